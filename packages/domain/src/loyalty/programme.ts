import { ENROLMENT_FIELD_TYPES, type EnrolmentField, MAX_ANSWER } from './enrolment.ts';
import { type MemberOffer, offerProblems } from './offers/offers.ts';
import { type PointsTerms, pointsProblems } from './points.ts';
import { MAX_MEMBER_PERCENT, type TierTerms, tierProblems } from './tiers/tiers.ts';

type Texts = { readonly [language: string]: string };

export const MAX_PROGRAMME_NAME = 60;
export const MAX_PROGRAMME_TEXT = 200;
export const MAX_CARD_MONTHS = 120;
/** Each question costs members: more than these nobody answers at a table. */
export const MAX_FIELDS = 6;

/** A question to whoever joins, as its venue words it. ENTITY-76. */
export type ProgrammeField = EnrolmentField & { readonly name: Texts; readonly placeholder: Texts };

/** A venue's own programme, as its owner writes it. ENTITY-75. */
export type ProgrammeTerms = {
  readonly name: string;
  /** `#rrggbb`; null: the colour of the venue's looks, and a darker shade of it. LOYAL-46, LOYAL-47. */
  readonly cardColor: string | null;
  readonly cardSecondaryColor: string | null;
  /** Stands beside prices for members. LOYAL-48. */
  readonly pricingText: Texts;
  readonly fields: readonly ProgrammeField[];
  /** Members may bring the number of a card that they have on paper. */
  readonly takesCards: boolean;
  /** It counts at every venue of the organisation, not at its own alone. */
  readonly everywhere: boolean;
  /** What members have off everything, in whole percent; null: they have prices of their own alone. */
  readonly discountPercent: number | null;
  /** How long a card is good; null: until its guest leaves. LOYAL-25. */
  readonly cardMonths: number | null;
  /** What members collect; null: nothing. */
  readonly points: PointsTerms | null;
  /** What those have who collect much; null: nothing. Without points there is none. */
  readonly tiers: TierTerms | null;
  /** What members have for a while. */
  readonly offers: readonly MemberOffer[];
};

export type ProgrammeProblem =
  | 'missing'
  | 'long'
  | 'colour'
  | 'twice'
  | 'length'
  | 'many'
  | 'range'
  | 'order';

const isColour = (text: string | null): boolean => text === null || /^#[0-9a-f]{6}$/i.test(text);
const isWithin = (value: number | null, most: number): boolean =>
  value === null || (Number.isInteger(value) && value >= 1 && value <= most);
const tooLong = (texts: Texts): boolean =>
  Object.values(texts).some(text => text.length > MAX_PROGRAMME_TEXT);

/** Lengths are whole, in order, and no longer than an answer may be. */
const lengthsFit = ({ minLength, maxLength }: EnrolmentField): boolean => {
  const fits = (length: number | null): boolean =>
    length === null || (Number.isInteger(length) && length >= 0 && length <= MAX_ANSWER);
  return (
    fits(minLength) && fits(maxLength) && maxLength !== 0 && (minLength ?? 0) <= (maxLength ?? MAX_ANSWER)
  );
};

const fieldProblems = (
  field: ProgrammeField,
  at: number,
  all: readonly ProgrammeField[],
  main: string,
): [string, ProgrammeProblem][] => {
  const { name, placeholder, key, type } = field;
  const own = (name[main] ?? '').trim();
  const twice = all.findIndex(each => each.key === key || (each.name[main] ?? '').trim() === own) < at;
  return [
    ...(own === '' ? [[`fields.${at}.name`, 'missing'] as [string, ProgrammeProblem]] : []),
    ...(own !== '' && twice ? [[`fields.${at}.name`, 'twice'] as [string, ProgrammeProblem]] : []),
    ...(tooLong(name) || tooLong(placeholder)
      ? [[`fields.${at}.name`, 'long'] as [string, ProgrammeProblem]]
      : []),
    ...(ENROLMENT_FIELD_TYPES.includes(type) && lengthsFit(field)
      ? []
      : [[`fields.${at}.lengths`, 'length'] as [string, ProgrammeProblem]]),
  ];
};

/** What is wrong with a programme, by place: `name`, `cardColor`, `fields.1.name`. `main` is the venue's language. */
export const programmeProblems = (
  terms: ProgrammeTerms,
  main: string,
): { readonly [place: string]: ProgrammeProblem } => {
  const name = terms.name.trim();
  return Object.fromEntries([
    ...(name === '' ? [['name', 'missing'] as const] : []),
    ...(name.length > MAX_PROGRAMME_NAME ? [['name', 'long'] as const] : []),
    ...(isColour(terms.cardColor) ? [] : [['cardColor', 'colour'] as const]),
    ...(isColour(terms.cardSecondaryColor) ? [] : [['cardSecondaryColor', 'colour'] as const]),
    ...(tooLong(terms.pricingText) ? [['pricingText', 'long'] as const] : []),
    ...(isWithin(terms.discountPercent, MAX_MEMBER_PERCENT) ? [] : [['discountPercent', 'range'] as const]),
    ...(isWithin(terms.cardMonths, MAX_CARD_MONTHS) ? [] : [['cardMonths', 'range'] as const]),
    ...(terms.points ? Object.entries(pointsProblems(terms.points, main)) : []),
    ...(terms.tiers ? Object.entries(tierProblems(terms.tiers, main)) : []),
    ...Object.entries(offerProblems(terms.offers, { main, levels: terms.tiers?.levels ?? [] })),
    ...(terms.fields.length > MAX_FIELDS ? [['fields', 'many'] as const] : []),
    ...terms.fields.flatMap((field, at) => fieldProblems(field, at, terms.fields, main)),
  ]);
};
