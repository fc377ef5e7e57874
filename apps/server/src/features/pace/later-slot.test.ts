import {
  beginPayment,
  orderOf,
  type PayServer,
  paid,
  payServer,
  prepaidScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, type Phone, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());
/** Seven minutes into a slot of a quarter of an hour: the next one begins in eight. */
beforeEach(() => server.clock.set('2026-11-18T17:07:00Z'));

const MINUTE = 60_000;
/** One order in each slot; the usual wait is a quarter of an hour. */
const SLOTS = {
  defaultWaitMinutes: 15,
  capacity: { max: 1, unit: 'orders', slotMinutes: 15, whenFull: 'later' },
} as const;

/** The house takes on somebody else's order; the next one has to wait for the next slot. */
const taken = async ({ venue }: TableScene) =>
  placed(await server.guestAt((await aTable(server, venue)).code));
const accept = ({ staff, venue }: TableScene, order: string, wait_minutes: number | null = null) =>
  staff.call('POST /console/{venue}/orders/{order}/accept', {
    venue: venue.id,
    order,
    body: { wait_minutes },
  });
const minutesOf = async (phone: Phone, number: string) => (await orderOf(phone, number)).wait_minutes;

describe('an order of a later slot', () => {
  it('accepted by hand tells the wait until its slot, counted from then; staff who name minutes have their way', async () => {
    const scene = await aTableScene(server, {
      venue: { settings: { ...SLOTS, acceptance: 'manual', presence: 'off' } },
    });
    await taken(scene);
    const later = await placed(scene.phone);
    const { orders } = await scene.staff.call('GET /console/{venue}/board', { venue: scene.venue.id });
    const seen = orders.find(each => each.unique_order_number === later.unique_order_number);
    expect(seen).toMatchObject({ slot_at: '2026-11-18T17:15:00.000Z', wait_minutes: null });
    server.clock.advance(3 * MINUTE);
    const { order } = await accept(scene, later.unique_order_number);
    expect(order.wait_minutes).toBe(15 + 5);
    expect(await minutesOf(scene.phone, later.unique_order_number)).toBe(20);
    const third = await placed(scene.phone);
    expect((await accept(scene, third.unique_order_number, 10)).order.wait_minutes).toBe(10);
  });

  it.each(['by card', 'in cash'] as const)('paid first, %s, tells it once the kitchen has it', async how => {
    const scene = await prepaidScene(server, { settings: { ...SLOTS, acceptance: 'auto', presence: 'off' } });
    await taken(scene);
    const { unique_order_number: number } = await placed(scene.phone);
    server.clock.advance(2 * MINUTE);
    if (how === 'by card') await paid(server, (await beginPayment(scene.phone, number)).uuid);
    else {
      const { session } = scene.phone;
      const body = { order: number, session, selected_payment_type: 'cash' as const };
      await scene.phone.call('POST /payments/cash/activate-cash-order', { body });
    }
    expect(await orderOf(scene.phone, number)).toMatchObject({ status: 'active', wait_minutes: 15 + 6 });
  });

  it('in a batch tells it when the batch goes', async () => {
    const scene = await aTableScene(server, {
      venue: { settings: { ...SLOTS, acceptance: 'auto', presence: 'off', batchWaitSeconds: 60 } },
    });
    await taken(scene);
    await server.guestAt(scene.table.code);
    const { unique_order_number: number } = await placed(scene.phone);
    expect(await orderOf(scene.phone, number)).toMatchObject({ waiting_for: 'guests', wait_minutes: null });
    await scene.phone.call('POST /orders/activate-order-batch/{session}', {
      session: scene.phone.session,
      body: { unique_order_number: number },
    });
    expect(await orderOf(scene.phone, number)).toMatchObject({ status: 'active', wait_minutes: 15 + 8 });
  });

  it('let through with the party whose first order staff have seen tells it as well', async () => {
    const scene = await aTableScene(server, {
      venue: { settings: { ...SLOTS, acceptance: 'auto', presence: 'confirm' } },
    });
    const other = await server.guestAt(scene.table.code);
    const [first, second] = [await placed(scene.phone), await placed(other)];
    expect((await accept(scene, first.unique_order_number)).order.wait_minutes).toBe(15);
    expect(await minutesOf(other, second.unique_order_number)).toBe(15 + 8);
  });
});

describe('the minutes of a rush', () => {
  it('are told of orders that staff accept and that staff write, as of those that need nobody', async () => {
    const scene = await aTableScene(server, {
      venue: { settings: { defaultWaitMinutes: 15, acceptance: 'manual', presence: 'off' } },
      role: 'manager',
    });
    const { staff, venue, table } = scene;
    const body = { order_status: 'rush_mode', rush_mode_wait_minutes: 40 } as const;
    await staff.call('POST /console/{venue}/status', { venue: venue.id, body });
    const { unique_order_number: number } = await placed(scene.phone);
    expect((await accept(scene, number)).order.wait_minutes).toBe(40);
    const { order } = await staff.call('POST /console/{venue}/tables/{table}/order', {
      venue: venue.id,
      table: table.id,
      body: { lines: [{ menu_item_id: 'soup', quantity: 1 }] },
    });
    expect(order.wait_minutes).toBe(40);
  });
});
