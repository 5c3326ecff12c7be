// Shared state of the back office: access to pages, house time, and names of games.

import { floor, problem } from './floor.svelte';
import type { GameNamed, OfficeClock } from './protocol';
import { get } from './rest';
import { language } from './words/words.svelte';

export const PAGES = [
  'overview',
  'tables',
  'reports',
  'coups',
  'dispute',
  'meters',
  'ledger',
  'cage',
  'patrons',
  'people',
  'settings',
  'incidents',
  'verification',
] as const;
export type Page = (typeof PAGES)[number];

const OVERSEE = ['supervisor', 'executive', 'auditor'];
const RUN_TABLES = ['supervisor', 'executive'];
const BOOKS = ['executive', 'auditor'];
/** Roles that see each page. The server enforces the same rules. */
export const SEEN_BY: Record<Page, readonly string[]> = {
  overview: OVERSEE,
  tables: RUN_TABLES,
  reports: OVERSEE,
  coups: OVERSEE,
  dispute: OVERSEE,
  meters: OVERSEE,
  ledger: BOOKS,
  cage: ['cashier', ...OVERSEE],
  patrons: ['cashier', ...OVERSEE],
  people: ['admin', 'auditor'],
  settings: ['admin', ...OVERSEE],
  incidents: ['admin', ...OVERSEE],
  verification: ['admin', ...BOOKS],
};

export const mine = (): Page[] => PAGES.filter((page) => floor.is(...SEEN_BY[page]));

/** Addresses of the back office. */
export const officePath = {
  page: (page: Page): string => (page === 'overview' ? '/office' : `/office/${page}`),
  coup: (table: string, coup: number): string =>
    `/office/coups/${encodeURIComponent(table)}/${String(coup)}`,
  account: (patron: string): string => `/office/patrons/${encodeURIComponent(patron)}`,
};

class Clock {
  value: OfficeClock | null = $state.raw(null);

  async look(): Promise<void> {
    this.value = await get<OfficeClock>('/api/office');
    // The house's time zone may have changed since this page was opened.
    const zone = this.value.time_zone;
    if (floor.house && floor.house.time_zone !== zone)
      floor.house = { ...floor.house, time_zone: zone };
  }
}

export const clock = new Clock();

/** Names of games and bets. Reports contain only hashes and keys. */
class Games {
  list: readonly GameNamed[] = $state.raw([]);

  async look(): Promise<void> {
    this.list = await get<GameNamed[]>(`/api/office/games?language=${language.code}`);
  }

  title(hash: string | null | undefined, key: string | null | undefined): string {
    return this.list.find((game) => game.hash === hash)?.title ?? key ?? '';
  }

  bet(hash: string | null | undefined, bet: string | null | undefined): string {
    return this.list.find((game) => game.hash === hash)?.bets[bet ?? ''] ?? bet ?? '';
  }

  /** Every bet of any game, by key. */
  get bets(): [string, string][] {
    return Object.entries(
      Object.assign({}, ...this.list.map((game) => game.bets)) as Record<string, string>,
    );
  }
}

export const games = new Games();

/** An answer of the server, requested again when the question changes. */
export class Asked<T> {
  value: T | null = $state.raw(null);
  wrong = $state('');
  busy = $state(false);
  #last = 0;

  async ask(path: string): Promise<void> {
    const own = ++this.#last;
    this.busy = true;
    try {
      const found = await get<T>(path);
      if (own === this.#last) [this.value, this.wrong] = [found, ''];
    } catch (error) {
      if (own === this.#last) this.wrong = problem(error);
    } finally {
      if (own === this.#last) this.busy = false;
    }
  }
}
