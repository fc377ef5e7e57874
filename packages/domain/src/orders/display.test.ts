import { describe, expect, it } from 'vitest';
import {
  type DisplayFlow,
  derivedStatus,
  displayFlow,
  LAST_PROGRESS_STEP,
  ORDER_STATUSES,
  progressStep,
  type ShownOrder,
  STATUS_VIEWS,
  type StatusView,
  statusView,
} from './index.ts';

const items = (...delivered: boolean[]) => delivered.map(isDelivered => ({ isDelivered }));
const order = (more: Partial<ShownOrder> = {}): ShownOrder => ({
  status: 'active',
  items: items(false, false),
  seen: false,
  waitingFor: null,
  sendingToPos: false,
  payAtRestaurant: false,
  ...more,
});

const held = { isDelivered: false, isHeld: true };

describe('derivedStatus', () => {
  it.each([
    ['[ORDER-20] active, nothing delivered', order(), 'active'],
    ['[ORDER-20] active, something delivered', order({ items: items(true, false) }), 'partially_delivered'],
    ['active, all delivered but not closed', order({ items: items(true, true) }), 'closed'],
    [
      'partly delivered as sent, all delivered but not closed',
      order({ status: 'partially_delivered', items: items(true, true) }),
      'closed',
    ],
    [
      'what has not come was taken off',
      order({
        status: 'partially_delivered',
        items: [{ isDelivered: true }, { isDelivered: false, isOff: true }],
      }),
      'closed',
    ],
    [
      'everything was taken off and nothing had come',
      order({ items: [{ isDelivered: false, isOff: true }] }),
      'active',
    ],
    ['[ORDER-21] sent as such', order({ status: 'partially_delivered' }), 'partially_delivered'],
    ['[ORDER-21] only derived from active', order({ status: 'closed', items: items(true) }), 'closed'],
    ['an order without items', order({ items: [] }), 'active'],
  ])('%s', (_, each, expected) => {
    expect(derivedStatus(each)).toBe(expected);
  });
});

describe('[ORDER-22] [ORDER-25] displayFlow', () => {
  it.each([
    ['default', 'full', 'full'],
    ['self_service', 'full', 'full'],
    ['pickup', 'full', 'pickup'],
    ['default', 'no_status_change', 'no_status_change'],
    ['pickup', 'no_status_change', 'no_status_change'],
  ] as const)('%s table, order flow %s: %s', (tableType, orderFlow, expected) => {
    expect(displayFlow({ tableType, orderFlow })).toBe(expected);
  });
});

