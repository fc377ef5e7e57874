import { describe, expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { aGroup, anItem, anOption, aSession } from '../../testing/wire-builders.ts';
import { ItemFooter } from './ItemFooter.tsx';
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

  it.each([
    [
      'a photograph large',
      { photo: '/pizza.webp', thumbnail: '/thumb.webp' },
      ['/thumb.webp', '/pizza.webp'],
    ],
    ['a small picture beside its name', { photo: null, thumbnail: '/thumb.webp' }, ['/thumb.webp']],
    ['words alone', { photo: null, thumbnail: null }, []],
  ])('[ITEM-01] [MENU-52] shows %s', (_, pictures, addresses) => {
    const { html } = sheet(pictures);
    expect([...html.matchAll(/<img[^>]* src="([^"]*)"[^>]*>/g)].map(([, address]) => address)).toEqual(
      addresses,
    );
    const head = /class="[^"]*head[^"]*">(.*?)<h2/s.exec(html)?.[1] ?? '';
    expect(head.includes('/thumb.webp')).toBe(addresses.length === 1);
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

  it('[ITEM-10] without a price of its own says from how much', () => {
    const options = [anOption({ id: 'small', markup: 2.5 }), anOption({ id: 'large', markup: 4 })];
    const group = aGroup({ id: 'size', options });
    expect(sheet({ price: 0, variations: [], option_groups: [group] }).text).toContain('from 2,50\u00a0€');
  });

  it('[ITEM-13] marks each group as required or optional', () => {
    const options = [anOption({ id: 'one' })];
    const { html } = sheet({
      option_groups: [
        aGroup({ id: 'crust', min_choices: 0, options }),
        aGroup({ id: 'sauce', type: 'multiple', min_choices: 1, options }),
        aGroup({ id: 'extras', type: 'multiple', min_choices: 0, options }),
      ],
    });
    const marks = [...html.matchAll(/<legend.*?<\/legend>/gs)].map(([legend]) =>
      ['Required', 'Optional'].filter(word => legend.includes(word)),
    );
    expect(marks.slice(1)).toEqual([['Required'], ['Required'], ['Optional']]);
  });

  it.each([
    [false, '+1,50\u00a0€'],
    [true, '13,50\u00a0€'],
  ])('[ITEM-17] full prices %s: says beside an option %s, and lists none that is off', (full, price) => {
    const options = [anOption({ id: 'Thick', markup: 1.5 }), anOption({ id: 'Stuffed', active: false })];
    const { html, text } = sheet({
      price: 12,
      variations: [],
      option_groups: [aGroup({ id: 'crust', display_full_price: full, options })],
    });
    const [label = ''] = /<label.*?<\/label>/s.exec(html) ?? [];
    expect(label).toContain(`>${price}<`);
    expect(text).not.toContain('Stuffed');
  });

  it.each([
    [1, 'One fewer: Pizza'],
    [50, 'One more: Pizza'],
  ])('[ITEM-14] at a quantity of %i lets go no further', (quantity, stopped) => {
    const item = anItem({ id: 'pizza', name: 'Pizza' });
    const choice = { variationId: null, selection: {}, quantity, note: '' };
    const { controls } = shown(
      <ItemFooter
        {...{ item, choice }}
        served
        orderable
        total=""
        onQuantity={nothing}
        onAdd={nothing}
        onInsist={nothing}
      />,
    );
    expect(controls.filter(({ disabled }) => disabled).map(({ name }) => name)).toEqual([stopped]);
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
