// The current address, with the History API. There are few addresses, so their table is a list.

export type Route =
  | { at: 'lobby' }
  | { at: 'sign-in' }
  | { at: 'register' }
  | { at: 'welcome' }
  | { at: 'table'; table: string }
  | { at: 'rules'; table: string }
  | { at: 'deal'; table: string }
  | { at: 'meter'; meter: string }
  | { at: 'sign'; meter: string }
  | { at: 'table-sign'; table: string }
  | { at: 'fairness' }
  | { at: 'office'; path: string }
  | { at: 'staff' }
  | { at: 'cage' }
  | { at: 'limits' }
  | { at: 'account' }
  | { at: 'nowhere' };

const PLACES: readonly [RegExp, (named: string) => Route][] = [
  [/^\/$/, () => ({ at: 'lobby' })],
  [/^\/sign-in$/, () => ({ at: 'sign-in' })],
  [/^\/register$/, () => ({ at: 'register' })],
  [/^\/(?:welcome|invite)$/, () => ({ at: 'welcome' })],
  [/^\/tables\/([^/]+)$/, (table) => ({ at: 'table', table })],
  [/^\/tables\/([^/]+)\/rules$/, (table) => ({ at: 'rules', table })],
  [/^\/tables\/([^/]+)\/deal$/, (table) => ({ at: 'deal', table })],
  [/^\/meters\/([^/]+)$/, (meter) => ({ at: 'meter', meter })],
  [/^\/meters\/([^/]+)\/sign$/, (meter) => ({ at: 'sign', meter })],
  [/^\/tables\/([^/]+)\/sign$/, (table) => ({ at: 'table-sign', table })],
  [/^\/fairness$/, () => ({ at: 'fairness' })],
  [/^\/office(?:\/(.*))?$/, (path) => ({ at: 'office', path })],
  [/^\/staff$/, () => ({ at: 'staff' })],
  [/^\/cage$/, () => ({ at: 'cage' })],
  [/^\/limits$/, () => ({ at: 'limits' })],
  [/^\/account$/, () => ({ at: 'account' })],
];

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The route for a path. */
export function placeOf(path: string): Route {
  for (const [pattern, place] of PLACES) {
    const found = pattern.exec(path);
    const named = found && decoded(found[1] ?? '');
    if (typeof named === 'string') return place(named);
  }
  return { at: 'nowhere' };
}

export const pathTo = {
  lobby: '/',
  signIn: '/sign-in',
  register: '/register',
  staff: '/staff',
  cage: '/cage',
  limits: '/limits',
  account: '/account',
  table: (table: string) => `/tables/${encodeURIComponent(table)}`,
  rules: (table: string) => `/tables/${encodeURIComponent(table)}/rules`,
  deal: (table: string) => `/tables/${encodeURIComponent(table)}/deal`,
  tableSign: (table: string) => `/tables/${encodeURIComponent(table)}/sign`,
  fairness: (table: string, shoe: number) =>
    `/fairness?table=${encodeURIComponent(table)}&shoe=${String(shoe)}`,
  office: '/office',
  tables: '/office/tables',
  meter: (meter: string) => `/meters/${encodeURIComponent(meter)}`,
  sign: (meter: string) => `/meters/${encodeURIComponent(meter)}/sign`,
  /** The win page is made by the server, for printing. */
  win: (meter: string, slip: number) =>
    `/api/meters/${encodeURIComponent(meter)}/wins/${String(slip)}`,
};

class Router {
  route: Route = $state.raw(placeOf(location.pathname));
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => {
      this.#read();
    });
    // Leave a click to the browser if it has a modifier, opens a new tab, or leaves the site.
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest('a');
      if (!link || event.defaultPrevented || event.button !== 0 || link.target) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.origin !== location.origin || link.hasAttribute('download')) return;
      if (placeOf(link.pathname).at === 'nowhere') return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  go(path: string, options: { replace?: boolean } = {}): void {
    if (options.replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = placeOf(location.pathname);
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();
