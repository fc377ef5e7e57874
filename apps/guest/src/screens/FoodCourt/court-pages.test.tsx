import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchPath } from '../../app/paths.ts';
import { cartStore } from '../../data/cart/index.ts';
import { keys } from '../../data/keys.ts';
import { venueTextsKey } from '../../features/extra-details/index.ts';
import type { CourtOrder, Hall, Stall } from '../../features/food-court/index.ts';
import HallNotify from '../../features/food-court/telling/HallNotify.tsx';
import { aCart, anOrder, anOrderItem } from '../../testing/order-builders.ts';
import { shown } from '../../testing/shown.tsx';
import { aLine, aSession } from '../../testing/wire-builders.ts';
import FoodCourtCart from '../FoodCourtCart/index.tsx';
import FoodCourtExtraDetails from '../FoodCourtExtraDetails/index.tsx';
import FoodCourtOrders from '../FoodCourtOrders/index.tsx';
import ViewFoodCourtMultiMerchantOrder from '../ViewFoodCourtMultiMerchantOrder/index.tsx';
import ViewFoodCourtOrder from '../ViewFoodCourtOrder/index.tsx';
import FoodCourt from './index.tsx';

const money = { currency: { code: 'EUR', symbol: '€', decimals: 2 }, locale: { locale_code: 'lt-LT' } };
const aStall = (id: string, name: string): Stall => ({
  id,
  name,
  description: '',
  short_description: '',
  cover: null,
  cover_thumbnail: null,
  order_status: 'open',
  is_currently_working_hours: true,
  rush_mode_wait_minutes: null,
  opening: null,
  google_place_id: null,
  reviews: true,
  ...money,
});
const stalls = [aStall('ramen', 'Ramen'), aStall('taco', 'Taco')];
const aHall = (invoices = false): Hall => ({
  session: 'visit',
  stalls,
  court: {
    id: 'c',
    hash: 'HALL',
    name: 'Market Hall',
    description: '',
    cover: { photo: '/media/c/photo.webp', lqip: 'data:,' },
    restaurants: stalls,
    opening: null,
    main_language: 'en',
    default_language: 'en',
    languages: [],
    language: 'en',
    food_court_session: 'visit',
    session: 'visit',
    payment_providers: [],
    settings: { invoices, 'sms-notifications': true, 'shared-baskets': false },
    additional_order_fields: [],
  },
});
const anOrderAt = (venue: string, over: Partial<CourtOrder> = {}): CourtOrder => ({
  ...anOrder(),
  ...money,
  restaurant_id: venue,
  restaurant_name: venue === 'ramen' ? 'Ramen' : 'Taco',
  order_flow: 'full',
  session_over: false,
  session_token: `at-${venue}`,
  unique_order_number: `${venue}-1`,
  ...over,
});
const asParams = { foodCourtHash: 'HALL' };
const page = (screen: React.ReactElement, more: Record<string, unknown>, invoices = false) =>
  shown(screen, { more: { 'food-court:HALL': aHall(invoices), ...more } });

beforeEach(() => void vi.stubGlobal('document', { cookie: 'onboarding-court=done' }));
afterEach(() => vi.unstubAllGlobals());

it('[FOOD-02] [FOOD-03] [FOOD-04] [FOOD-05] [FOOD-06] [FOOD-07] the pages of a hall have the documents’ addresses', () => {
  const named = [
    '/food-court/orders/HALL',
    '/food-court/view/order/HALL/s/o',
    '/food-court/cart/HALL',
    '/food-court/pay/HALL/a,b',
    '/food-court/view/multi-merchant-order/HALL',
    '/food-court/extra-details/HALL',
  ].map(path => matchPath(path)?.name);
  expect(named).toEqual([
    'FoodCourtOrders',
    'ViewFoodCourtOrder',
    'FoodCourtCart',
    'FoodCourtPay',
    'ViewFoodCourtMultiMerchantOrder',
    'FoodCourtExtraDetails',
  ]);
});

describe('what a thumb reaches in the hall', () => {
  const dock = (more: Record<string, unknown>) => page(<FoodCourt params={asParams} />, more);

  it('[FOOD-18] leads to the orders only where there are any', () => {
    expect(dock({ 'food-court-orders:HALL': [] }).names.join()).not.toContain('Your orders');
    const cart = { ...money, cart_items: [{ quantity: 1 }], total: 5 };
    const cartAlone = dock({ 'food-court-orders:HALL': [], 'food-court-carts:HALL': [cart] });
    expect(cartAlone.names.join()).not.toContain('Your orders');
    expect(dock({ 'food-court-orders:HALL': [anOrderAt('ramen')] }).control(/Your orders/).href).toBe(
      '/food-court/orders/HALL',
    );
  });

  it('[FOOD-19] leads to the basket, with how many dishes are in it', () => {
    const cart = { ...money, cart_items: [{ quantity: 2 }, { quantity: 1 }], total: 14 };
    expect(dock({ 'food-court-carts:HALL': [cart] }).control(/View order/).name).toContain('3 items');
    expect(dock({ 'food-court-carts:HALL': [] }).names.join()).not.toContain('View order');
  });
});

