import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberDiscount } from '../../cart/discount.ts';
import { minor } from '../../money/index.ts';
import { loyaltyShares } from '../../split/index.ts';
import { isAhead, type MemberOffer, offerProblems, offersFor, offersGive, runsAt } from './offers.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const offer = (over: Partial<MemberOffer> = {}): MemberOffer => ({
  key: 'hour',
  name: { en: 'Coffee hour' },
  tier: null,
  first: null,
  last: null,
  days: WEEK,
  from: null,
  to: null,
  gives: 'percent',
  percent: 20,
  amount: null,
  least: null,
  dish: null,
  price: null,
  ...over,
});
const tier = (key: string, from: number) => ({ key, from, name: { en: key }, percent: 5, times: 1 });
const LEVELS = [tier('gold', 300), tier('silver', 100)];
const amount = (over: Partial<MemberOffer> = {}) =>
  offer({ gives: 'amount', percent: null, amount: 500, least: 2_000, ...over });
const dish = (over: Partial<MemberOffer> = {}) =>
  offer({ gives: 'dish', percent: null, dish: 'soup', price: 300, ...over });
// 30 November 2026 is a Monday.
const at = (day: string, weekday: number, minutes: number) => ({ day, wall: { day: weekday, minutes } });
const NOON = at('2026-11-30', 1, 720);

describe('what is wrong with an offer', () => {
  it.each<[string, MemberOffer, object]>([
    ['nothing', offer({ tier: 'gold', first: '2026-12-01', last: '2026-12-01', from: 0, to: 60 }), {}],
    ['no name', offer({ name: { en: ' ' } }), { 'offers.0.name': 'missing' }],
    ['a tier that is gone', offer({ tier: 'bronze' }), { 'offers.0.tier': 'missing' }],
    ['no such day', offer({ last: '2026-02-30' }), { 'offers.0.dates': 'range' }],
    [
      'an end before the start',
      offer({ first: '2026-12-02', last: '2026-12-01' }),
      { 'offers.0.dates': 'order' },
    ],
    ['no weekday', offer({ days: [] }), { 'offers.0.days': 'missing' }],
    ['a start without an end', offer({ from: 60 }), { 'offers.0.times': 'missing' }],
    ['no time between', offer({ from: 60, to: 60 }), { 'offers.0.times': 'range' }],
    ['all of it', offer({ percent: 100 }), { 'offers.0.percent': 'range' }],
    ['as much off as an order is worth', amount({ least: 500 }), { 'offers.0.least': 'range' }],
    ['no amount', amount({ amount: null }), { 'offers.0.amount': 'range' }],
    ['no dish', dish({ dish: '' }), { 'offers.0.dish': 'missing' }],
    ['a dish for nothing', dish({ price: 0 }), { 'offers.0.price': 'range' }],
  ])('%s', (_, wrong, problems) => {
    expect(offerProblems([wrong], { main: 'en', levels: LEVELS })).toEqual(problems);
  });

  it('more than ten', () => {
    expect(
      offerProblems(
        Array.from({ length: 11 }, () => offer()),
        { main: 'en', levels: [] },
      ),
    ).toEqual({
      offers: 'many',
    });
  });
});

