import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startNavigation } from '../../app/navigation.ts';
import { type Bill, refetchBills } from '../../data/bills.ts';
import { resetCache } from '../../data/cache.ts';
import { running } from '../../testing/running.tsx';
import { aBill, aBillItem } from '../../testing/wire-builders.ts';
import { useSelection } from './choose/use-selection.ts';
import { BILL_TIMINGS } from './timings.ts';
import { useBill } from './use-bill.ts';

/** What our server says the table's bills are, and what this phone chose, in turn. */
let bills: readonly Bill[] = [];
let reads = 0;
let chosen: (readonly string[])[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  startNavigation('/select-items/s?orderNumber=bill');
  resetCache({});
  reads = 0;
  chosen = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (path === '/api/orders/get-paygo-orders/s') {
      reads += 1;
      return Response.json({ data: { orders: bills } });
    }
    const { order_items, unique_order_number } = JSON.parse(body ?? '{}');
    expect([path, unique_order_number]).toEqual(['/api/orders/select-order-items/s', 'bill']);
    chosen.push(order_items);
    const answer = {
      user_selected: order_items,
      others_selected: [],
      cannot_select_order_items: [],
      message: null,
    };
    return Response.json({ data: { ...answer, held_until: null } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const looking = async () => {
  const screen = await running(useBill, undefined);
  await screen.later(100);
  reads = 0;
  return screen;
};

it('[SPLIT-11] the bill is read every 15 s until it is closed, and not while nobody looks', async () => {
  bills = [aBill()];
  const screen = await looking();
  await screen.later(14_000);
  expect(reads).toBe(0);
  await screen.later(1_000);
  expect(reads).toBe(1);
  await screen.later(30_000);
  expect(reads).toBe(3);
  await screen.look('hidden');
  await screen.later(60_000);
  expect(reads).toBe(3);
  await screen.look('visible');
  expect(reads).toBe(4);
  bills = [aBill({ status: 'closed', is_paid: true })];
  await screen.does(() => refetchBills('s'));
  expect(screen.value().bill?.status).toBe('closed');
  await screen.later(1_000);
  reads = 0;
  await screen.later(120_000);
  expect(reads).toBe(0);
  await screen.leave();
});

const soup = aBillItem({ id: 'soup' });
const choosing = async () => {
  const screen = await running(useSelection, aBill({ items: [soup, aBillItem({ id: 'tea' })] }));
  await screen.does(({ keeper }) => keeper.choose(['soup']));
  return screen;
};

it('[SPLIT-09] going back clears what was chosen', async () => {
  const screen = await choosing();
  expect(chosen).toEqual([['soup']]);
  await screen.leave();
  expect(chosen).toEqual([['soup'], []]);
});

it('[SPLIT-15] going on to Pay keeps it', async () => {
  const screen = await choosing();
  await screen.does(({ keep }) => keep());
  await screen.leave();
  expect(chosen).toEqual([['soup']]);
});

it('what is chosen is asked for again before it runs out, as long as the screen lives', async () => {
  const screen = await choosing();
  await screen.later(BILL_TIMINGS.renew * 2);
  expect(chosen).toEqual([['soup'], ['soup'], ['soup']]);
  await screen.leave();
  await screen.later(BILL_TIMINGS.renew * 2);
  expect(chosen).toHaveLength(4);
});
