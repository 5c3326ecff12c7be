// Conversion of a meter's settings between server values and form fields.

import type { Parameters } from './protocol';
import { figureText, parseFigure, parseRate, rateText } from './typed';

/** The settings of a meter as typed. */
export interface Typed {
  seed: string;
  contribution: string;
  reserve: string;
  limit: string;
  executive: string;
  most: string;
  pays: Parameters['rates']['fixed_pays'];
  system: Parameters['system'];
  override: boolean;
}

export function typed(parameters: Parameters, exponent: number, language: string): Typed {
  const amount = (minor: number): string => figureText(minor, exponent, language);
  return {
    seed: amount(parameters.seed),
    contribution: rateText(parameters.rates.contribution_ppm, language),
    reserve: rateText(parameters.rates.reserve_ppm, language),
    limit: parameters.limit === null ? '' : amount(parameters.limit),
    executive: amount(parameters.executive_above),
    most: amount(parameters.most_wagered),
    pays: parameters.rates.fixed_pays,
    system: parameters.system,
    override: false,
  };
}

/** The typed settings, or null if one is not a number. */
export function parametersOf(form: Typed, exponent: number, language: string): Parameters | null {
  const amount = (text: string): number | null => parseFigure(text, exponent, language);
  const rate = (text: string): number | null => parseRate(text, language);
  const [contribution, reserve] = [rate(form.contribution), rate(form.reserve)];
  const [seed, executive, most] = [amount(form.seed), amount(form.executive), amount(form.most)];
  const limit = form.limit.trim() ? amount(form.limit) : null;
  if (
    seed === null ||
    contribution === null ||
    reserve === null ||
    executive === null ||
    most === null
  )
    return null;
  if (form.limit.trim() && limit === null) return null;
  return {
    rates: { contribution_ppm: contribution, reserve_ppm: reserve, fixed_pays: form.pays },
    seed,
    limit,
    system: form.system,
    executive_above: executive,
    most_wagered: most,
  };
}
