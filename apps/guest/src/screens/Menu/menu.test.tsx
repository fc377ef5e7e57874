import { describe, expect, it } from 'vitest';
import { keys } from '../../data/keys.ts';
import { LanguageSheet } from '../../features/language/index.ts';
import { anOrder } from '../../testing/order-builders.ts';
import { shown } from '../../testing/shown.tsx';
import { aBill, aCategory, aLoyaltyProgram, anItem, aSession } from '../../testing/wire-builders.ts';
import { Menu } from './Menu.tsx';
import { InfoSheet } from './sheets/InfoSheet.tsx';
import { OrdersOnboarding } from './sheets/OrdersOnboarding.tsx';
import { ControlBar } from './top/ControlBar.tsx';
import { MenuHeader } from './top/MenuHeader.tsx';

type Place = NonNullable<Parameters<typeof aSession>[0]>;
const nothing = () => undefined;
const menu = {
  version: 1,
  language: 'en',
  categories: [
    aCategory({ id: 'soups', name: 'Soups' }),
    aCategory({ id: 'wine', name: 'Wine' }),
    aCategory({ id: 'empty', name: 'Empty', items: [] }),
  ],
};
const page = (restaurant: Place['restaurant'] = {}, table: Place['table'] = {}) =>
  shown(<Menu params={{ session: 's' }} />, { session: aSession({ restaurant, table }), menu });
const bar = (place: Place, more = {}) => shown(<ControlBar />, { session: aSession(place), more });

describe('the head of the menu', () => {
  it('[MENU-09] starts over at self-service tables only', () => {
    expect(page({}, { order_type: 'self_service' }).names).toContain('Start over');
    expect(page().names).not.toContain('Start over');
  });

  it('[MENU-11] has a language button where there are languages', () => {
    expect(page({ languages: ['en'] }).names).toContain('Language');
    expect(page({ languages: [] }).names).not.toContain('Language');
  });

  it('[MENU-12] has a search button unless the venue hides it', () => {
    expect(page().names).toContain('Search the menu');
    const customizations = [{ name: 'hide-search', value: 'true' }];
    expect(page({ customizations }).names).not.toContain('Search the menu');
  });

  it('[MENU-16] says what the venue is', () => {
    const { html, text } = page({ name: 'Sodas', description: 'Food from the garden.' });
    expect(html).toMatch(/<h1[^>]*>Sodas<\/h1>/);
    expect(text).toContain('Food from the garden.');
  });

  it('[MENU-17] has a chip for each quick category that is on the menu', () => {
    const entry = (id: string, name: string) => ({ id, name });
    const { html } = page({ quick_access_menu: [entry('wine', 'Wine'), entry('gone', 'Gone')] });
    const [chips = ''] = /<nav[^>]*aria-label="Quick access".*?<\/nav>/s.exec(html) ?? [];
    expect(chips).toContain('Wine');
    expect(chips).not.toContain('Gone');
  });

  it('marks the chip of the category that stands right below the chips, and no other', () => {
    const entries = [
      { id: 'wine', name: 'Wine' },
      { id: 'soups', name: 'Soups' },
    ];
    const { html } = shown(<Menu params={{ session: 's' }} />, {
      session: aSession({ restaurant: { quick_access_menu: entries } }),
      menu: {
        ...menu,
        categories: [aCategory({ id: 'soups', name: 'Soups' }), aCategory({ id: 'wine', name: 'Wine' })],
      },
    });
    const marked = [...html.matchAll(/<button[^>]*aria-current="true"[^>]*>(\w+)</g)].map(([, name]) => name);
    expect(marked).toEqual(['Soups']);
  });

  it('[MENU-49] lists a category neither among the chips nor in the bar that is not to be listed, and keeps it in the menu', () => {
    const quiet = aCategory({ id: 'wine', name: 'Wine', show_in_categories_list: false });
    const { html } = shown(<Menu params={{ session: 's' }} />, {
      session: aSession({
        restaurant: {
          quick_access_menu: [
            { id: 'soups', name: 'Soups' },
            { id: 'wine', name: 'Wine' },
          ],
        },
      }),
      menu: { ...menu, categories: [aCategory({ id: 'soups', name: 'Soups' }), quiet] },
    });
    const lists = [...html.matchAll(/<nav[^>]*>.*?<\/nav>/gs)].map(([nav]) => nav).join('');
    expect(lists).toContain('Soups');
    expect(lists).not.toContain('Wine');
    expect(html).toMatch(/<h2[^>]*>Wine<\/h2>/);
  });

  it('[MENU-13] [MENU-14] leads back where there is something before it, on no kiosk and in no preview', () => {
    const restaurant = { functionalities: ['order', 'show-select-screen'] as const };
    const back = (place: Place) =>
      shown(<Menu params={{ session: 's' }} />, { session: aSession(place), menu }).names.includes('Back');
    expect(back({ restaurant: { functionalities: [...restaurant.functionalities] } })).toBe(true);
    expect(back({ restaurant: { functionalities: ['order'] } })).toBe(false);
    expect(back({ restaurant: { functionalities: ['pay-go'] } })).toBe(false);
    expect(back({ restaurant: { functionalities: ['order'], food_court_hash: 'HALL' } })).toBe(true);
    const before = { functionalities: ['order', 'pay-go', 'show-select-screen'], food_court_hash: 'HALL' };
    expect(back({ restaurant: before, table: { order_type: 'self_service' } })).toBe(false);
    expect(back({ restaurant: before, mode: 'preview' })).toBe(false);
  });
});

