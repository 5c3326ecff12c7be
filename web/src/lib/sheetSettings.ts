// Settings of a sheet: as text, as a field holds them, and as a command takes them.

import { amount, count, percentOfPpm } from './figures';
import { floor } from './floor.svelte';
import { decimal } from './money';
import type { SettingState, SettingValue } from './protocol';
import { exampleText, figureText, parseFigure, parseRate, rateText } from './typed';
import { officeText } from './words/office.svelte';
import { language } from './words/words.svelte';

export type Notation = SettingValue['notation'];
type Kind = SettingState['kind'];

/** The value of an optional amount that is not set. */
const NONE = 'none';

const places = (): number => floor.house?.exponent ?? 0;

function figureShown(kind: Kind, figure: number): string {
  if (kind === 'amount') return amount(figure);
  return kind === 'rate' ? percentOfPpm(figure) : count(figure);
}

/** A value in words, or as an amount, a percentage or a number. */
export function valueText(kind: Kind, { name, figure, notation }: SettingValue): string {
  return name || (figure === null ? String(notation) : figureShown(kind, figure));
}

/** The text that a field for a setting begins with. */
export function fieldText({ kind, value, choices }: SettingState): string {
  const { figure, notation } = value;
  if (choices.length || (kind !== 'amount' && kind !== 'rate')) return String(notation);
  if (figure === null) return '';
  return kind === 'amount'
    ? figureText(figure, places(), language.code)
    : rateText(figure, language.code);
}

/** The number that was typed, or null if it is none of the setting's kind. */
function typedFigure(kind: Kind, text: string): number | null {
  if (kind === 'rate') return parseRate(text, language.code);
  return parseFigure(text, kind === 'amount' ? places() : 0, language.code);
}

const isFigure = (kind: Kind): boolean => kind === 'amount' || kind === 'rate' || kind === 'count';
const isUnset = ({ optional }: SettingState, text: string): boolean =>
  optional && text.trim() === '';

/** What a field holds, as a command takes it. */
export function notationOf(setting: SettingState, text: string): Notation {
  const { kind, choices } = setting;
  if (choices.length)
    return choices.find(({ notation }) => String(notation) === text)?.notation ?? text;
  if (isUnset(setting, text)) return NONE;
  const figure = isFigure(kind) ? typedFigure(kind, text) : null;
  if (figure === null) return text.trim();
  if (kind === 'count') return figure;
  return kind === 'amount' ? decimal(figure, places()) : `${rateText(figure, 'en')} %`;
}

/** Why typed text is not a value of the setting, with its label; empty if it is one. */
export function faultOf(setting: SettingState, text: string): string {
  const { kind, label, choices, minimum, maximum } = setting;
  if (choices.length || !isFigure(kind) || isUnset(setting, text)) return '';
  const figure = typedFigure(kind, text);
  const typed = { label, value: text.trim() };
  if (figure === null) {
    if (kind === 'count') return officeText('office-settings-whole', typed);
    return officeText('office-settings-invalid', {
      ...typed,
      example:
        kind === 'amount' ? exampleText(places(), language.code) : rateText(15_000, language.code),
    });
  }
  const shown = { label, value: figureShown(kind, figure) };
  if (minimum !== null && figure < minimum)
    return officeText('office-settings-least', { ...shown, least: figureShown(kind, minimum) });
  if (maximum !== null && figure > maximum)
    return officeText('office-settings-most', { ...shown, most: figureShown(kind, maximum) });
  return '';
}
