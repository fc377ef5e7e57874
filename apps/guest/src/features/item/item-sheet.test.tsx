import { describe, expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { aGroup, anItem, anOption, aSession } from '../../testing/wire-builders.ts';
import { ItemSheet } from './index.ts';

const nothing = () => undefined;
const pizza = {
  id: 'pizza',
  name: 'Pizza',
  description: 'Thin and crisp.',
  photo: '/pizza.webp',
  allergens: ['milk'],
  tags: [{ name: 'Vegetarian', icon: 'leaf', icon_color: null, image: null, width: null }],
  variations: [
    { id: 'small', name: 'Small', price: 8, loyalty_price: null, in_stock: true },
    { id: 'large', name: 'Large', price: 12, loyalty_price: null, in_stock: true },
  ],
  option_groups: [
    aGroup({
      id: 'crust',
      name: 'Crust',
      options: [anOption({ id: 'thin', name: 'Thin crust', is_default: true, markup: 1.5 })],
    }),
  ],
};
const sheet = (item: Partial<Parameters<typeof anItem>[0]>, place = {}) =>
  shown(
    <ItemSheet opened={{ item: anItem({ ...pizza, ...item }), served: true, time: 1 }} onClose={nothing} />,
    { session: aSession(place) },
  );

describe('the sheet of a dish', () => {
  it('[ITEM-01] has all about the dish, what to choose, how many, and what that costs on the button', () => {
    const { html, text, control, names } = sheet({});
    expect(html).toContain('src="/pizza.webp"');
    for (const words of ['Pizza', 'Thin and crisp.', 'Vegetarian', 'Small', 'Large', 'Crust', 'Thin crust'])
      expect(text).toContain(words);
    expect(names).toContain('One more: Pizza');
    expect(control(/^Add 1 to the cart/).disabled).toBe(false);
    expect(text).toContain('9,50\u00a0€');
  });

  it('[ITEM-06] [ITEM-07] does not let choose what has run out, and says so beside it', () => {
    const { html } = sheet({
      variations: [
        { id: 'small', name: 'Small', price: 8, loyalty_price: null, in_stock: false },
        { id: 'large', name: 'Large', price: 12, loyalty_price: null, in_stock: true },
      ],
      option_groups: [
        aGroup({
          id: 'crust',
          name: 'Crust',
          options: [
            anOption({ id: 'thin', name: 'Thin crust' }),
            anOption({ id: 'thick', name: 'Thick crust', in_stock: false }),
          ],
        }),
      ],
    });
    const rows = [...html.matchAll(/<label.*?<\/label>/gs)].map(([row]) => [
      row
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      / disabled=""/.test(row),
    ]);
    expect(rows).toEqual([
      [expect.stringMatching(/^Small.*Sold out/), true],
      [expect.stringContaining('Large'), false],
      [expect.stringContaining('Thin crust'), false],
      [expect.stringMatching(/^Thick crust.*Sold out/), true],
    ]);
  });

  it.each([
    ['[MENU-51] it is sold out', { in_stock: false }, {}, 'This dish is sold out for now.'],
    [
      'nothing is ordered here',
      {},
      { restaurant: { functionalities: [] } },
      'Ordering by phone is not available',
    ],
    ['orders are paused', {}, { restaurant: { order_status: null } }, 'Orders are paused right now.'],
    ['it is a preview', {}, { mode: 'preview' }, 'Preview: nothing can be ordered here'],
  ])('opens without anything to order with when %s, and says so', (_, item, place, words) => {
    const { names, text } = sheet(item, place);
    expect(text).toContain('Thin and crisp.');
    expect(names).not.toContainEqual(expect.stringMatching(/to the cart|One more/));
    expect(text).toContain(words);
  });
});
