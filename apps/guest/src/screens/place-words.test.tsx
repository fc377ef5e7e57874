import { OUT_OF_PLACE, PLACE_WORDS, type PlaceWord } from '@tableside/testkit/place-words.ts';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { keys } from '../data/keys.ts';
import type { Session } from '../data/session.ts';
import { OrderInfo } from '../features/orders/order-parts.ts';
import { WaiterSheet } from '../features/waiter/index.ts';
import { aCart, anOrder, anOrderItem } from '../testing/order-builders.ts';
import { shown } from '../testing/shown.tsx';
import { aBill, aBillItem, aLine, aSession } from '../testing/wire-builders.ts';
import Order from './Order/index.tsx';
import Orders from './Orders/index.tsx';
import PaymentHistory from './PaymentHistory/index.tsx';
import { CartContent } from './PlaceOrder/CartContent.tsx';

const nothing = () => undefined;
const COURSES = [{ id: 'c', name: 'starter', display_name: '·' }];
const FLAGS = ['order', 'call-waiter', 'order-comment', 'coupon-code', 'tips'];

type Place = Session['table']['place'];
const HOUSES: Readonly<Record<Place, Parameters<typeof aSession>[0]>> = {
  table: { table: { name: 'Sodas' } },
  cafe: { table: { name: '7' }, restaurant: { type: 'other' } },
  bar: {
    table: { name: 'Baras' },
    restaurant: { type: 'other', functionalities: ['call-waiter', 'pay-go'] },
  },
  room: { table: { name: 'Room 101' }, restaurant: { type: 'hotel' } },
  counter: { table: { name: 'Atsiėmimas', order_type: 'pickup' } },
  hall: { table: { name: 'Atsiėmimas', order_type: 'pickup' }, restaurant: { food_court_hash: 'HALL' } },
  kiosk: { table: { name: 'Kioskas', order_type: 'self_service' } },
};
const at = (place: Place): Session => {
  const { table, restaurant } = HOUSES[place] ?? {};
  return aSession({
    ...(table && { table }),
    restaurant: { name: '·', courses: COURSES, functionalities: FLAGS, presence: 'pin', ...restaurant },
  });
};

const dishes = [anOrderItem({ name: '·' }), anOrderItem({ id: 'b', name: '·', is_delivered: true })];
const cart = aCart({
  shared: true,
  cart: [aLine({ item_id: 'soup', item_name: '·' })],
  subtotal: 5,
  total: 5,
});
const bill = aBill({ items: [aBillItem({ id: 'a', name: '·', price: 6 })], total: 6, left: 6 });

/** What a guest meets from the scan to what is served, drawn as the server draws it. */
const SCREENS: Readonly<Record<string, ReactNode>> = {
  call: <WaiterSheet open onClose={nothing} />,
  cart: <CartContent cart={cart} pinWrong={false} unsent={false} onRemove={nothing} />,
  orders: <Orders params={{ session: 's' }} />,
  bill: <Order params={{ session: 's' }} />,
  payments: <PaymentHistory params={{ session: 's' }} />,
  ...Object.fromEntries(
    (
      [
        ['waiting', { status: 'waiting_confirmation', seen: false, asks_presence: true }],
        ['preparing', { status: 'active' }],
        ['partly there', { status: 'active', items: dishes }],
        ['there', { status: 'closed' }],
        ['paid there', { status: 'active', pay_at_restaurant: true }],
        ['waits for others', { status: 'pending_activate', waiting_for: 'guests' }],
        ['refused', { status: 'rejected' }],
      ] as const
    ).map(([name, over]) => {
      const { items = [anOrderItem({ name: '·' })], ...rest } = { items: undefined, ...over };
      return [`order ${name}`, <OrderInfo key={name} order={anOrder({ ...rest, items: [...items] })} />];
    }),
  ),
};

describe.each(Object.keys(PLACE_WORDS))('in %s', language => {
  it.each(Object.keys(HOUSES) as Place[])('[MENU-16] a guest reads no word of another place: %s', place => {
    const session = at(place);
    expect(session.table.place).toBe(place);
    const wrong = Object.entries(SCREENS).flatMap(([screen, node]) => {
      const { text } = shown(node, { session, language, orders: [], more: { [keys.bills('s')]: [bill] } });
      expect(text.length, `${screen} is drawn`).toBeGreaterThan(0);
      return OUT_OF_PLACE[place].flatMap((word: PlaceWord) => {
        const found = PLACE_WORDS[language]?.[word]?.exec(text);
        return found ? [`${screen}: ${text.slice(Math.max(0, found.index - 30), found.index + 30)}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });
});

it('no courses are offered where nothing is brought', () => {
  const offered = (place: Place) => /Serve with/.test(shown(SCREENS.cart, { session: at(place) }).html);
  expect((Object.keys(HOUSES) as Place[]).filter(offered)).toEqual(['table', 'cafe', 'bar', 'room']);
});
