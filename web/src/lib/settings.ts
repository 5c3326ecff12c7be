// Conversion of a meter's settings between server values and form fields.

import { decimal, parseFigure } from './money';
import type { Parameters } from './protocol';

/** Percentages have four decimals, because rates are in millionths. */
const PLACES = 4;

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

export function typed(parameters: Parameters, exponent: number): Typed {
  const short = (text: string): string => text.replace(/\.?0+$/, '');
  return {
    seed: decimal(parameters.seed, exponent),
    contribution: short(decimal(parameters.rates.contribution_ppm, PLACES)),
    reserve: short(decimal(parameters.rates.reserve_ppm, PLACES)),
    limit: parameters.limit === null ? '' : decimal(parameters.limit, exponent),
    executive: decimal(parameters.executive_above, exponent),
    most: decimal(parameters.most_wagered, exponent),
    pays: parameters.rates.fixed_pays,
    system: parameters.system,
    override: false,
  };
}

/** The typed settings, or null if one is not a number. */
export function parametersOf(form: Typed, exponent: number): Parameters | null {
  const seed = parseFigure(form.seed, exponent);
  const contribution = parseFigure(form.contribution, PLACES);
  const reserve = parseFigure(form.reserve, PLACES);
  const limit = form.limit.trim() ? parseFigure(form.limit, exponent) : null;
  const executive = parseFigure(form.executive, exponent);
  const most = parseFigure(form.most, exponent);
  if (seed === null || contribution === null || reserve === null || executive === null || most === null) return null;
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
