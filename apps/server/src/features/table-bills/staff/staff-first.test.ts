import {
  beginPayment,
  orderOf,
  type PayServer,
  paid,
  paymentOf,
  payServer,
  prepaidScene,
  tableBillOf,
  tableBillScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

/** A table's bill of a soup and a steak, which a phone has begun to pay; a manager stands by. */
const begun = async () => {
  const scene = await tableBillScene(server);
  await placed(scene.phone, ['soup', 'steak']);
  const number = await tableBillOf(scene.phone);
  const { uuid } = await beginPayment(scene.phone, number);
  const manager = await aStaff(server, scene.venue, 'manager');
  const read = async () => {
    const { bills } = await manager.call('GET /console/{venue}/bills', { venue: scene.venue.id });
    const bill = bills.find(({ unique_order_number }) => unique_order_number === number);
    if (!bill) throw new Error('staff see no bill');
    return bill;
  };
  const steak = (await read()).items.find(({ name }) => name === 'Dish steak')?.id ?? '';
  const acts = (id: string) => ({
    void: () =>
      manager.call('POST /console/{venue}/bills/{bill}/items/void', {
        venue: scene.venue.id,
        bill: id,
        body: { items: [steak], reason: 'Burnt' },
      }),
    lower: () =>
      manager.call('POST /console/{venue}/bills/{bill}/items/change', {
        venue: scene.venue.id,
        bill: id,
        body: { item: steak, price: 1_000, reason: 'Burnt' },
      }),
    discount: () =>
      manager.call('POST /console/{venue}/bills/{bill}/discount', {
        venue: scene.venue.id,
        bill: id,
        body: { percent: 10, reason: 'Slow kitchen' },
      }),
    close: () =>
      manager.call('POST /console/{venue}/bills/{bill}/close', {
        venue: scene.venue.id,
        bill: id,
        body: { force: true, reason: 'Left without paying' },
      }),
  });
  return { scene, phone: scene.phone, uuid, read, act: acts((await read()).id) };
};
const ACTS = ['void', 'lower', 'discount', 'close'] as const;

const agrees = async ({ venue }: TableScene) =>
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
const close = ({ staff, venue, table }: TableScene, force = false) =>
  staff.call('POST /console/{venue}/tables/{table}/close', {
    venue: venue.id,
    table: table.id,
    body: { force },
  });
/** How a payment stands in our books, whoever may see it. */
const statusOf = async (uuid: string): Promise<unknown> => {
  const { rows } = await server.database.pool.query('select status from payment where id = $1', [uuid]);
  return rows[0]?.status;
};

describe('staff go before a payment that was only begun', () => {
  it.each(ACTS)('%s: it is ended at the provider, and its guest is told', async what => {
    const { scene, phone, uuid, act } = await begun();
    const stream = await openStream(phone, `/api/realtime/${phone.session}`);
    await act[what]();
    expect((await stream.next('payment-updated')).data).toMatchObject({
      payment: { uuid, status: 'canceled' },
    });
    expect(server.bank.book.get(uuid)?.status).toBe('canceled');
    stream.close();
    await agrees(scene);
  });

  it('one for other dishes of the bill goes on', async () => {
    const { scene, phone, uuid, read } = await begun();
    const bill = await read();
    await scene.staff.call('POST /console/{venue}/bills/{bill}/lines', {
      venue: scene.venue.id,
      bill: bill.id,
      body: { lines: [{ name: 'Candle', price: 100, quantity: 1 }] },
    });
    const candle = (await read()).items.find(({ name }) => name === 'Candle')?.id ?? '';
    await scene.staff.call('POST /console/{venue}/bills/{bill}/items/void', {
      venue: scene.venue.id,
      bill: bill.id,
      body: { items: [candle], reason: 'Nobody wanted it' },
    });
    await paid(server, uuid);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
    await agrees(scene);
  });

  it('what was paid in that very moment pays for what is left, and the rest goes back', async () => {
    const { scene, phone, uuid, act } = await begun();
    server.bank.next('cancel', 'silent');
    await act.void();
    await paid(server, uuid);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
    const { rows } = await server.database.pool.query(
      'select allocated::int, refund_due::int + refunded::int as back from payment where id = $1',
      [uuid],
    );
    expect(rows).toEqual([{ allocated: 450, back: 2000 }]);
    await agrees(scene);
  });

  it('a provider that was silent is asked again, and the payment ends then', async () => {
    const { phone, uuid, act } = await begun();
    server.bank.next('cancel', 'silent');
    await act.void();
    server.clock.advance(120_000);
    await expect
      .poll(async () => {
        await server.jobs.runNow('check-payments');
        return (await paymentOf(phone, uuid)).status;
      })
      .not.toBe('created');
    expect(server.bank.book.get(uuid)?.status).toBe('canceled');
  });

  it.each(ACTS.slice(0, 3))('money under way goes before them: %s is refused', async what => {
    const { scene, uuid, act } = await begun();
    server.bank.set(uuid, { status: 'processing' });
    await server.bank.tell(server, [uuid]);
    await expect(act[what]()).rejects.toMatchObject({ code: 'bill_item_not_free' });
    await paid(server, uuid);
    await agrees(scene);
  });
});

describe('closing a table', () => {
  const waiting = async () => {
    const scene = await prepaidScene(server);
    const { unique_order_number: number } = await placed(scene.phone, ['steak']);
    const { uuid } = await beginPayment(scene.phone, number);
    return { scene, phone: scene.phone, number, uuid };
  };

  it('ends payments that were only begun', async () => {
    const { scene, uuid } = await waiting();
    await close(scene);
    await expect.poll(() => statusOf(uuid)).toBe('canceled');
    expect(server.bank.book.get(uuid)?.status).toBe('canceled');
  });

  it('is refused while money is under way; by force the order ends and its money goes back', async () => {
    const { scene, number, phone, uuid } = await waiting();
    server.bank.set(uuid, { status: 'processing' });
    await server.bank.tell(server, [uuid]);
    await expect(close(scene)).rejects.toMatchObject({
      code: 'table_has_open_orders',
      details: { open_orders: 0, unpaid: 0, under_way: 1 },
    });
    expect(await orderOf(phone, number)).toMatchObject({ status: 'pending_activate' });
    await close(scene, true);
    await paid(server, uuid);
    const { rows } = await server.database.pool.query(
      'select allocated::int, refund_due::int + refunded::int as back from payment where id = $1',
      [uuid],
    );
    expect(rows).toEqual([{ allocated: 0, back: 2000 }]);
    await agrees(scene);
  });

  it('by force leaves a bill with money under way open, and the money pays for it', async () => {
    const { scene, uuid, read } = await begun();
    server.bank.set(uuid, { status: 'processing' });
    await server.bank.tell(server, [uuid]);
    await close(scene, true);
    expect(await read()).toMatchObject({ status: 'open' });
    await paid(server, uuid);
    expect(await read()).toMatchObject({ is_paid: true, payments_sum: 24.5 });
    await agrees(scene);
  });
});
