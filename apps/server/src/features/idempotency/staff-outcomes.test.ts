import type { AllCalls } from '@tableside/contract';
import type { CallAnswer, CallInput } from '@tableside/contract/client';
import { someLegal } from '@tableside/testkit/scenes/a-legal.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** A table with guests who pay later, and a manager, who may do all of it. */
const evening = async (presence: 'off' | 'confirm' = 'off') => {
  const scene = await aTableScene(server, {
    venue: {
      settings: {
        acceptance: 'auto',
        presence,
        paymentProviders: ['cash'],
        functionalities: ['order', 'skip-payment', 'pay-go'],
        legal: someLegal,
      },
    },
    role: 'manager',
  });
  const { venue, table, staff } = scene;
  const open = async () => {
    const body = { guest_count: null };
    return (
      await staff.call('POST /console/{venue}/tables/{table}/bill', { ...at(staff), table: table.id, body })
    ).bill;
  };
  const other = () => aTable(server, venue);
  /** All of a bill, paid in cash. */
  const paid = async () => {
    await placed(scene.phone, ['soup', 'steak']);
    const bill = await open();
    const body = { method: 'cash' as const };
    await staff.call('POST /console/{venue}/bills/{bill}/settle', { ...at(staff), bill: bill.id, body });
    const { payments } = await staff.call('GET /console/{venue}/payments', {
      ...at(staff),
      query: { bill: bill.id },
    });
    return payments[0]?.uuid ?? expect.fail('nothing was paid');
  };
  return { ...scene, open, other, paid };
};
const at = (staff: TestStaff) => ({ venue: staff.venue });

type Key = Extract<keyof AllCalls, `POST /console/{venue}/${string}`>;

/** Does it twice with one key: the second answer is the first, and next to nothing was kept for it. */
const twice = async <K extends Key>(
  staff: TestStaff,
  call: K,
  input: CallInput<K>,
  told: (answer: CallAnswer<K>) => unknown = answer => answer,
): Promise<CallAnswer<K>> => {
  const idempotencyKey = `${call} of ${staff.venue}`;
  const first = await staff.call(call, { ...input, idempotencyKey });
  expect(told(await staff.call(call, { ...input, idempotencyKey }))).toEqual(told(first));
  const [row] = await server.database.run<{ kept: string }>(
    'test-kept',
    `select answer ->> 'value' as kept from idempotency_key where key = $1`,
    [idempotencyKey],
  );
  expect(row?.kept.length).toBeLessThan(120);
  return first;
};

