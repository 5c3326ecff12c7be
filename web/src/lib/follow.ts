// Following the house to another of its processes: the page goes there, with everything it shows.

export interface FollowNeeds {
  here: string;
  /** Whether a process answers at an address. */
  answers(address: string): Promise<boolean>;
  go(address: string): void;
}

/** A way to go to the first of some addresses where the house answers; one journey at a time. */
export function follower(needs: FollowNeeds): (addresses: readonly string[]) => Promise<void> {
  let under = false;
  return async (addresses) => {
    if (under) return;
    under = true;
    try {
      for (const address of addresses.filter((one) => one !== needs.here && /^https?:\/\//.test(one))) {
        if (await needs.answers(address)) {
          needs.go(address);
          return;
        }
      }
    } finally {
      under = false;
    }
  };
}

async function answers(address: string): Promise<boolean> {
  try {
    // What it says cannot be read from here; that it says something is enough.
    await fetch(`${address}/health`, { mode: 'no-cors', cache: 'no-store', credentials: 'omit' });
    return true;
  } catch {
    return false;
  }
}

export const follow = follower({
  here: typeof location === 'undefined' ? '' : location.origin,
  answers,
  go: (address) => { location.replace(`${address}${location.pathname}${location.search}${location.hash}`); },
});
