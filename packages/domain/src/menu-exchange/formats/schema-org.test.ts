import { readOver } from '@tableside/testkit/menu-files.ts';
import { expect, it } from 'vitest';

const offers = { '@type': 'Offer', price: '4.50', priceCurrency: 'EUR' };
const soup = { '@type': 'MenuItem', name: 'Soup', offers };
const menuOf = (item: object) => ({
  '@type': 'Menu',
  hasMenuSection: [{ '@type': 'MenuSection', name: 'Starters', hasMenuItem: [item] }],
});
const context = { '@context': 'https://schema.org' };
const values = (...each: readonly unknown[]) => each.map(value => ({ '@value': value }));

/** The ways in which pages write the same menu, each seen in a public repository or in the specification. */
const FORMS: readonly (readonly [form: string, page: unknown])[] = [
  ['plain', { ...context, ...menuOf(soup) }],
  ['under an older address', { '@context': 'http://schema.org/', ...menuOf(soup) }],
  ['without a context', menuOf(soup)],
  ['with a vocabulary', { '@context': { '@vocab': 'https://schema.org/' }, ...menuOf(soup) }],
  [
    'as a graph of links',
    {
      ...context,
      '@graph': [
        { '@type': 'Restaurant', '@id': '#house', hasMenu: { '@id': '#menu' } },
        { '@type': 'Menu', '@id': '#menu', hasMenuSection: { '@id': '#starters' } },
        { '@type': 'MenuSection', '@id': '#starters', name: 'Starters', hasMenuItem: { '@id': '#soup' } },
        { ...soup, '@id': '#soup' },
      ],
    },
  ],
  [
    'in two scripts that link to each other',
    [
      { ...context, '@type': 'Restaurant', hasMenu: { '@id': 'https://a.example/#menu' } },
      { ...context, ...menuOf(soup), '@id': 'https://a.example/#menu' },
    ],
  ],
  [
    'with a context at an address of the site, which is not loaded',
    {
      '@context': '/api/contexts/Restaurant',
      '@id': '/api/restaurants/1',
      '@type': 'http://schema.org/Restaurant',
      description: null,
      hasMenu: menuOf({ ...soup, description: null }),
    },
  ],
  [
    'with the context of somebody else beside',
    { '@context': ['https://schema.org', 'https://a.example/food.jsonld'], ...menuOf(soup) },
  ],
  [
    'with prefixes',
    {
      '@context': { schema: 'https://schema.org/' },
      '@type': 'schema:Menu',
      'schema:hasMenuSection': {
        '@type': 'schema:MenuSection',
        'schema:name': 'Starters',
        'schema:hasMenuItem': {
          '@type': 'schema:MenuItem',
          'schema:name': 'Soup',
          'schema:offers': { 'schema:price': '4.50', 'schema:priceCurrency': 'EUR' },
        },
      },
    },
  ],
  [
    'with type and id as schema.org’s context calls them',
    {
      ...context,
      '@graph': [
        {
          type: 'Menu',
          hasMenuSection: { type: 'MenuSection', name: 'Starters', hasMenuItem: { id: '#soup' } },
        },
        { type: 'MenuItem', id: '#soup', name: 'Soup', offers: { price: 4.5, priceCurrency: 'EUR' } },
      ],
    },
  ],
  [
    'expanded',
    [
      {
        '@type': ['http://schema.org/Menu'],
        'http://schema.org/hasMenuSection': [
          {
            '@type': ['http://schema.org/MenuSection'],
            'http://schema.org/name': values('Starters'),
            'http://schema.org/hasMenuItem': [
              {
                '@type': ['http://schema.org/MenuItem'],
                'http://schema.org/name': values('Soup'),
                'http://schema.org/offers': [
                  {
                    '@type': ['http://schema.org/Offer'],
                    'http://schema.org/price': values(4.5),
                    'http://schema.org/priceCurrency': values('EUR'),
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  ],
  ['with a type beside null', menuOf({ ...soup, '@type': ['MenuItem', null] })],
  ['with a number as an id', { ...context, ...menuOf({ ...soup, '@id': 7 }) }],
  ['with spaces in an id', { ...context, ...menuOf({ ...soup, '@id': 'the soup' }) }],
  ['with a value that is a list', { ...context, ...menuOf({ ...soup, description: values(['a']) }) }],
  ['with a type that is empty', { ...context, ...menuOf({ ...soup, nutrition: { '@type': '' } }) }],
  [
    'with a dish that links to its menu',
    { ...context, '@graph': [{ '@id': '#menu', ...menuOf({ ...soup, isPartOf: { '@id': '#menu' } }) }] },
  ],
  ['with names that mean nothing', { ...context, ...menuOf({ ...soup, '@foo': 'x', '': 'y' }) }],
];

it.each(FORMS)('a menu for search engines is read %s', (_, page) => {
  const { format, dishes, problems } = readOver(JSON.stringify(page), 'en', 'EUR');
  expect({ format, dishes, problems }).toEqual({
    format: 'schema-org',
    dishes: ['Starters: Soup 450'],
    problems: [],
  });
});

it('a program’s own type is no type of schema.org where the file says nothing of a context', () => {
  const file = { type: 'Menu', id: 'x', dishes: [{ type: 'MenuItem', name: 'Soup', price: 4.5 }] };
  const { format, dishes } = readOver(JSON.stringify(file), 'en', 'EUR');
  expect({ format, dishes }).toEqual({ format: 'table', dishes: ['Menu: Soup 450'] });
});
