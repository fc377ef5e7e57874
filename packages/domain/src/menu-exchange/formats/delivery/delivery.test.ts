import { readOver } from '@tableside/testkit/menu-files.ts';
import { describe, expect, it } from 'vitest';

const read = (file: unknown, answers = {}, currency = 'EUR') => {
  const {
    format,
    document,
    problems,
    currency: asked,
  } = readOver(JSON.stringify(file), 'en', currency, answers);
  return { format, problems, asked, categories: document.categories };
};

const DELIVEROO = {
  name: 'All day',
  site_ids: ['gb-1'],
  menu: {
    mealtimes: [{ id: 'm', name: { en: 'All day' }, category_ids: ['starters'] }],
    categories: [
      { id: 'starters', name: { en: 'Starters', fr: 'Entrées' }, item_ids: ['soup', 'pie', 'gone'] },
    ],
    items: [
      {
        id: 'soup',
        name: { en: 'Soup', fr: 'Soupe' },
        description: { en: 'Hot' },
        operational_name: 'SOUP',
        type: 'ITEM',
        price_info: { price: 450, overrides: [] },
        modifier_ids: ['bread'],
      },
      { id: 'pie', name: { en: 'Pie' }, type: 'ITEM', price_info: { price: '9.00' } },
      { id: 'rye', name: { en: 'Rye' }, type: 'CHOICE', price_info: { price: 100 } },
    ],
    modifiers: [
      { id: 'bread', name: { en: 'Bread' }, min_selection: 0, max_selection: 2, item_ids: ['rye'] },
    ],
  },
};

describe('a menu of Deliveroo', () => {
  it('is read with its languages and questions, and its pence are no pounds', () => {
    const { format, categories, problems } = read(DELIVEROO);
    expect(format).toBe('deliveroo');
    expect(categories).toMatchObject([
      {
        id: 'starters',
        name: { en: 'Starters', fr: 'Entrées' },
        items: [
          {
            id: 'soup',
            name: { en: 'Soup', fr: 'Soupe' },
            description: { en: 'Hot' },
            price: 450,
            optionGroups: [
              { id: 'bread', minChoices: 0, maxChoices: 2, options: [{ name: { en: 'Rye' }, markup: 100 }] },
            ],
          },
        ],
      },
    ]);
    expect(problems.map(({ path, reason, value }) => [path, reason, value])).toEqual([
      ['items/pie', 'amount', '9.00'],
      ['items/gone', 'unknown', 'gone'],
    ]);
  });

  it('is one without anything around it, too', () => {
    expect(read(DELIVEROO.menu).format).toBe('deliveroo');
  });
});

const group = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  required: false,
  force_min: 1,
  force_max: 1,
  options: [{ id: id + 1, name: 'Corn', price: 0.7 }],
  ...more,
});
const GLORIA = {
  id: 1,
  restaurant_id: 2,
  active: true,
  currency: 'EUR',
  categories: [
    {
      id: 10,
      name: 'Pizza',
      groups: [group(50, 'Crust', { required: true })],
      items: [
        {
          id: 100,
          menu_category_id: 10,
          name: 'Margherita',
          description: 'Tomato',
          price: 7,
          active: true,
          sizes: [
            { id: 1, name: 'Small', price: 0, default: true, groups: [group(70, 'Extras (small)')] },
            { id: 2, name: 'Large', price: 2, groups: [] },
          ],
          groups: [group(60, 'Extras')],
        },
        { id: 101, name: 'Marinara', price: 6.5, active: false, sizes: [], groups: [] },
        { id: 102, name: 'Of the day', price: null, sizes: [], groups: [] },
      ],
    },
    { id: 11, name: 'Pasta', items: [], groups: [] },
  ],
};

describe('a menu of GloriaFood', () => {
  it('is read: sizes cost more than their dish, questions of a category are asked at each of its dishes', () => {
    const { format, categories, problems } = read(GLORIA);
    expect(format).toBe('gloria-food');
    expect(categories).toMatchObject([
      {
        name: { en: 'Pizza' },
        items: [
          {
            name: { en: 'Margherita' },
            description: { en: 'Tomato' },
            variations: [
              { name: { en: 'Small' }, price: 700 },
              { name: { en: 'Large' }, price: 900 },
            ],
            optionGroups: [
              { name: { en: 'Crust' }, type: 'single', options: [{ markup: 70 }] },
              { name: { en: 'Extras' }, minChoices: 0, maxChoices: 1 },
            ],
          },
          { name: { en: 'Marinara' }, price: 650, hidden: true, optionGroups: [{ name: { en: 'Crust' } }] },
        ],
      },
    ]);
    expect(
      problems.map(({ name, field, reason, value, lost }) => [name, field, reason, value, lost]),
    ).toEqual([
      ['Margherita', 'sizes', 'unsupported', 'Extras (small)', 'value'],
      ['Of the day', 'price', 'amount', null, 'all'],
    ]);
  });

  it('is asked about another currency, and its numbers are taken after that', () => {
    const file = { ...GLORIA, currency: 'USD' };
    const asked = read(file);
    expect({ asked: asked.asked, categories: asked.categories }).toEqual({ asked: 'USD', categories: [] });
    const taken = read(file, { currency: 'USD' });
    expect({ asked: taken.asked, dishes: taken.categories[0]?.items.length }).toEqual({
      asked: null,
      dishes: 2,
    });
  });
});
