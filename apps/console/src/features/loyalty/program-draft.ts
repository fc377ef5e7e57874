import type { CallInput } from '@tableside/contract/client';
import type { LoyaltySettings } from '@tableside/contract/http/console/loyalty';
import { type ProgrammeTerms, programmeProblems, type TierTerms } from '@tableside/domain/loyalty';
import { type Minor, minor } from '@tableside/domain/money';
import type { TextKey } from '../../i18n/index.ts';
import { WEEKDAYS } from '../../parts/form/weekdays.ts';

export type ProgramDraft = NonNullable<LoyaltySettings['program']>;
export type PointsDraft = NonNullable<ProgramDraft['points']>;
export type TiersDraft = NonNullable<ProgramDraft['tiers']>;
export type TierDraft = TiersDraft['levels'][number];
export type OfferDraft = ProgramDraft['offers'][number];
export type QuestionDraft = ProgramDraft['fields'][number];
export type ProgramBody = CallInput<'POST /console/{venue}/loyalty/save'>['body'];

export const NEW_QUESTION: QuestionDraft = {
  key: null,
  name: {},
  placeholder: {},
  type: 'text',
  required: false,
  min_length: null,
  max_length: null,
};
const NEW_PROGRAM: ProgramDraft = {
  name: '',
  card_color: null,
  card_secondary_color: null,
  pricing_text: {},
  fields: [],
  takes_cards: false,
  everywhere: false,
  discount_percent: null,
  card_months: null,
  points: null,
  tiers: null,
  offers: [],
};

/** An amount as a field of money takes it. */
export const asMinor = (value: number | null): Minor | null => (value === null ? null : minor(value));

export const draftOf = ({ program }: LoyaltySettings): ProgramDraft => program ?? NEW_PROGRAM;

export const NEW_TIER: TierDraft = { key: null, name: {}, from: 100, percent: 5, times: 1 };

export const NEW_OFFER: OfferDraft = {
  key: null,
  name: {},
  tier: null,
  first: null,
  last: null,
  days: [...WEEKDAYS],
  from: null,
  to: null,
  gives: 'percent',
  percent: 10,
  amount: null,
  least: null,
  dish: null,
  price: null,
};

const tierTermsOf = ({ months, levels }: TiersDraft): TierTerms => ({
  months,
  levels: levels.map(({ key, ...level }, at) => ({ ...level, key: key ?? `new-${at}` })),
});

const termsOf = (draft: ProgramDraft): ProgrammeTerms => ({
  name: draft.name,
  cardColor: draft.card_color,
  cardSecondaryColor: draft.card_secondary_color,
  pricingText: draft.pricing_text,
  fields: draft.fields.map(({ key, min_length: minLength, max_length: maxLength, ...rest }, at) => ({
    ...rest,
    key: key ?? `new-${at}`,
    minLength,
    maxLength,
  })),
  takesCards: draft.takes_cards,
  everywhere: draft.everywhere,
  discountPercent: draft.discount_percent,
  cardMonths: draft.card_months,
  points: draft.points && {
    earn: draft.points.earn,
    every: draft.points.every,
    category: draft.points.category,
    cost: draft.points.cost,
    rewardAmount: draft.points.reward_amount,
    rewardCategory: draft.points.reward_category,
    rewardName: draft.points.reward_name,
    birthday: draft.points.birthday,
    months: draft.points.months,
  },
  tiers: draft.points && draft.tiers && tierTermsOf(draft.tiers),
  offers: draft.offers.map(({ key, ...offer }, at) => ({ ...offer, key: key ?? `new-${at}` })),
});

/** What the server would not take, by place. */
export const problemsOf = (draft: ProgramDraft, main: string): Readonly<Record<string, string>> =>
  programmeProblems(termsOf(draft), main);

const WHY: Readonly<Record<string, TextKey>> = {
  missing: 'loyalty.wrong.missing',
  long: 'loyalty.wrong.long',
  colour: 'loyalty.wrong.colour',
  twice: 'loyalty.wrong.twice',
  length: 'loyalty.wrong.length',
  many: 'loyalty.wrong.many',
  range: 'loyalty.wrong.range',
};
/** Why a place cannot stay as it is. */
export const whyKey = (problem: string | undefined): TextKey | undefined => WHY[problem ?? ''];
