import type { MemberGiving } from '../../cart/discount.ts';
import { type Minor, minor } from '../../money/index.ts';
import { coveredBy, type WallTime } from '../../schedule/availability.ts';
import { addDays, type Day, isDay } from '../../schedule/calendar.ts';
import { weekdayOf } from '../../schedule/opening-hours.ts';
import { isWhole } from '../points.ts';
import { MAX_MEMBER_PERCENT, type Tier } from '../tiers/tiers.ts';

type Texts = { readonly [language: string]: string };

export const MAX_OFFERS = 10;
export const MAX_OFFER_NAME = 60;
const MAX_MINOR = 100_000_000;
const DAY_MINUTES = 1_440;

/** A percentage off everything, an amount off an order that is worth enough, or what a dish costs. */
export const OFFER_GIFTS = ['percent', 'amount', 'dish'] as const;
export type OfferGift = (typeof OFFER_GIFTS)[number];

/** What members have for a while. */
export type MemberOffer = {
  /** It is known by. */
  readonly key: string;
  readonly name: Texts;
  /** The key of the lowest tier that has it; null: every member. */
  readonly tier: string | null;
  /** The first and the last business day; null: open at that end. */
  readonly first: Day | null;
  readonly last: Day | null;
  /** ISO weekdays. */
  readonly days: readonly number[];
  /** Minutes from midnight on the wall, past midnight where `to` is below `from`; null: the whole business day. */
  readonly from: number | null;
  readonly to: number | null;
  readonly gives: OfferGift;
  /** Of `percent`. */
  readonly percent: number | null;
  /** Of `amount`: what comes off, and what the items must be worth, in minor units. */
  readonly amount: number | null;
  readonly least: number | null;
  /** Of `dish`: which one, and what a piece of it costs, in minor units. */
  readonly dish: string | null;
  readonly price: number | null;
};

export type OfferProblem = 'missing' | 'long' | 'range' | 'many' | 'order';

const isTime = (value: number | null): boolean => isWhole(value, 0, DAY_MINUTES);

const giftProblems = ({
  gives,
  percent,
  amount,
  least,
  dish,
  price,
}: MemberOffer): [string, OfferProblem, boolean][] => {
  if (gives === 'percent') return [['percent', 'range', !isWhole(percent, 1, MAX_MEMBER_PERCENT)]];
  if (gives === 'dish')
    return [
      ['dish', 'missing', dish === null || dish === ''],
      ['price', 'range', !isWhole(price, 1, MAX_MINOR)],
    ];
  return [
    ['amount', 'range', !isWhole(amount, 1, MAX_MINOR)],
    // Members pay something: an order is worth more than what comes off it.
    ['least', 'range', !isWhole(least, (amount ?? 0) + 1, MAX_MINOR)],
  ];
};

const problemsOfOne = (
  offer: MemberOffer,
  at: number,
  { main, levels }: { readonly main: string; readonly levels: readonly Tier[] },
): [string, OfferProblem][] => {
  const { name, tier, first, last, days, from, to } = offer;
  const found: [string, OfferProblem, boolean][] = [
    ['name', 'missing', (name[main] ?? '').trim() === ''],
    ['name', 'long', Object.values(name).some(text => text.length > MAX_OFFER_NAME)],
    ['tier', 'missing', tier !== null && !levels.some(({ key }) => key === tier)],
    ['dates', 'range', [first, last].some(day => day !== null && !isDay(day))],
    ['dates', 'order', first !== null && last !== null && first > last],
    ['days', 'missing', days.length === 0],
    ['days', 'range', days.some(day => !isWhole(day, 1, 7))],
    ['times', 'missing', (from === null) !== (to === null)],
    ['times', 'range', from !== null && to !== null && !(isTime(from) && isTime(to) && from !== to)],
    ...giftProblems(offer),
  ];
  return found.flatMap(([place, problem, is]) => (is ? [[`offers.${at}.${place}`, problem]] : []));
};

/** What is wrong with offers, by place: `offers.0.name`. `main` is the venue's language. */
export const offerProblems = (
  offers: readonly MemberOffer[],
  context: { readonly main: string; readonly levels: readonly Tier[] },
): { readonly [place: string]: OfferProblem } =>
  Object.fromEntries([
    ...(offers.length > MAX_OFFERS ? [['offers', 'many'] as const] : []),
    ...offers.flatMap((offer, at) => problemsOfOne(offer, at, context)),
  ]);

/** A moment as a venue has it: its business day, and its clock on the wall. */
export type OfferMoment = { readonly day: Day; readonly wall: WallTime };

/** The day that the dates of an offer are held against: with hours the wall's, as its weekdays are, and past midnight of them the one on which they began; wherever the business day ends. */
const dayOf = ({ from, to }: MemberOffer, { day, wall }: OfferMoment): Day => {
  if (from === null || to === null) return day;
  const date = weekdayOf(day) === wall.day ? day : addDays(day, 1);
  return from > to && wall.minutes < to ? addDays(date, -1) : date;
};

/** Whether an offer counts at a moment. A night that began on one of its days belongs to that day. */
export const runsAt = (offer: MemberOffer, moment: OfferMoment): boolean => {
  const { first, last, days, from, to } = offer;
  const day = dayOf(offer, moment);
  return (
    (first === null || first <= day) &&
    (last === null || day <= last) &&
    (from === null || to === null
      ? days.includes(weekdayOf(day))
      : coveredBy([{ days, from, to }], moment.wall))
  );
};

/** Whether it can still come: its last day is not over. */
export const isAhead = ({ last }: MemberOffer, today: Day): boolean => last === null || today <= last;

/** The offers of a programme that a member has at a moment; `tier` is the key of theirs. Those of a tier are of all above it, too. */
export const offersFor = (
  offers: readonly MemberOffer[],
  { tier, levels }: { readonly tier: string | null; readonly levels: readonly Pick<Tier, 'key' | 'from'>[] },
  moment: OfferMoment,
): MemberOffer[] => {
  const fromOf = (key: string | null): number | undefined => levels.find(each => each.key === key)?.from;
  const own = fromOf(tier);
  return offers.filter(offer => {
    if (!runsAt(offer, moment)) return false;
    if (offer.tier === null) return true;
    const least = fromOf(offer.tier);
    return own !== undefined && least !== undefined && own >= least;
  });
};

/** What running offers come to. */
export type OffersGive = MemberGiving & {
  /** What dishes cost, by id. */
  readonly prices: ReadonlyMap<string, Minor>;
};

export const offersGive = (offers: readonly MemberOffer[]): OffersGive => {
  const prices = new Map<string, Minor>();
  for (const { gives, dish, price } of offers)
    if (gives === 'dish' && dish !== null && price !== null)
      prices.set(dish, minor(Math.min(price, prices.get(dish) ?? price)));
  return {
    percent: Math.max(0, ...offers.map(({ gives, percent }) => (gives === 'percent' ? (percent ?? 0) : 0))),
    amounts: offers.flatMap(({ gives, amount, least }) =>
      gives === 'amount' && amount !== null && least !== null
        ? [{ amount: minor(amount), least: minor(least) }]
        : [],
    ),
    prices,
  };
};