describe('of what staff do twice with one key the outcome is kept, and the rest is read as it is now', () => {
  it('money given back, and that a person has done it', async () => {
    const { staff, paid } = await evening();
    const payment = await paid();
    const body = { amount: 100, reason: 'cold' };
    const call = 'POST /console/{venue}/payments/{payment}/refund';
    // It goes on its way meanwhile.
    const which = ({ payment }: CallAnswer<typeof call>) => [
      payment.uuid,
      payment.refunds.map(({ id }) => id),
    ];
    const back = await twice(staff, call, { ...at(staff), payment, body }, which);
    expect(back.payment.refunds).toHaveLength(1);
    const refund = back.payment.refunds[0]?.id ?? '';
    const shown = () => staff.call('GET /console/{venue}/payments/{payment}', { ...at(staff), payment });
    await expect.poll(async () => (await shown()).payment.refunds[0]?.status).toBe('by_hand');
    const done = await twice(staff, 'POST /console/{venue}/refunds/{refund}/done', { ...at(staff), refund });
    expect(done.payment).toMatchObject({ uuid: payment, refunded: 1 });
  });

  it('an invoice', async () => {
    const { staff, paid } = await evening();
    const body = {
      business_name: 'UAB Svečias',
      business_code: '302111111',
      business_address: 'Gedimino pr. 1, Vilnius',
      business_vat_code: null,
      business_country_code: 'LT',
    };
    const call = 'POST /console/{venue}/payments/{payment}/invoice';
    const { invoice } = await twice(staff, call, { ...at(staff), payment: await paid(), body });
    expect(invoice?.number).toBeTruthy();
  });

  it('a Z report: a second closing with the key is not another one', async () => {
    const { staff, paid } = await evening();
    await paid();
    const { report, made } = await twice(staff, 'POST /console/{venue}/z-reports', {
      ...at(staff),
      body: { after: 0 },
    });
    expect([report.number, made]).toEqual([1, true]);
  });

  it('a party that is moved, joined, split', async () => {
    const { staff, table, phone, open, other } = await evening();
    await placed(phone, ['soup', 'steak']);
    const bill = await open();
    const [first, second] = [await other(), await other()];
    const item = bill.items[0]?.id ?? '';
    const body = { to: first.id, items: [item] };
    const split = await twice(staff, 'POST /console/{venue}/tables/{table}/split', {
      ...at(staff),
      table: table.id,
      body,
    });
    expect([split.from.id, split.to.id]).toEqual([table.id, first.id]);
    const moved = await twice(staff, 'POST /console/{venue}/tables/{table}/move', {
      ...at(staff),
      table: table.id,
      body: { to: second.id },
    });
    expect(moved.to.id).toBe(second.id);
    const merged = await twice(staff, 'POST /console/{venue}/tables/{table}/merge', {
      ...at(staff),
      table: second.id,
      body: { into: first.id },
    });
    expect(merged.to.id).toBe(first.id);
  });

  it('an order of the house, what the kitchen made of it, what was paid in cash for it', async () => {
    const { staff, table } = await evening();
    const body = { lines: [{ menu_item_id: 'soup', quantity: 2 }] };
    const { order } = await twice(staff, 'POST /console/{venue}/tables/{table}/order', {
      ...at(staff),
      table: table.id,
      body,
    });
    const number = order.unique_order_number;
    const { orders } = await staff.call('GET /console/{venue}/kitchen', at(staff));
    const lines = orders.find(each => each.unique_order_number === number)?.lines ?? [];
    const ready = { items: lines.map(({ id }) => id), ready: true };
    const of = { ...at(staff), order: number };
    const made = await twice(staff, 'POST /console/{venue}/kitchen/orders/{order}/ready', {
      ...of,
      body: ready,
    });
    expect(made).toMatchObject({ changed: true, by: null });
    const paid = await twice(staff, 'POST /console/{venue}/orders/{order}/settle-cash', { ...of, body: {} });
    expect(paid.order.is_paid).toBe(true);
  });

  it('a bill that was opened: the same one, also when it is closed by then', async () => {
    const { staff, table } = await evening();
    const call = 'POST /console/{venue}/tables/{table}/bill';
    const asked = { ...at(staff), table: table.id, body: { guest_count: 3 } };
    const { bill } = await twice(staff, call, asked);
    await staff.call('POST /console/{venue}/bills/{bill}/close', { ...at(staff), bill: bill.id, body: {} });
    const again = await staff.call(call, { ...asked, idempotencyKey: `${call} of ${staff.venue}` });
    expect(again.bill).toMatchObject({ id: bill.id, status: 'closed' });
  });

  it('a table that was closed, a party that nobody saw', async () => {
    const { staff, table, phone } = await evening('confirm');
    const order = (await placed(phone)).unique_order_number;
    const nobody = await twice(staff, 'POST /console/{venue}/orders/{order}/nobody', {
      ...at(staff),
      order,
      body: { reason: 'nobody is there' },
    });
    expect([nobody.order.status, nobody.table.id]).toEqual(['rejected', table.id]);
    const closed = await twice(staff, 'POST /console/{venue}/tables/{table}/close', {
      ...at(staff),
      table: table.id,
      body: {},
    });
    expect(closed.table.id).toBe(table.id);
  });

  it('a food court', async () => {
    const { venue } = await evening();
    const owner = await aStaff(server, venue, 'owner');
    const body = {
      name: { en: 'The hall' },
      description: {},
      main_language: 'en',
      languages: [],
      cover: null,
      venues: [venue.id],
    };
    const made = await twice(owner, 'POST /console/{venue}/food-courts/add', { ...at(owner), body });
    expect(made.food_courts.courts.map(({ id }) => id)).toContain(made.court);
  });
});
