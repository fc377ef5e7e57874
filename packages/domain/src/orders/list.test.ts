import { describe, expect, it } from 'vitest';
import {
  batchCountdown,
  groupOrders,
  isOngoing,
  listLabel,
  ORDER_STATUSES,
  type OrderStatus,
  pickupText,
  shouldPoll,
} from './index.ts';

const orders = (...statuses: OrderStatus[]) => statuses.map((status, id) => ({ id, status, items: [] }));
const served = { status: 'partially_delivered', items: [{ isDelivered: true }] } as const;

describe('listLabel', () => {
  it.each([
    ['waiting_confirmation', 'waiting_confirmation', null],
    ['pending_activate', 'preparing', null],
    ['active', 'preparing', null],
    ['partially_delivered', 'preparing', null],
    ['closed', 'closed', 'closed'],
    ['failed', 'failed', 'failed'],
    ['rejected', 'rejected', 'rejected'],
  ] as const)('[ORDER-26] %s is %s, [ORDER-24] without status change %s', (status, label, silent) => {
    expect(listLabel({ status, items: [] })).toBe(label);
    expect(listLabel({ status, items: [] }, 'pickup')).toBe(label);
    expect(listLabel({ status, items: [] }, 'no_status_change')).toBe(silent);
  });
});

it('[ORDER-16] an order whose dishes have all come is a served one in the list, though staff have not closed it', () => {
  expect(listLabel(served)).toBe('closed');
  expect(listLabel(served, 'no_status_change')).toBeNull();
  expect(isOngoing(served)).toBe(false);
  expect(groupOrders([served])).toMatchObject({ closed: [served], preparing: [] });
});

describe('the list', () => {
  it('[ORDER-17] groups orders and keeps their order', () => {
    const groups = groupOrders(
      orders('active', 'closed', 'pending_activate', 'rejected', 'failed', 'waiting_confirmation', 'closed'),
    );
    const ids = Object.fromEntries(
      Object.entries(groups).map(([label, all]) => [label, all.map(({ id }) => id)]),
    );
    expect(ids).toEqual({
      preparing: [0, 2],
      closed: [1, 6],
      waiting_confirmation: [5],
      failed: [4],
      rejected: [3],
    });
  });

  it('[ORDER-17] has every group, empty or not', () => {
    expect(groupOrders([])).toEqual({
      waiting_confirmation: [],
      preparing: [],
      closed: [],
      failed: [],
      rejected: [],
    });
  });

  it('[ORDER-16] tells ongoing orders from completed ones', () => {
    expect(ORDER_STATUSES.filter(status => isOngoing({ status, items: [] }))).toEqual([
      'waiting_confirmation',
      'pending_activate',
      'active',
      'partially_delivered',
    ]);
  });
});

describe('shouldPoll', () => {
  it.each([
    ['[ORDER-49] an open order', orders('active', 'closed'), true],
    ['[ORDER-49] all closed', orders('closed', 'closed'), false],
    ['[ORDER-61] failed does not stop it', orders('failed'), true],
    ['[ORDER-61] nor does rejected', orders('closed', 'rejected'), true],
    ['no orders', [], false],
  ])('%s', (_, all, expected) => {
    expect(shouldPoll(all)).toBe(expected);
  });
});

describe('pickupText', () => {
  const at = 1_700_000_000_000;
  it.each([
    ['[ORDER-44] failed', 'failed', at, 15, 'failed', null],
    ['[ORDER-45] closed', 'closed', at, 15, 'closed', null],
    ['[ORDER-46] accepted with a waiting time', 'active', at, 15, 'at', at + 900_000],
    ['[ORDER-46] no wait at all', 'active', at, 0, 'at', at],
    ['[ORDER-46] partly delivered', 'partially_delivered', at, 15, 'at', at + 900_000],
    ['[ORDER-47] accepted without a time', 'active', at, null, 'pending', null],
    ['[ORDER-47] a time but not accepted', 'active', null, 15, 'pending', null],
    ['[ORDER-47] not accepted yet', 'waiting_confirmation', null, null, 'pending', null],
    ['[ORDER-50] rejected', 'rejected', at, 15, 'rejected', null],
  ] as const)('%s', (_, status, acceptedAt, waitMinutes, kind, when) => {
    expect(pickupText({ status, acceptedAt, waitMinutes })).toEqual({ kind, at: when });
  });
});

describe('[ORDER-35] batchCountdown', () => {
  it.each([
    [300_000, 300, '05:00'],
    [299_001, 300, '05:00'],
    [61_000, 61, '01:01'],
    [1, 1, '00:01'],
    [0, 0, '00:00'],
    [-5_000, 0, '00:00'],
    [6_000_000, 6000, '100:00'],
  ])('%s ms left: %s s, %s', (left, seconds, text) => {
    expect(batchCountdown(1_700_000_000_000 + left, 1_700_000_000_000)).toEqual({ seconds, text });
  });
});