describe('when an offer counts', () => {
  it.each<[string, MemberOffer, Parameters<typeof runsAt>[1], boolean]>([
    ['always', offer(), NOON, true],
    ['on its first day', offer({ first: '2026-11-30' }), NOON, true],
    ['not before', offer({ first: '2026-12-01' }), NOON, false],
    ['on its last day', offer({ last: '2026-11-30' }), NOON, true],
    [
      'in the night that its last day ends with',
      offer({ last: '2026-11-30' }),
      at('2026-11-30', 2, 180),
      true,
    ],
    ['not after', offer({ last: '2026-11-29' }), NOON, false],
    ['on another weekday', offer({ days: [2] }), NOON, false],
    ['on its weekday until the business day ends', offer({ days: [1] }), at('2026-11-30', 2, 180), true],
    ['from its hour on', offer({ from: 720, to: 780 }), NOON, true],
    ['not at its end', offer({ from: 660, to: 720 }), NOON, false],
    [
      'past midnight, of the day before',
      offer({ days: [1], from: 1_320, to: 120 }),
      at('2026-11-30', 2, 60),
      true,
    ],
    [
      'past midnight of its last night, where the business day ends at midnight',
      offer({ last: '2026-11-29', from: 1_320, to: 120 }),
      at('2026-11-30', 1, 60),
      true,
    ],
    [
      'not past midnight of the night before its first',
      offer({ first: '2026-11-30', from: 1_320, to: 120 }),
      at('2026-11-30', 1, 60),
      false,
    ],
    [
      'past midnight of its last night, where the business day goes on',
      offer({ last: '2026-11-30', from: 1_320, to: 120 }),
      at('2026-11-30', 2, 60),
      true,
    ],
    [
      'in the small hours of its only day, which the business day counts to the evening before',
      offer({ days: [5], first: '2026-12-04', last: '2026-12-04', from: 60, to: 180 }),
      at('2026-12-03', 5, 90),
      true,
    ],
    [
      'not in the hours of the evening after its last night',
      offer({ last: '2026-11-29', from: 1_320, to: 120 }),
      at('2026-11-30', 1, 1_330),
      false,
    ],
  ])('%s', (_, one, moment, runs) => {
    expect(runsAt(one, moment)).toBe(runs);
  });

  it('is shown until its last day is over', () => {
    expect(isAhead(offer({ last: '2026-11-30' }), '2026-11-30')).toBe(true);
    expect(isAhead(offer({ last: '2026-11-30' }), '2026-12-01')).toBe(false);
    expect(isAhead(offer({ first: '2027-01-01' }), '2026-12-01')).toBe(true);
  });

  it.each<[string | null, string[]]>([
    [null, ['all']],
    ['silver', ['all', 'silver']],
    ['gold', ['all', 'silver', 'gold']],
    ['gone', ['all']],
  ])('a member of %s has %j', (own, keys) => {
    const all = [
      offer({ key: 'all' }),
      offer({ key: 'silver', tier: 'silver' }),
      offer({ key: 'gold', tier: 'gold' }),
    ];
    expect(offersFor(all, { tier: own, levels: LEVELS }, NOON).map(({ key }) => key)).toEqual(keys);
  });
});

describe('what offers come to', () => {
  it('the highest percentage, each amount, and the lowest price of a dish', () => {
    const all = [offer({ percent: 10 }), offer({ percent: 30 }), amount(), dish(), dish({ price: 250 })];
    expect(offersGive(all)).toEqual({
      percent: 30,
      amounts: [{ amount: 500, least: 2_000 }],
      prices: new Map([['soup', 250]]),
    });
    expect(offersGive([])).toEqual({ percent: 0, amounts: [], prices: new Map() });
  });

  it('[CART-26] the most of it counts, never two together, and never more than all', () => {
    const { percent, amounts } = offersGive([offer({ percent: 10 }), amount()]);
    const off = (worth: number) => memberDiscount(minor(worth), { percent, amounts });
    expect([off(1_999), off(2_000), off(10_000)]).toEqual([200, 500, 1_000]);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5_000 }).map(minor), { maxLength: 6 }),
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1, max: 3_000 }),
        (nets, most, less) => {
          const giving = { percent: most, amounts: [{ amount: minor(less), least: minor(less + 1) }] };
          const worth = nets.reduce<number>((sum, net) => sum + net, 0);
          const shares = loyaltyShares(nets, giving);
          expect(shares.reduce<number>((sum, share) => sum + share, 0)).toBe(
            memberDiscount(minor(worth), giving),
          );
          for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(nets[index] ?? 0);
        },
      ),
    );
  });
});
