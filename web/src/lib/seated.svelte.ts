// State of a patron's own terminal between two messages of the server.

import type { WatchedTable, CommandOutcome } from './floor.svelte';
import { moneyShort } from './money';
import type { Item, WireCommand } from './protocol';
import { known, language, listText, reasonText, sentences, t } from './words/words.svelte';

export type Open = 'help' | 'recall' | 'buy' | 'collect' | 'limits' | 'shoe';

const DOUBLED_MS = 1000;

export class Seated {
  chip: number | null = $state(null);
  readonly #watched: WatchedTable;

  constructor(watched: WatchedTable) {
    this.#watched = watched;
  }

  get seat(): number | null {
    return this.#watched.mine?.seat ?? null;
  }

  get wagers(): Record<string, number> {
    return this.#watched.view?.seats.find((one) => one.seat === this.seat)?.wagers ?? {};
  }

  /** The places of the cards that the viewer may turn. */
  held(): number[] {
    const holds = Object.values(this.#watched.mine?.holds ?? {});
    return holds.flat().map((card) => card.place);
  }

  name(bet: string): string {
    return this.#watched.info?.bets.find((one) => one.key === bet)?.name ?? bet;
  }

  /** The wagers returned when betting closed, in words. */
  returned(items: readonly Item[]): string {
    const info = this.#watched.info;
    if (!info) return '';
    const texts = items.map((item) =>
      t('table-returned', {
        name: this.name(item.bet ?? ''),
        amount: moneyShort(item.amount ?? 0, info, language.code),
        why: this.#whyReturned(item),
      }),
    );
    return sentences(...texts);
  }

  #whyReturned({ text, needs }: Item): string {
    if (needs?.length)
      return t('table-needs', { names: needs.map((bet) => this.name(bet)).join(' / ') });
    const reason = reasonText(text ?? '');
    return known(`returned-${reason}`) ?? reason;
  }

  /** X2. Returns a text that names the areas left as they were. */
  async double(
    coup: number,
    send: (command: WireCommand) => Promise<CommandOutcome>,
  ): Promise<string> {
    const before = this.wagers;
    const outcome = await send({ type: 'DoubleWagers', coup });
    if (!outcome.accepted) return outcome.sentence;
    const answer = outcome.done?.answer;
    const doubled =
      answer?.type === 'accepted'
        ? answer.events.filter((kind) => kind === 'WagerPlaced').length
        : 0;
    const left = (): string[] =>
      Object.keys(before).filter((bet) => (this.wagers[bet] ?? 0) < 2 * (before[bet] ?? 0));
    const expected = Object.keys(before).length - doubled;
    if (expected <= 0) return '';
    // The answer may arrive before the view that it belongs to.
    await this.#watched.until(() => left().length === expected, DOUBLED_MS);
    return t('table-not-doubled', { names: listText(left().map((bet) => this.name(bet))) });
  }
}
