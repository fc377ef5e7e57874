import { join } from 'node:path';
import { isShownLarge, type MenuDocument, type MenuItem, type Translated } from '@tableside/domain/menu';
import { unpricedIn } from '@tableside/domain/menu-edit';
import { describe, expect, it } from 'vitest';
import { readMenu, readVenueText } from './read-menu.ts';

const folderOf = (venue: string): string => join(import.meta.dirname, '../../../demo', venue);

const itemsOf = (menu: MenuDocument): readonly MenuItem[] => menu.categories.flatMap(one => one.items);

/** Every text a guest can see in a menu. */
const textsOf = ({ tags, categories }: MenuDocument): readonly Translated[] => [
  ...tags.map(tag => tag.name),
  ...categories.flatMap(one => [one.name, one.description, ...one.subcategories.map(sub => sub.name)]),
  ...itemsOf({ tags, categories }).flatMap(item => [
    item.name,
    item.description,
    ...item.variations.map(variation => variation.name),
    ...item.optionGroups.flatMap(group => [group.name, ...group.options.map(option => option.name)]),
  ]),
];

const VENUES = [
  ['vilnius', 125, ['lt', 'en', 'pl', 'de', 'uk']],
  ['hotel', 40, ['lt', 'en', 'de', 'ar']],
  ['cafe', 40, ['lt', 'en']],
  ['hall-ramen', 18, ['lt', 'en']],
  ['hall-taco', 18, ['lt', 'en']],
  ['hall-bowl', 18, ['lt', 'en']],
  ['hall-pizza', 9, ['lt', 'en']],
  ['hall-grill', 9, ['lt', 'en']],
  ['hall-curry', 8, ['lt', 'en']],
  ['hall-gelato', 8, ['lt', 'en']],
  ['hall-bar', 10, ['lt', 'en']],
] as const;

describe.each(VENUES)('the demo menu of %s', (venue, atLeast, languages) => {
  const menu = readMenu(folderOf(venue));
  const items = itemsOf(menu);

  it(`has at least ${atLeast} dishes`, () => expect(items.length).toBeGreaterThanOrEqual(atLeast));

  it('shows all dishes of a heading with a picture, or none of them', () => {
    const mixed = menu.categories.filter(({ items: listed }) => {
      const pictured = listed.filter(({ photo }) => photo !== null).length;
      return pictured > 0 && pictured < listed.length;
    });
    expect(mixed.map(({ hash }) => hash)).toEqual([]);
  });

  it('shows its drawings as thumbnails alone', () => {
    expect(items.flatMap(({ photo }) => (photo && isShownLarge(photo) ? [photo.id] : []))).toEqual([]);
  });

  it('gives nothing away', () => expect(unpricedIn(menu)).toEqual([]));

  it('is complete in every language it offers', () => {
    const { main, languages: others } = readVenueText(folderOf(venue));
    expect([main, ...others]).toEqual(languages);
    const missing = textsOf(menu)
      .filter(text => Object.keys(text).length > 0)
      .filter(text => languages.some(language => !text[language]));
    expect(missing).toEqual([]);
  });

  it('keeps descriptions short enough for a list', () => {
    const long = items.flatMap(item => Object.values(item.description)).filter(text => text.length > 140);
    expect(long).toEqual([]);
  });

  it('has no picture for two dishes', () => {
    const ids = items.flatMap(({ photo }) => (photo ? [photo.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the demo menu of vilnius', () => {
  const menu = readMenu(folderOf('vilnius'));
  const items = itemsOf(menu);
  const groups = items.flatMap(item => item.optionGroups);
  const category = (hash: string) => menu.categories.find(one => one.hash === hash);

  it('[MENU-40] asks the age for beer, wine and cocktails and for nothing else', () => {
    const restricted = menu.categories.filter(one => one.ageRestricted).map(one => one.hash);
    expect(restricted).toEqual(['beer', 'wine', 'cocktails']);
  });

  it('[MENU-46] shows breakfast as out of stock and hides lunch outside their hours', () => {
    expect(category('breakfast')?.availability).toMatchObject({ enabled: true, type: 'availability' });
    expect(category('lunch')?.availability).toMatchObject({ enabled: true, type: 'visibility' });
  });

  it('has everything a menu can have', () => {
    const kinds = {
      variations: items.filter(item => item.variations.length > 1),
      deals: items.filter(item => item.isSpecialDeal && item.discountedPrice !== null),
      popular: items.filter(item => item.popular),
      fromPrice: items.filter(item => item.price === 0),
      single: groups.filter(group => group.type === 'single'),
      limited: groups.filter(group => group.type === 'multiple' && group.minChoices > 0 && group.maxChoices),
      inactive: groups.filter(group => group.options.some(option => !option.active)),
      fullPrice: groups.filter(group => group.displayFullPrice),
      subcategories: menu.categories.filter(one => one.subcategories.length > 1),
    };
    expect(Object.entries(kinds).filter(([, found]) => found.length === 0)).toEqual([]);
  });

  it('[MENU-54] uses every diet and house tag', () => {
    const used = new Set(items.flatMap(item => item.tags));
    expect(menu.tags.map(tag => tag.id).filter(id => !used.has(id))).toEqual([]);
  });
});