describe('what a thumb reaches', () => {
  it.each([
    ['both', ['order', 'pay-go'], false],
    ['paying only', ['pay-go'], true],
    ['ordering only', ['order'], false],
    ['neither', [], false],
  ] as const)('[MENU-26] pays the bill where nothing is ordered: %s', (_, flags, expected) => {
    const { names } = bar({ restaurant: { functionalities: [...flags] } });
    expect(names.includes('Pay the bill')).toBe(expected);
  });

  it('[MENU-27] leads to the first open bill', () => {
    const bills = [aBill({ unique_order_number: 'a', is_paid: true }), aBill({ unique_order_number: 'b' })];
    const known = bar({ restaurant: { functionalities: ['pay-go'] } }, { [keys.bills('s')]: bills });
    expect(known.control('Pay the bill').href).toBe('/order/s?orderNumber=b');
  });

  it('[MENU-27] offers no bill at a counter until there is one', () => {
    const place: Place = { restaurant: { functionalities: ['pay-go'] }, table: { order_type: 'pickup' } };
    expect(bar(place).names).toEqual([]);
    const bills = [aBill({ unique_order_number: 'b' })];
    expect(bar(place, { [keys.bills('s')]: bills }).names).toEqual(['Pay the bill']);
  });

  it('[MENU-31] has no cart button while the cart is empty', () => {
    expect(bar({}).names).toEqual([]);
  });

  it('counts what lies in the basket of a hall from its other kitchens, also where this one adds nothing', () => {
    const elsewhere = { pieces: 2, totalWith: (own: number) => `${own + 11.2} in all` };
    const { names } = shown(<ControlBar elsewhere={elsewhere} />, { session: aSession() });
    expect(names).toEqual([expect.stringMatching(/2.*11.2 in all/)]);
  });

  it('[MENU-32] [ORDER-56] has words in place of its button while orders are paused, and nothing that is dead; nor either where nothing is ordered', () => {
    for (const [says, pause] of [
      ['Orders are paused', { order_status: 'temporarily_disabled' }],
      ['Closed now', { is_currently_working_hours: false }],
    ] as const) {
      expect(bar({ restaurant: pause })).toMatchObject({ text: says, names: [] });
      expect(bar({ restaurant: { ...pause, functionalities: [] } }).text).toBe('');
    }
  });

  it('[MENU-34] leads to the order of the guest', () => {
    const { controls } = shown(<ControlBar />, { orders: [anOrder()] });
    expect(controls.map(({ href, name }) => [href, name])).toEqual([
      ['/view-order-headless/s/abc', expect.stringContaining('Your order, 1 order')],
    ]);
  });
});

describe('sheets of the menu', () => {
  const info = (restaurant: Place['restaurant'] = {}) =>
    shown(<InfoSheet open onClose={nothing} onLanguage={nothing} onDiet={nothing} onReview={nothing} />, {
      session: aSession({ restaurant }),
    });

  it('[SELECT-13] more information offers a review where the venue asks for one, since no welcome need come first', () => {
    expect(info({ reviews: true }).names).toContain('Leave a review');
    expect(info({ reviews: false }).names).not.toContain('Leave a review');
  });

  it('[MENU-35] [MENU-55] more information offers search and, where there are languages, to translate', () => {
    expect(info().names).toEqual(expect.arrayContaining(['Search the menu', 'Change language']));
    expect(info({ languages: [] }).names).not.toContain('Change language');
  });

  it('[MENU-10] the header leads to the profile where the venue has a loyalty programme', () => {
    const names = (place: Place = {}) => {
      const session = aSession({
        ...place,
        restaurant: { loyalty_programs: [aLoyaltyProgram()], ...place.restaurant },
      });
      return shown(<MenuHeader onLanguage={nothing} onWaiter={nothing} />, { session }).names;
    };
    expect(names()).toContain('Profile');
    expect(names({ restaurant: { loyalty_programs: [] } })).not.toContain('Profile');
  });

  it('[MENU-36] the languages are those of the venue', () => {
    const session = aSession({ restaurant: { main_language: 'lt', languages: ['en', 'pl'] } });
    const { names } = shown(<LanguageSheet open onClose={nothing} />, { session });
    expect(names.filter(name => name !== 'Close')).toEqual(['Lietuvių', 'English', 'Polski']);
  });
});

it('[MENU-51] a dish that is sold out stays on the menu, says so and cannot be added', () => {
  const items = [
    anItem({ id: 'gone', name: 'Pike', in_stock: false }),
    anItem({ id: 'here', name: 'Perch' }),
  ];
  const { names, text } = shown(<Menu params={{ session: 's' }} />, {
    menu: { ...menu, categories: [aCategory({ id: 'fish', items })] },
  });
  expect(names).toEqual(expect.arrayContaining(['Pike', 'Perch', 'Add Perch to the cart']));
  expect(names).not.toContain('Add Pike to the cart');
  expect(text).toMatch(/Pike.*Sold out.*Perch/s);
});

it('[FLAG-14] [ONBOARD-01] tells how ordering works where the venue wants it told and orders are taken', () => {
  const dialogs = (functionalities: string[], place: Place = {}) => {
    const session = aSession({ ...place, restaurant: { functionalities, ...place.restaurant } });
    return shown(<OrdersOnboarding after={0} />, { session }).html;
  };
  const wanted = ['order', 'onboarding-orders'];
  expect(dialogs(wanted)).toContain('aria-label="How ordering works here"');
  expect(dialogs(['order'])).toBe('');
  expect(dialogs(['onboarding-orders'])).toBe('');
  expect(dialogs(wanted, { mode: 'preview' })).toBe('');
  expect(dialogs(wanted, { restaurant: { order_status: 'temporarily_disabled' } })).toBe('');
});
