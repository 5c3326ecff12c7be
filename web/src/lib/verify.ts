// Verification of a finished shoe in the browser. The steps are the same as in docs/verify_shoe.py.

export type StepName = 'form' | 'commitment' | 'noted' | 'decks' | 'cut' | 'dealt' | 'end';

export interface Step {
  name: StepName;
  holds: boolean;
  /** The computed value, or what is wrong. */
  detail: string;
}

export interface Lot {
  name: string;
  cards: string[];
}

export interface Verified {
  holds: boolean;
  steps: Step[];
  /** The cards that left the shoe, according to the file. */
  lots: Lot[];
  commitment: string;
}

const KEYS = ['pit', 'table', 'shoe', 'game', 'salt', 'order'];
const DECK = new Set(
  [...'A23456789TJQK'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit)),
);

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The parts before and after a separator. The second is empty if the separator does not occur. */
function split(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + by.length)];
}

function wholeDecks(order: readonly string[]): boolean {
  const counts: Record<string, number> = {};
  for (const card of order) counts[card] = (counts[card] ?? 0) + 1;
  const kinds = Object.keys(counts);
  return (
    kinds.length === DECK.size &&
    kinds.every((card) => DECK.has(card) && counts[card] === counts[kinds[0] ?? ''])
  );
}

/** All verification steps. They end early if the file is malformed. */
export async function verify(file: string, noted = ''): Promise<Verified> {
  const steps: Step[] = [];
  const lines = file.split('\n');
  const lots: Lot[] = lines.slice(9, -1).map((line) => {
    const [name, cards] = split(line, ': ');
    return { name, cards: cards.split(' ') };
  });
  const done = (commitment = ''): Verified => ({
    holds: steps.every((step) => step.holds),
    steps,
    lots,
    commitment,
  });
  const [opening, ...keys] = lines.slice(0, 7).map((line) => split(line, ': ')[0]);
  // eslint-disable-next-line no-control-regex
  const ascii = /^[\x00-\x7f]*$/.test(file);
  const formed =
    ascii && lines.length >= 9 && opening === 'puntobanco shoe 1' && keys.join() === KEYS.join();
  steps.push({ name: 'form', holds: formed, detail: formed ? lines.slice(1, 5).join(' · ') : '' });
  if (!formed) return done();

  // 1. The first seven lines are what the house committed to before the cut and the first bet.
  const commitment = await sha256(
    lines
      .slice(0, 7)
      .map((line) => `${line}\n`)
      .join(''),
  );
  steps.push({
    name: 'commitment',
    holds: lines[7] === `commitment: ${commitment}`,
    detail: commitment,
  });
  if (noted)
    steps.push({ name: 'noted', holds: noted.toLowerCase() === commitment, detail: noted });

  // 2. The order is a complete shoe: every card of the deck, each equally often.
  const order = (lines[6] ?? '').replace(/^order: /, '').split(' ');
  steps.push({
    name: 'decks',
    holds: wholeDecks(order),
    detail: `${String(order.length)} / 52 = ${String(order.length / 52)}`,
  });

  // 3. After moving the cards before the cut to the end, the order begins with the cards dealt.
  const [key, position = '', how = ''] = (lines[8] ?? '').split(' ');
  const place = /^\d+$/.test(position) ? Number(position) : 0;
  const cut = key === 'cut:' && ['by', 'drawn'].includes(how) && place > 0 && place < order.length;
  steps.push({ name: 'cut', holds: cut, detail: lines[8] ?? '' });
  if (!cut) return done(commitment);
  const turned = [...order.slice(place), ...order.slice(0, place)];
  const dealt = lots.flatMap((lot) => lot.cards);
  const wrong = dealt.findIndex((card, i) => turned[i] !== card);
  const detail =
    wrong < 0
      ? `${String(dealt.length)} / ${String(turned.length)}`
      : `${String(wrong + 1)}: ${dealt[wrong] ?? ''} ≠ ${turned[wrong] ?? ''}`;
  steps.push({ name: 'dealt', holds: wrong < 0, detail });
  if (lines.at(-1)) steps.push({ name: 'end', holds: false, detail: lines.at(-1) ?? '' });
  return done(commitment);
}
