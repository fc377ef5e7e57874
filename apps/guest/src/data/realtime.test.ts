import type { RealtimeMessage } from '@tableside/contract/realtime';
import { beforeEach, expect, it } from 'vitest';
import { aSession } from '../testing/wire-builders.ts';
import { readEntry, resetCache } from './cache.ts';
import { keys } from './keys.ts';
import type { Order } from './orders.ts';
import { applyEvent } from './realtime.ts';
import type { Session } from './session.ts';

const order = (number: string, status: Order['status']): Order =>
  ({ unique_order_number: number, status }) as Order;

beforeEach(() =>
  resetCache({ [keys.session('s')]: aSession(), [keys.orders('s')]: [order('1', 'waiting_confirmation')] }),
);

const venue = () => readEntry<Session>(keys.session('s')).data?.restaurant;
const status = (
  event: 'rush-mode-activated' | 'restaurant-closed' | 'is-currently-working-hours-updated',
  data: {
    order_status: 'open' | 'rush_mode' | 'temporarily_disabled';
    rush_mode_wait_minutes: number | null;
    is_currently_working_hours: boolean;
  },
): RealtimeMessage => ({ channel: 'restaurant_v', event, data });

it('[RT-12] rush mode comes with its minutes', () => {
  applyEvent(
    's',
    status('rush-mode-activated', {
      order_status: 'rush_mode',
      rush_mode_wait_minutes: 25,
      is_currently_working_hours: true,
    }),
  );
  expect(venue()).toMatchObject({ order_status: 'rush_mode', rush_mode_wait_minutes: 25, name: 'Venue' });
});

it.each([
  [
    '[RT-14]',
    'restaurant-closed',
    { order_status: 'temporarily_disabled', is_currently_working_hours: true },
  ],
  [
    '[RT-16]',
    'is-currently-working-hours-updated',
    { order_status: 'open', is_currently_working_hours: false },
  ],
] as const)('%s %s changes what can be ordered', (_, event, change) => {
  applyEvent('s', status(event, { rush_mode_wait_minutes: null, ...change }));
  expect(venue()).toMatchObject(change);
});

it.each([
  ['[RT-03]', 'order-accepted', '1', ['1:active']],
  ['[RT-09]', 'order-created', '2', ['2:active', '1:waiting_confirmation']],
] as const)('%s %s puts the order in its place', (_, event, number, expected) => {
  applyEvent('s', { channel: 'session_orders_s', event, data: { order: order(number, 'active') } });
  const orders = readEntry<readonly Order[]>(keys.orders('s')).data ?? [];
  expect(orders.map(each => `${each.unique_order_number}:${each.status}`)).toEqual(expected);
});
