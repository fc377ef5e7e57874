import type { PublicDish, PublicMenu } from '@tableside/contract/http/guests/public-menu';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { publicPage } from './page.ts';

const aDish = (over: Partial<PublicDish> = {}): PublicDish => ({
  id: 'soup',
  name: 'Soup',
  description: 'Warm',
  price: 4.5,
  price_before: null,
  variations: [],
  allergens: [],
  may_contain: [],
  allergens_stated: false,
  tags: [],
  popular: false,
  sold_out: false,
  picture: null,
  thumbnail: null,
  section: null,
  options: [],
  ...over,
});
const form = { sold_out: false, allergens: [], may_contain: [] };

/** A menu with one of everything. */
const aMenu = (language = 'en', over: Partial<PublicMenu['venue']> = {}): PublicMenu => ({
  notes: [],
  page: 'https://eat.example/menu-of/kuku',
  language,
  languages: [
    {
      language: 'en',
      page: 'https://eat.example/menu-of/kuku',
      data: 'https://eat.example/api/public-menu/kuku',
    },
    {
      language: 'ar',
      page: 'https://eat.example/menu-of/kuku/ar',
      data: 'https://eat.example/api/x?language=ar',
    },
  ],
  venue: {
    name: 'Kukū & <sons>',
    description: '',
    type: 'restaurant',
    address: 'Pilies 1',
    country_code: 'LT',
    phone: '+370 612 34567',
    website: 'https://kuku.example/',
    elsewhere: ['https://social.example/kuku'],
    logo: 'https://eat.example/media/l/photo.webp',
    cover: 'https://eat.example/media/c/photo.webp',
    time_zone: 'Europe/Vilnius',
    drinking_age: 20,
    reserve: null,
    ...over,
  },
  currency: { code: 'EUR', symbol: '€', decimals: 2 },
  locale: 'lt-LT',
  hours: {
    around_the_clock: false,
    week: [],
    exceptions: [{ first: '2026-12-24', last: '2026-12-26', spans: [], reason: 'Christmas' }],
    lines: [{ days: 'Monday – Sunday', times: '09:00–22:00' }],
  },
  opening: null,
  categories: [
    {
      id: 'food',
      name: 'Food',
      description: 'All day',
      adults_only: false,
      served_now: true,
      dishes: [
        aDish({ allergens: ['milk'], may_contain: ['nuts'], thumbnail: 'https://eat.example/t.webp' }),
        aDish({ id: 'pie', name: 'Pie', sold_out: true, price_before: 6, allergens_stated: true }),
        aDish({
          id: 'pizza',
          name: 'Pizza',
          section: 'Baked',
          popular: true,
          tags: ['Vegan'],
          variations: [
            { name: 'Small', price: 8, ...form },
            { name: 'Large', price: 11, ...form, sold_out: true, allergens: ['eggs'] },
          ],
        }),
      ],
    },
    {
      id: 'lunch',
      name: 'Lunch',
      description: '',
      adults_only: false,
      served_now: false,
      dishes: [aDish({ id: 'x' })],
    },
    { id: 'wine', name: 'Wine', description: '', adults_only: true, served_now: true, dishes: [] },
  ],
});
const looks = { customizations: [], loading_screen: null, functionalities: [] };
const written = (menu: PublicMenu): string =>
  publicPage(
    { menu, looks, jsonLd: '{"name":"</script><b>"}' },
    { ...compileGuestSet(menu.language, 'core'), ...compileGuestSet(menu.language, 'public') },
  ).html;

describe('the menu for everybody', () => {
  it.each(['en', 'ar'])('is valid HTML by the rules of html-validate: %s', async language => {
    const rules = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // Both are as browsers read them, and shorter.
        'doctype-style': 'off',
        'void-style': 'off',
        // How a venue writes its number is its own.
        'tel-non-breaking': 'off',
      },
    });
    const report = await rules.validateString(written(aMenu(language)));
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      ),
    ).toEqual([]);
  });

  it('says what a dish contains, may contain and does not, and what is sold out or not served now', () => {
    const html = written(aMenu());
    const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toContain('Contains: milk · May contain traces of: nuts');
    expect(text).toContain('Contains none of the 14 allergens');
    expect(text).toMatch(/Pie .*6,00 € 4,50 € .*Sold out/);
    expect(text).toMatch(/Small 8,00 € Large 11,00 € Sold out contains eggs/);
    expect(text).toContain('Lunch Not served right now');
    expect(text).toContain('For guests aged 20 and over.');
    expect(text).toMatch(/December 24\W+26 Christmas Closed/);
    expect(text).toContain('Where a dish names no allergens');
  });

  it('is told to search engines and messengers in words, with its other languages and its data', () => {
    const html = written(aMenu());
    for (const line of [
      '<title>Kukū &amp; &lt;sons&gt;: menu</title>',
      'content="The menu of Kukū &amp; &lt;sons&gt;: 4 dishes with prices and allergens."',
      '<link rel="canonical" href="https://eat.example/menu-of/kuku">',
      '<link rel="alternate" hreflang="ar" href="https://eat.example/menu-of/kuku/ar">',
      '<link rel="alternate" hreflang="x-default" href="https://eat.example/menu-of/kuku">',
      '<link rel="alternate" type="application/json" href="https://eat.example/api/public-menu/kuku">',
      '<meta property="og:image" content="https://eat.example/media/c/photo.webp">',
      '<meta property="og:image:alt" content="Kukū &amp; &lt;sons&gt;">',
    ])
      expect(html).toContain(line);
    expect(html).not.toContain('noindex');
  });

  it('what a venue wrote ends no block and runs nothing', () => {
    const html = written(aMenu('en', { description: '</style><script>alert(1)</script>' }));
    expect(html.match(/<script/g)).toEqual(['<script']);
    expect(html).toContain('{"name":"\\u003c/script>\\u003cb>"}');
  });
});