describe('the orders of a hall', () => {
  const list = (orders: readonly CourtOrder[]) =>
    page(<FoodCourtOrders params={asParams} />, { 'food-court-orders:HALL': orders });

  it('[FOOD-22] stand with those that are over after those that are not', () => {
    const { text } = list([
      anOrderAt('ramen', { status: 'closed', closed_at: '2026-03-18T10:20:00.000Z' }),
      anOrderAt('taco'),
    ]);
    const at = ['In progress', 'Taco', 'Completed', 'Ramen'].map(word => text.indexOf(word));
    expect(at).not.toContain(-1);
    expect([...at].sort((a, b) => a - b)).toEqual(at);
  });

  it('[FOOD-23] [ENTITY-69] say the stall, what it costs, when it was placed and how it stands', () => {
    const { name } = list([
      anOrderAt('ramen', { subtotal: 12.4, total: 12.4, left: 0, is_paid: true }),
    ]).control(/Ramen/);
    expect(name).toContain('12,40');
    expect(name).toMatch(/\d{1,2}:00/);
    expect(name).toContain('Being prepared');
  });

  it('[FOOD-24] [FOOD-29] are said to be none', () => {
    expect(list([]).text).toContain('No orders yet');
  });
});

describe('one order of a hall', () => {
  const view = (number: string) =>
    page(<ViewFoodCourtOrder params={{ ...asParams, session: 'at-ramen', uniqueOrderNumber: number }} />, {
      'food-court-orders:HALL': [anOrderAt('ramen')],
    });

  it('[FOOD-27] [FOOD-29] that is not this phone’s is not found, and leads to those that are', () => {
    const { text, control } = view('somebody-else');
    expect(text).toContain('We could not find this order.');
    expect(control(/orders/).href).toBe('/food-court/orders/HALL');
  });
});

describe('the basket of a hall', () => {
  /** Two stalls with a dish each, one of which asks for something. */
  const basket = (asks: boolean, filled = true) => {
    const session = (id: string, more = {}) => aSession({ restaurant: { id, ...more } });
    const asking = {
      additional_order_fields_enabled: true,
      additional_order_fields: {
        fields: [{ key: 'buzzer', type: 'text', required: true, placeholder: 'Buzzer', select_options: [] }],
      },
    };
    const carts = ['ramen', 'taco'].map(id => ({
      ...money,
      restaurant_id: id,
      restaurant_name: id === 'ramen' ? 'Ramen' : 'Taco',
      session: `at-${id}`,
      total: 6.5,
      cart_items: [{ quantity: 1 }],
    }));
    const more = {
      'food-court-carts:HALL': filled ? carts : [],
      'food-court-orders:HALL': [],
      [keys.session('at-ramen')]: session('ramen', asks ? asking : {}),
      [keys.session('at-taco')]: session('taco'),
    };
    // The cache is emptied by what is shown, the carts are not.
    for (const id of ['ramen', 'taco']) {
      cartStore(`at-${id}`).accept(
        aCart({
          cart: [
            aLine({
              item_id: id,
              item_name: id === 'ramen' ? 'Pork bao' : 'Elote',
              variation_name: 'Large',
              modifiers: [{ name: 'Chilli oil', price: 0.5, quantity: 1 }],
              quantity: 2,
              price: 6.5,
              total: 6.5,
            }),
          ],
          subtotal: 6.5,
          total: 6.5,
        }),
      );
    }
    return more;
  };
  const cart = (more: Record<string, unknown>) => page(<FoodCourtCart params={asParams} />, more);

  it('[FOOD-30] [FOOD-31] has a part for each stall with its dishes, what they cost and what it comes to', () => {
    const { html, text } = cart(basket(false));
    const parts = html.split('data-venue=').slice(1);
    expect(parts).toHaveLength(2);
    for (const [at, dish] of ['Pork bao', 'Elote'].entries()) {
      for (const said of [dish, 'Large', 'Chilli oil', '>2<']) expect(parts[at]).toContain(said);
      // The line, and what all of the stall comes to.
      expect(parts[at]?.match(/6,50/g)?.length).toBeGreaterThanOrEqual(2);
    }
    expect(text).toContain('Ramen');
    // Only all of it together is what is to pay.
    expect(text.match(/To pay/g)).toHaveLength(1);
  });

  it('[FOOD-37] [FOOD-78] goes on to what is asked for, else orders; nothing asks for a tip or a code', () => {
    const ready = cart(basket(false));
    expect(ready.names.join()).toContain('Pay · 13,00');
    expect(ready.html).not.toMatch(/name="(tip|coupon)"|Discount code|Tip the/);
    expect(cart(basket(true)).names.join()).toContain('Continue · 13,00');
  });

  it('[CART-12] says above the button what the total of all stalls is made of, in the basket and among the details', () => {
    const more = basket(true);
    const texts = { [venueTextsKey('ramen', 'en')]: {}, [venueTextsKey('taco', 'en')]: {} };
    const line = (id: string) => [aLine({ item_id: id, item_name: id, total: 6.5 })];
    cartStore('at-ramen').accept(aCart({ cart: line('ramen'), subtotal: 6.5, discount: 1, total: 5.5 }));
    cartStore('at-taco').accept(
      aCart({ cart: line('taco'), subtotal: 6.5, discount: 0.2, small_order_fee: 0.3, total: 6.6 }),
    );
    for (const Screen of [FoodCourtCart, FoodCourtExtraDetails])
      expect(
        page(<Screen params={asParams} />, { ...more, ...texts }).html.split('aria-label="Summary"')[1],
      ).toMatch(/13,00.*−1,20.*0,30.*12,10/s);
  });

  it('[FOOD-36] [FOOD-29] that is empty says so, and leads to the hall', () => {
    const { text, control } = cart(basket(false, false));
    expect(text).toContain('Your cart is empty');
    expect(control('To all kitchens').href).toBe('/food-court/HALL');
  });

  it('[FOOD-38] asks for what a stall asks for on a page of its own, as a single venue does', () => {
    const { text, names, html } = page(<FoodCourtExtraDetails params={asParams} />, {
      ...basket(true),
      [venueTextsKey('ramen', 'en')]: {},
      [venueTextsKey('taco', 'en')]: {},
    });
    expect(text).toContain('A few details');
    expect(names).toEqual(expect.arrayContaining(['Still to fill in: Buzzer', 'Pay · 13,00\u00a0€']));
    expect(html).toMatch(/<input[^>]*maxLength="100"/i);
    expect(html).toMatch(/<input[^>]*required/);
  });
});

