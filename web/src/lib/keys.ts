// The keys of the terminal, used by the key handler, the areas and HELP.

export const AREA_KEYS: Record<string, string> = {
  player: 'P',
  banker: 'B',
  tie: 'T',
  'player-pair': 'Q',
  'player-dragon-bonus': 'W',
  'banker-dragon-bonus': 'E',
  'banker-pair': 'R',
  'fortune-7': 'F',
  progressive: 'J',
};

export const ACT_KEYS = {
  undo: 'U',
  clear: 'C',
  rebet: 'N',
  double: 'X',
  collect: 'K',
  help: 'H',
  recall: 'L',
  reveal: 'V',
} as const;

export type Act = keyof typeof ACT_KEYS;

export function keyOf(area: string): string | undefined {
  return AREA_KEYS[area];
}

export type Pressed = { chip: number } | { area: string } | { act: Act } | null;

/** The meaning of a key at the terminal. A chip is given by its position in the tray, from 0. */
export function meaning(key: string): Pressed {
  if (/^[1-9]$/.test(key)) return { chip: Number(key) - 1 };
  const upper = key === 'Backspace' ? ACT_KEYS.undo : key.toUpperCase();
  const area = Object.keys(AREA_KEYS).find((one) => AREA_KEYS[one] === upper);
  if (area) return { area };
  const act = (Object.keys(ACT_KEYS) as Act[]).find((one) => ACT_KEYS[one] === upper);
  return act ? { act } : null;
}

/** Whether a key press belongs to a text field, a dialog or a browser shortcut. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  return Boolean(target?.closest('input, select, textarea, dialog'));
}
