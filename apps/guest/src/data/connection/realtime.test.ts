import { ApiFailure } from '@tableside/contract/client';
import type { RealtimeMessage } from '@tableside/contract/realtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBill, aBillItem, aSession } from '../../testing/wire-builders.ts';
import { api } from '../api.ts';
import { readEntry, resetCache, writeEntry } from '../cache.ts';
import { keys } from '../keys.ts';
import { refetchMenu } from '../menu.ts';
import type { Order } from '../orders.ts';
import { refetchSession, type Session } from '../session.ts';
import { applyEvent, listen } from './realtime.ts';

vi.mock('../api.ts', () => ({ api: vi.fn() }));
const call = vi.mocked(api);

const order = (number: string, status: Order['status']): Order =>
  ({ unique_order_number: number, status }) as Order;

beforeEach(() =>
  resetCache({ [keys.session('s')]: aSession(), [keys.orders('s')]: [order('1', 'waiting_confirmation')] }),
);

const venue = () => readEntry<Session>(keys.session('s')).data?.restaurant;
const status = (
  event:
    | 'rush-mode-activated'
    | 'rush-mode-deactivated'
    | 'restaurant-closed'
    | 'restaurant-opened'
    | 'is-currently-working-hours-updated',
  data: {
    order_status: 'open' | 'rush_mode' | 'temporarily_disabled';
    rush_mode_wait_minutes: number | null;
    is_currently_working_hours: boolean;
  },
): RealtimeMessage => ({ channel: 'restaurant_v', event, data });

it('an order that its guest took back into the cart is gone, one that staff refused is not', () => {
  const orders = () => readEntry<Order[]>(keys.orders('s')).data?.map(({ status }) => status);
  const changed = (status_reason: string | null): RealtimeMessage => ({
    channel: 'session_orders_s',
    event: 'order-updated',
    data: { order: { ...order('1', 'rejected'), status_reason } },
  });
  applyEvent('s', changed('The kitchen is closed'));
  expect(orders()).toEqual(['rejected']);
  applyEvent('s', changed(null));
  expect(orders()).toEqual([]);
});

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
  ['[RT-13]', 'rush-mode-deactivated', { order_status: 'open', is_currently_working_hours: true }],
  ['[RT-15]', 'restaurant-opened', { order_status: 'open', is_currently_working_hours: true }],
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
  const before = { order_status: null, is_currently_working_hours: true, rush_mode_wait_minutes: 25 };
  resetCache({ [keys.session('s')]: aSession({ restaurant: before }) });
  applyEvent('s', status(event, { rush_mode_wait_minutes: null, ...change }));
  expect(venue()).toMatchObject({ ...change, rush_mode_wait_minutes: null });
});

it.each([
  ['[RT-02]', 'order-seen-by-waiter', { seen: true }],
  ['[RT-03]', 'order-accepted', { status: 'active', wait_minutes: 15 }],
  ['[RT-04]', 'order-item-delivered', { status: 'partially_delivered' }],
  ['[RT-05]', 'order-finished', { status: 'closed' }],
  ['[RT-06]', 'order-wait-time-prolonged', { wait_minutes: 30 }],
  ['[RT-07]', 'order-rejected', { status: 'rejected' }],
  ['[RT-08]', 'order-failed', { status: 'failed' }],
  ['[RT-10]', 'order-updated', { payments_sum: 5 }],
] as const)('%s %s puts the order as it is now in its place', (_, event, change) => {
  const changed = { ...order('1', 'waiting_confirmation'), ...change };
  applyEvent('s', { channel: 'session_orders_s', event, data: { order: changed } });
  expect(readEntry<readonly Order[]>(keys.orders('s')).data).toEqual([changed]);
});

it('[RT-09] order-created puts a new order first', () => {
  const data = { order: order('2', 'active') };
  applyEvent('s', { channel: 'session_orders_s', event: 'order-created', data });
  const orders = readEntry<readonly Order[]>(keys.orders('s')).data ?? [];
  expect(orders.map(each => each.unique_order_number)).toEqual(['2', '1']);
});

it('[RT-11] order-items-selected says what others hold of the bill', () => {
  const bill = aBill({ unique_order_number: 'a', revision: 1 });
  writeEntry(keys.bills('s'), [bill]);
  const held = { ...bill, revision: 2, items: [aBillItem({ id: 'soup', held_by: 2 })] };
  applyEvent('s', { channel: 'session_orders_s', event: 'order-items-selected', data: { order: held } });
  expect(readEntry(keys.bills('s')).data).toEqual([held]);
});

/** The browser's event stream as far as we use it. */
class FakeSource {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  onmessage: unknown;
  onerror = (): void => undefined;
  onopen = (): void => undefined;
  readonly named = new Map<string, () => void>();
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeSource.opened.push(this);
  }
  addEventListener(name: string, heard: () => void): void {
    this.named.set(name, heard);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  /** The answer was no stream: the browser does not try again by itself. */
  refuse(): void {
    this.close();
    this.onerror();
  }
}