const stall = (venue: string, over: object = {}) => ({
  ...anOrderAt(venue, { is_paid: true, left: 0, items: [anOrderItem()] }),
  display_status: 'preparing',
  step: 2,
  payment: { uuid: `share-${venue}`, status: 'paid', amount: 5, refunded: 0 },
  ...over,
});
const paid = (orders: readonly object[], invoices: boolean) => {
  vi.stubGlobal(
    'location',
    new URL('https://x.test/food-court/view/multi-merchant-order/HALL?paymentUuid=p'),
  );
  return shown(<ViewFoodCourtMultiMerchantOrder params={asParams} />, {
    url: '/food-court/view/multi-merchant-order/HALL?paymentUuid=p',
    more: {
      'food-court:HALL': aHall(invoices),
      'food-court-orders:HALL': ['ramen', 'taco'].map(venue => anOrderAt(venue)),
      'food-court-payment:p': {
        ...money,
        uuid: 'p',
        status: 'paid',
        is_paid: true,
        amount: 10,
        total: 10,
        refunded: 0,
        payment_data: null,
        orders,
      },
    },
  });
};

describe('what was paid together', () => {
  it('[FOOD-43][INVOICE-28] gives each stall’s receipt, and its invoice where the hall’s owner wants that', () => {
    const without = paid([stall('ramen'), stall('taco')], false);
    expect(without.names.filter(name => name === 'Get a receipt')).toHaveLength(2);
    expect(without.names).not.toContain('Get an invoice');
    const { controls } = paid([stall('ramen'), stall('taco')], true);
    expect(controls.flatMap(({ href }) => (href?.includes('invoice') ? [href] : []))).toEqual([
      expect.stringContaining('share-ramen'),
      expect.stringContaining('share-taco'),
    ]);
  });
});

describe('how a stall has come', () => {
  it('[FOOD-59] what is brought in part stands at the second stop, with a banner', () => {
    const text = (order: object) => paid([stall('ramen', order)], false).text;
    expect(text({ display_status: 'partially_delivered', step: 2 })).toMatch(
      /Preparing \(now\).*Some of it is ready/,
    );
    expect(text({ display_status: 'preparing', step: 2 })).not.toContain('Some of it is ready');
    expect(text({ display_status: 'failed', status: 'failed', step: null })).not.toContain('Preparing');
  });
});

describe('how a guest of a hall is told', () => {
  const offer = (told: object = {}) =>
    page(<HallNotify hash="HALL" hall={aHall()} ongoing />, {
      'food-court-orders:HALL': ['ramen', 'taco'].map(venue => anOrderAt(venue)),
      'food-court-notify:HALL': { sms: true, phone_number: null, key: null, on: false, ...told },
    });

  it('[FOOD-45] [FOOD-53] [NOTIFY-12] is offered in a row, at whatever table, until a number is known', () => {
    expect(offer().names).toContain('Tell me when it is ready');
    const known = offer({ phone_number: '+37061200000' });
    expect(known.text).toContain('We will text you at');
    expect(known.names).toEqual(['Stop messages']);
    expect(offer({ sms: false }).names).toEqual([]);
  });
});
