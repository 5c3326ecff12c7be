// Moves the page to another process of the house, keeping its address within the house.

export interface FollowNeeds {
  here: string;
  /** Whether a process answers at an address. */
  answers(address: string): Promise<boolean>;
  go(address: string): void;
}

/** Goes to the first of the addresses that answers. One attempt at a time. */
export function follower(needs: FollowNeeds): (addresses: readonly string[]) => Promise<void> {
  let under = false;
  return async (addresses) => {
    if (under) return;
    under = true;
    try {
      for (const address of addresses.filter(
        (one) => one !== needs.here && /^https?:\/\//.test(one),
      )) {
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
    // The answer is opaque here. Any answer means that the process is running.
    await fetch(`${address}/health`, { mode: 'no-cors', cache: 'no-store', credentials: 'omit' });
    return true;
  } catch {
    return false;
  }
}

export const follow = follower({
  here: typeof location === 'undefined' ? '' : location.origin,
  answers,
  go: (address) => {
    location.replace(`${address}${location.pathname}${location.search}${location.hash}`);
  },
});
