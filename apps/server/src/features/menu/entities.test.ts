import type { Menu } from '@tableside/contract/http/menu';
import { minor } from '@tableside/domain/money';
import { aCategory, aGroup, aMenu, anItem, anOption } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

const picture = (id: string, width = 1000) => ({ id, width, height: (width * 3) / 4, lqip: `data:${id}` });
const lt = (text: string) => ({ en: text, lt: `${text} lt` });

let server: TestServer;
let category: z.infer<typeof Menu>['categories'][number];
beforeAll(async () => {
  server = await testServer();
  const venue = await aVenue(server);
  await aMenu(server, venue, {
    tags: [
      { id: 'vegan', name: lt('Vegan'), icon: 'leaf', iconColor: '#00aa00', image: null, width: null },
      {
        id: 'house',
        name: lt('House'),
        icon: null,
        iconColor: null,
        image: '/media/x/photo.webp',
        width: 40,
      },
    ],
    categories: [
      aCategory({
        id: 'offers',
        hash: 'offers',
        type: 'banner',
        banner: picture('default'),
        bannerTranslations: { lt: picture('lithuanian') },
        hideUntranslatedBanners: true,
        ageRestricted: true,
        showInCategoriesList: false,
        subcategories: [{ id: 'hot', name: lt('Hot') }],
        items: [
          anItem({
            id: 'dish',
            photo: picture('dish'),
            popular: true,
            price: minor(1250),
            discountedPrice: minor(999),
            loyaltyPrice: minor(800),
            tags: ['vegan', 'house', 'gone'],
            isSpecialDeal: true,
            subcategory: 'hot',
            variations: [{ id: 'v', name: lt('Big'), price: minor(1500), loyaltyPrice: minor(1400) }],
            optionGroups: [
              aGroup({
                id: 'g',
                type: 'multiple',
                minChoices: 0,
                maxChoices: 3,
                displayFullPrice: true,
                options: [
                  anOption({ id: 'o', markup: minor(30), loyaltyMarkup: minor(20), isDefault: true }),
                ],
              }),
            ],
          }),
          anItem({ id: 'drawn', photo: picture('drawing', 352) }),
          anItem({ id: 'bare' }),
        ],
      }),
    ],
  });
  const phone = await server.guestAt((await aTable(server, venue)).code);
  const menu = await phone.call('GET /get-menu-categories/{session}', { session: phone.session });
  const [first] = menu.categories;
  if (!first) throw new Error('the menu is empty');
  category = first;
});
afterAll(() => server.stop());

describe('the menu on the wire', () => {
  it('[ENTITY-14] [ENTITY-15] [ENTITY-16] [ENTITY-17] has categories', () => {
    expect(category).toMatchObject({
      id: 'offers',
      hash: 'offers',
      name: 'Category offers',
      description: '',
      type: 'banner',
      banner: '/media/default/photo.webp',
      banner_translations: [{ language: 'lt', banner: '/media/lithuanian/photo.webp' }],
      hide_untranslated_banners: true,
      age_restricted: true,
      availability: { enabled: false, is_currently_available: true, type: 'availability' },
      show_in_categories_list: false,
    });
  });

  it('[ENTITY-18] has subcategories', () => {
    expect(category.subcategories).toEqual([{ id: 'hot', name: 'Hot', category: 'offers' }]);
  });

  it('[ENTITY-19] [ENTITY-23] has items with prices in major units and both kinds of tags', () => {
    expect(category.items[0]).toMatchObject({
      id: 'dish',
      name: 'Dish dish',
      description: 'Good',
      photo: '/media/dish/photo.webp',
      thumbnail: '/media/dish/thumb.webp',
      lqip: 'data:dish',
      popular: true,
      price: 12.5,
      discounted_price: 9.99,
      loyalty_price: 8,
      tags: [{ name: 'Vegan', icon: 'leaf', icon_color: '#00aa00', image: null, width: null }],
      restaurant_tags: [
        { name: 'House', icon: null, icon_color: null, image: '/media/x/photo.webp', width: 40 },
      ],
      is_special_deal: true,
      in_stock: true,
      category: 'offers',
      categoryHash: 'offers',
      subcategory: 'hot',
    });
  });

  it('[ENTITY-19] has a picture that is too small to be shown large as a thumbnail alone', () => {
    const pictures = category.items.map(({ id, photo, thumbnail, lqip }) => [id, photo, thumbnail, lqip]);
    expect(pictures).toEqual([
      ['dish', '/media/dish/photo.webp', '/media/dish/thumb.webp', 'data:dish'],
      ['drawn', null, '/media/drawing/thumb.webp', 'data:drawing'],
      ['bare', null, null, null],
    ]);
  });

  it('[ENTITY-20] has variations', () => {
    expect(category.items[0]?.variations).toEqual([
      { id: 'v', name: 'Big', price: 15, loyalty_price: 14, in_stock: true },
    ]);
  });

  it('[ENTITY-21] [ENTITY-22] has option groups and options', () => {
    expect(category.items[0]?.option_groups).toEqual([
      {
        id: 'g',
        name: 'Group g',
        type: 'multiple',
        min_choices: 0,
        max_choices: 3,
        display_full_price: true,
        options: [
          {
            id: 'o',
            name: 'Option o',
            markup: 0.3,
            loyalty_markup: 0.2,
            is_default: true,
            in_stock: true,
            active: true,
            allergens: [],
          },
        ],
      },
    ]);
  });
});
