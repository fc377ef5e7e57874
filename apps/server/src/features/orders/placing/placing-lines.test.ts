import { cartTotals, memberDiscount, unitPrice } from '@tableside/domain/cart';
import type { MenuItem } from '@tableside/domain/menu';
import { minor, sum, times } from '@tableside/domain/money';
import fc from '@tableside/testkit/same-cases.ts';
import { aCategory, aGroup, anItem, anOption } from '@tableside/testkit/scenes/a-menu.ts';
import { describe, expect, it } from 'vitest';
import { type CartLine, priceCart } from '../../cart/index.ts';
import type { CouponRow } from '../../coupons/index.ts';
import type { MenuIndex } from '../../menu/index.ts';
import { orderLines } from './placing-lines.ts';

const amount = (max: number) => fc.integer({ min: 0, max }).map(minor);

/** A dish with a price, perhaps a lower one, and options that may be added freely. */
const dish = (id: string): fc.Arbitrary<MenuItem> =>
  fc
    .record({
      price: amount(20_000),
      discountedPrice: fc.option(amount(20_000)),
      markups: fc.array(amount(900)),
    })
    .map(({ price, discountedPrice, markups }) =>
      anItem({
        id,
        price,
        discountedPrice,
        optionGroups: [
          aGroup({
            id: `${id}-group`,
            type: 'multiple',
            minChoices: 0,
            maxChoices: null,
            options: markups.map((markup, index) => anOption({ id: `${id}-option-${index}`, markup })),
          }),
        ],
      }),
    );

const lineOf = (item: MenuItem): fc.Arbitrary<CartLine> => {
  const options = item.optionGroups.flatMap(group => group.options.map(({ id }) => id));
  return fc.record({
    id: fc.uuid(),
    item_id: fc.constant(item.id),
    variation_id: fc.constant(null),
    option_ids: fc.subarray(options),
    quantity: fc.integer({ min: 1, max: 50 }),
    course_id: fc.constant(null),
  });
};

const open = { id: 'c', minOrder: null, perPhone: null, spent: false } as const;
const coupon: fc.Arbitrary<CouponRow | null> = fc.option(
  fc.oneof(
    fc.integer({ min: 0, max: 1000 }).map(tenths => ({
      ...open,
      code: 'P',
      type: 'percent' as const,
      value: tenths / 10,
    })),
    fc.integer({ min: 0, max: 3000 }).map(value => ({ ...open, code: 'A', type: 'amount' as const, value })),
  ),
);

const cart = fc.array(fc.constant(0), { minLength: 1, maxLength: 12 }).chain(places =>
  fc.tuple(...places.map((_, index) => dish(`dish-${index}`))).chain(items =>
    fc.record({
      items: fc.constant(items),
      lines: fc.tuple(...items.map(lineOf)),
      coupon,
      tip: amount(20_000),
      percent: fc.integer({ min: 0, max: 99 }),
    }),
  ),
);

const indexOf = (items: readonly MenuItem[]): MenuIndex => {
  const category = aCategory({ id: 'all', items: [...items] });
  return {
    documentId: 'd',
    document: { tags: [], categories: [category] },
    itemById: new Map(items.map(item => [item.id, item])),
    categoryOf: new Map(items.map(item => [item.id, category])),
  };
};

describe('what an order adds up to', () => {
  it('[CART-26] [CART-27] [CART-29] is what the rules say, and its parts sum to the whole', () => {
    fc.assert(
      fc.property(cart, ({ items, lines, coupon: code, tip, percent }) => {
        const amounts = [{ amount: minor(percent * 13 + 1), least: minor(percent * 20 + 2) }];
        const member = { percent, amounts, collects: false, offers: [], prices: new Map() };
        const now = {
          menu: indexOf(items),
          at: { day: 1, minutes: 0 },
          uses: {},
          soldOut: () => false,
          member,
        };
        const priced = priceCart({ lines, coupon: code, tip }, now, 2);
        const units = lines.map((line, index) => {
          const item = items[index] as MenuItem;
          const options = item.optionGroups.flatMap(group =>
            group.options.filter(({ id }) => line.option_ids.includes(id)),
          );
          const { unit } = unitPrice({ ...item, variation: null, options }, { loyalty: true });
          return { unit, quantity: line.quantity };
        });
        const { totals } = priced;
        expect(totals).toEqual(
          cartTotals({
            lines: units,
            coupon: code,
            tip,
            decimals: 2,
            memberOff: worth => memberDiscount(worth, member),
          }),
        );
        const written = orderLines(priced, 'order', { language: 'en', mainLanguage: 'en' }, null);
        expect(sum(written.map(line => times(minor(line.unit_price), line.quantity)))).toBe(totals.subtotal);
        expect(sum(written.map(line => minor(line.discount_share)))).toBe(
          totals.discount + totals.loyaltyDiscount,
        );
        expect(sum(written.map(line => minor(line.loyalty_share)))).toBe(totals.loyaltyDiscount);
        if (!totals.couponExceeds) {
          for (const line of written) {
            expect(line.loyalty_share).toBeGreaterThanOrEqual(0);
            expect(line.discount_share).toBeGreaterThanOrEqual(line.loyalty_share);
            expect(line.discount_share).toBeLessThanOrEqual(line.unit_price * line.quantity);
          }
        }
        expect(totals.total).toBe(
          totals.subtotal - totals.discount - totals.loyaltyDiscount + totals.smallOrderFee + tip,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('[CART-27] keeps the price that is struck through and every allergen on the plate', () => {
    const item = anItem({
      id: 'cake',
      price: minor(500),
      discountedPrice: minor(400),
      allergens: ['eggs', 'milk'],
      optionGroups: [
        aGroup({
          id: 'top',
          type: 'multiple',
          minChoices: 0,
          options: [anOption({ id: 'nuts', allergens: ['nuts', 'milk'] })],
        }),
      ],
    });
    const line = {
      id: 'l',
      item_id: 'cake',
      variation_id: null,
      option_ids: ['nuts'],
      quantity: 1,
      course_id: null,
    };
    const now = { menu: indexOf([item]), at: { day: 1, minutes: 0 }, uses: {}, soldOut: () => false };
    const priced = priceCart({ lines: [line], coupon: null, tip: minor(0) }, now, 2);
    expect(orderLines(priced, 'order', { language: 'lt', mainLanguage: 'en' }, null)).toMatchObject([
      {
        unit_price: 400,
        strikethrough_price: 500,
        allergens: ['eggs', 'milk', 'nuts'],
        name: 'Patiekalas cake',
        kitchen_name: 'Dish cake',
      },
    ]);
  });
});