describe('a stream', () => {
  const RETRY = 1_000;
  const asked = () => call.mock.calls.map(([name]) => name);
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('EventSource', FakeSource);
    FakeSource.opened = [];
    call.mockReset().mockImplementation(async () => aSession());
    stop = listen('s', 'v', RETRY);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('[RT-17] that lost its place has everything fetched anew', async () => {
    resetCache({
      [keys.session('s')]: aSession(),
      [keys.menu('s')]: { version: 1 },
      [keys.bills('s')]: [],
    });
    FakeSource.opened[0]?.named.get('reset')?.();
    await vi.runAllTimersAsync();
    expect(asked().sort()).toEqual([
      'GET /cart/{session}/get',
      'GET /get-menu-categories/{session}',
      'GET /get-session-data/{session}',
      'GET /orders/get-orders/{session}',
      'GET /orders/get-paygo-orders/{session}',
    ]);
  });

  it('[RT-17] whose first tries found no network has everything fetched anew once it is open, and not again', async () => {
    const [source] = FakeSource.opened;
    source?.onerror();
    expect(asked()).toEqual([]);
    source?.onopen();
    await vi.runAllTimersAsync();
    expect(asked()).toContain('GET /get-session-data/{session}');
    call.mockClear();
    // From here on the browser names the last event it heard, and the server goes on from there.
    source?.onerror();
    source?.onopen();
    await vi.runAllTimersAsync();
    expect(asked()).toEqual([]);
  });

  it('[RT-17] of a page that the phone held has everything fetched anew once it is open', async () => {
    listen('s', 'v', RETRY, true);
    FakeSource.opened[1]?.onopen();
    await vi.runAllTimersAsync();
    expect(asked()).toContain('GET /get-session-data/{session}');
  });

  it('[RT-17] opened again has everything fetched anew once it is open, not before', async () => {
    FakeSource.opened[0]?.refuse();
    await vi.advanceTimersByTimeAsync(RETRY);
    call.mockClear();
    await vi.advanceTimersByTimeAsync(RETRY);
    expect(asked()).toEqual([]);
    FakeSource.opened[1]?.onopen();
    await vi.runAllTimersAsync();
    expect(asked()).toContain('GET /get-session-data/{session}');
  });

  it.each([
    ['the menu changed', 'menu', { event: 'menu-updated', data: { version: 2 } }],
    ['the venue changed', 'session', { event: 'venue-updated', data: {} }],
  ] as const)(
    '[RT-17] says that %s while an older answer is on its way: it is asked for again',
    async (_, key, said) => {
      resetCache({ [keys.session('s')]: aSession(), [keys.menu('s')]: { version: 1 } });
      const answers = [
        { version: 1, token: 'old' },
        { version: 2, token: 'new' },
      ];
      call.mockImplementation(
        async name => (/menu|session-data/.test(name) ? answers.shift() : undefined) as never,
      );
      const source = FakeSource.opened[0] as unknown as { onmessage: (message: { data: string }) => void };
      // What goes out first is answered by a server that does not know yet.
      const older = key === 'menu' ? refetchMenu('s') : refetchSession('s');
      source.onmessage({ data: JSON.stringify({ channel: 'restaurant_v', ...said }) });
      await older;
      expect(readEntry(keys[key]('s')).data).toMatchObject({ token: 'new' });
    },
  );

  it('[RT-01] asks for the channel of the session’s orders and for that of the venue', () => {
    const { searchParams, pathname } = new URL(FakeSource.opened[0]?.url ?? '', 'http://phone');
    expect(pathname).toBe('/api/realtime/s');
    expect(searchParams.get('channels')).toMatch(/^session_orders_s,restaurant_.+$/);
  });

  it('[RT-01] refused by a proxy is opened again', async () => {
    FakeSource.opened[0]?.refuse();
    await vi.advanceTimersByTimeAsync(RETRY);
    expect(FakeSource.opened).toHaveLength(2);
  });

  it('[SESSION-12] refused because the session ended is not opened again, and the screens learn it', async () => {
    call.mockRejectedValue(new ApiFailure('session_ended', 410, 'Session has ended'));
    FakeSource.opened[0]?.refuse();
    await vi.advanceTimersByTimeAsync(100 * RETRY);
    expect(FakeSource.opened).toHaveLength(1);
    expect(asked()).toEqual(['GET /get-session-data/{session}']);
    expect(readEntry(keys.session('s')).error).toMatchObject({ code: 'session_ended' });
  });

  it('nobody listens to any more is not opened again', async () => {
    FakeSource.opened[0]?.refuse();
    stop();
    await vi.advanceTimersByTimeAsync(100 * RETRY);
    expect(FakeSource.opened).toHaveLength(1);
  });
});