describe('statusView', () => {
  it.each<[string, ShownOrder, DisplayFlow, StatusView]>([
    [
      '[ORDER-31] waiting for staff',
      order({ status: 'waiting_confirmation' }),
      'full',
      'pending_confirmation',
    ],
    ['[ORDER-32] seen by staff', order({ status: 'waiting_confirmation', seen: true }), 'full', 'seen'],
    ['[ORDER-33] in the kitchen', order(), 'full', 'preparing'],
    [
      '[ORDER-34] with the other guests',
      order({ status: 'pending_activate', waitingFor: 'guests' }),
      'full',
      'waiting_others',
    ],
    ['not paid yet', order({ status: 'pending_activate', waitingFor: 'payment' }), 'full', 'waiting_payment'],
    [
      'all that is left waits for its course',
      order({ items: [{ isDelivered: true }, held] }),
      'full',
      'later',
    ],
    ['nothing is begun before a course is fired', order({ items: [held, held] }), 'full', 'later'],
    [
      'something is made while the rest waits',
      order({ items: [...items(false), held] }),
      'full',
      'preparing',
    ],
    ['the till says nothing of courses', order({ items: [held] }), 'no_status_change', 'received'],
    ['[ORDER-39] on its way to the till', order({ sendingToPos: true }), 'full', 'sending_to_pos'],
    ['[ORDER-40] partly delivered', order({ items: items(true, false) }), 'full', 'partially_delivered'],
    [
      '[ORDER-40] partly delivered, whatever the till does',
      order({ items: items(true, false), sendingToPos: true }),
      'full',
      'partially_delivered',
    ],
    ['[ORDER-41] delivered', order({ status: 'closed', items: items(true, true) }), 'full', 'delivered'],
    [
      'everything is there, and staff have not closed it',
      order({ status: 'partially_delivered', items: items(true, true) }),
      'full',
      'delivered',
    ],
    ['[ORDER-42] failed', order({ status: 'failed' }), 'full', 'failed'],
    ['[ORDER-43] rejected', order({ status: 'rejected' }), 'full', 'rejected'],
    ['[ORDER-22] pickup, in the kitchen', order(), 'pickup', 'preparing'],
    ['[ORDER-41] pickup, ready', order({ status: 'closed' }), 'pickup', 'ready_for_pickup'],
    ['[ORDER-43] pickup, rejected', order({ status: 'rejected' }), 'pickup', 'rejected'],
    ['[ORDER-23] received', order(), 'no_status_change', 'received'],
    [
      '[ORDER-24] seen is not shown',
      order({ status: 'waiting_confirmation', seen: true }),
      'no_status_change',
      'received',
    ],
    [
      '[ORDER-24] delivered items are not shown',
      order({ items: items(true) }),
      'no_status_change',
      'received',
    ],
    [
      '[ORDER-23] to pay at the restaurant',
      order({ payAtRestaurant: true }),
      'no_status_change',
      'pay_at_restaurant',
    ],
    ['[ORDER-23] to pick up', order({ pickup: true }), 'no_status_change', 'pick_up'],
    [
      '[ORDER-23] with the other guests',
      order({ status: 'pending_activate', waitingFor: 'guests' }),
      'no_status_change',
      'waiting_others',
    ],
    [
      '[ORDER-23] on its way to the till',
      order({ sendingToPos: true }),
      'no_status_change',
      'sending_to_pos',
    ],
    ['[ORDER-24] closed', order({ status: 'closed' }), 'no_status_change', 'delivered'],
    [
      '[ORDER-24] closed at a pickup table',
      order({ status: 'closed', pickup: true }),
      'no_status_change',
      'ready_for_pickup',
    ],
    ['[ORDER-24] failed', order({ status: 'failed' }), 'no_status_change', 'failed'],
    ['[ORDER-24] rejected', order({ status: 'rejected' }), 'no_status_change', 'rejected'],
  ])('%s', (_, each, flow, expected) => {
    expect(statusView(each, flow)).toBe(expected);
  });

  it('[ORDER-23] [ORDER-24] the no-status-change flow shows nothing but its own displays', () => {
    const own = ['received', 'pay_at_restaurant', 'pick_up', 'waiting_others', 'sending_to_pos'];
    const also = ['failed', 'rejected', 'delivered', 'ready_for_pickup', 'waiting_payment'];
    const shown = ORDER_STATUSES.flatMap(status =>
      [true, false].flatMap(flag =>
        (['guests', 'payment'] as const).map(waitingFor =>
          statusView(
            order({ status, waitingFor, seen: flag, pickup: flag, items: items(flag) }),
            'no_status_change',
          ),
        ),
      ),
    );
    expect(shown.filter(view => ![...own, ...also].includes(view))).toEqual([]);
    expect(STATUS_VIEWS).toEqual(expect.arrayContaining(own));
  });
});

describe('progressStep', () => {
  it.each([
    ['[ORDER-27] waiting for staff', order({ status: 'waiting_confirmation' }), 0],
    ['[ORDER-27] seen', order({ status: 'waiting_confirmation', seen: true }), 1],
    ['[ORDER-28] preparing', order({ seen: true }), 2],
    ['not preparing what waits for its course', order({ items: [held] }), 1],
    ['[ORDER-28] sending to the till', order({ sendingToPos: true }), 2],
    ['[ORDER-29] partly delivered', order({ items: items(true, false) }), 4],
    ['[ORDER-30] closed', order({ status: 'closed' }), LAST_PROGRESS_STEP],
    [
      'everything is there',
      order({ status: 'partially_delivered', items: items(true, true) }),
      LAST_PROGRESS_STEP,
    ],
    ['not sent yet', order({ status: 'pending_activate', waitingFor: 'guests' }), 0],
    ['failed', order({ status: 'failed' }), null],
    ['rejected', order({ status: 'rejected' }), null],
  ])('%s', (_, each, expected) => {
    expect(progressStep(each)).toBe(expected);
  });

  it('[ORDER-30] rests at every step but 3', () => {
    const all = ORDER_STATUSES.flatMap(status =>
      [true, false].map(seen => progressStep(order({ status, seen }))),
    );
    expect(new Set(all)).toEqual(new Set([0, 1, 2, 4, 5, null]));
  });
});
