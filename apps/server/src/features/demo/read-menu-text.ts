import type { Translated } from '@tableside/domain/menu';
import { fromMajor, type Minor, ZERO } from '@tableside/domain/money';
import { type Field, fail, member, record, text } from './read-field.ts';

/** The languages and currency decimals a menu is written in. `main` first, then the offered ones. */
export type Writing = {
  readonly main: string;
  readonly languages: readonly string[];
  readonly decimals: number;
};

/**
 * A text in the venue's languages. A plain string stands for all of them (names that nobody translates); in an object
 * the main language must be there and no language may be foreign to the venue.
 */
export const translated = (field: Field, writing: Writing): Translated => {
  const all = [writing.main, ...writing.languages];
  if (typeof field.value === 'string') {
    const same = text(field);
    return Object.fromEntries(all.map(language => [language, same]));
  }
  const written = record(field, all);
  if (typeof written[writing.main] !== 'string')
    return fail(field, `has no text in the main language "${writing.main}"`);
  return Object.fromEntries(Object.keys(written).map(language => [language, text(member(field, language))]));
};

/** Like {@link translated}, but an absent field is no text at all. */
export const perhapsTranslated = (field: Field, writing: Writing): Translated =>
  field.value === undefined ? {} : translated(field, writing);

/** A price in major units, written as a number or as "12.50"; never negative, no more decimals than the currency has. */
export const price = (field: Field, writing: Writing): Minor => {
  const { value } = field;
  const number = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0)
    return fail(field, 'must be a price like 12.5');
  try {
    return fromMajor(number, writing.decimals);
  } catch {
    return fail(field, `${String(value)} has more than ${writing.decimals} decimals`);
  }
};

export const perhapsPrice = (field: Field, writing: Writing): Minor | null =>
  field.value === undefined ? null : price(field, writing);

/** A markup; absent is nothing extra. */
export const markup = (field: Field, writing: Writing): Minor => perhapsPrice(field, writing) ?? ZERO;
