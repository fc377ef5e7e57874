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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const agrees = async ({ venue }: TableScene): Promise<void> =>
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
const accounts = async ({ venue }: TableScene): Promise<Record<string, number>> => {
  const { rows } = await server.database.pool.query<{ account: string; sum: number }>(
    `select l.account, sum(l.amount)::bigint as sum from journal_entry e join journal_line l on l.entry_id = e.id
     where e.venue_id = $1 group by 1 having sum(l.amount) <> 0 order by 1`,
    [venue.id],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
};

describe('a table’s bill paid by phone', () => {
  it('[ENTITY-50] by several phones, each their share, with tips that are nobody’s sales', async () => {
    const scene = await tableBillScene(server);
    await placed(scene.phone, ['steak', 'soup']);
    const other = await server.guestAt(scene.table.code);
    await placed(other, ['steak']);
    const number = await tableBillOf(scene.phone);
    const half = await beginPayment(scene.phone, number, { split_between: 2, tips: 300 });
    await paid(server, half.uuid);
    const rest = await beginPayment(other, number);
    await paid(server, rest.uuid);
    expect(half.amount + rest.amount).toBe(44.5);
    expect(await paymentOf(other, rest.uuid)).toMatchObject({
      status: 'paid',
      left_to_pay: 0,
      order_type: 'pay',
    });
    const { session } = other;
    const { payments } = await other.call('GET /payments/list/{session}', { session });
    expect(payments).toMatchObject([{ uuid: rest.uuid, order_type: 'pay', unique_order_number: number }]);
    expect(await accounts(scene)).toEqual({ 'clearing:stripe': 4750, sales: -4450, tips_payable: -300 });
    await agrees(scene);
  });

  it('the same amount asked for again is the same payment, whatever has come on the bill since', async () => {
    const scene = await tableBillScene(server);
    await placed(scene.phone, ['soup']);
    const other = await server.guestAt(scene.table.code);
    await placed(other, ['steak']);
    const number = await tableBillOf(scene.phone);
    const first = await beginPayment(scene.phone, number, { amount: 1000 });
    await placed(scene.phone, ['soup']);
    const again = await beginPayment(scene.phone, number, { amount: 1000 });
    expect(again.uuid).toBe(first.uuid);
    const more = await beginPayment(scene.phone, number, { amount: 1100 });
    expect(more.uuid).not.toBe(first.uuid);
    await paid(server, more.uuid);
    expect(await paymentOf(scene.phone, more.uuid)).toMatchObject({ status: 'paid', amount: 11 });
    await agrees(scene);
  });

  it('[TIPCHIP-18] takes tips within the venue’s limits, for somebody who works here or for everybody', async () => {
    const scene = await tableBillScene(server);
    await placed(scene.phone, ['steak']);
    const number = await tableBillOf(scene.phone);
    const { session } = scene.phone;
    const { personnel } = await scene.phone.call('GET /personnel/get-list-v2/{session}', { session });
    expect(personnel).toEqual([
      {
        id: expect.any(String),
        name: 'The waiter',
        photo: null,
        locale: { locale_code: 'lt-LT' },
        currency: { code: 'EUR', symbol: '€', decimals: 2 },
        tips_qr_card_hash: null,
      },
    ]);
    await aStaff(server, scene.venue, 'kitchen');
    const again = await scene.phone.call('GET /personnel/get-list-v2/{session}', { session });
    expect(again.personnel).toEqual(personnel);
    const refused = (over: object) =>
      scene.phone.failure('POST /payments/stripe/payment-intent', {
        body: { session, order: number, ...over },
      });
    expect(await refused({ tips: 10_001 })).toBe('tip_invalid');
    expect(await refused({ tips: 49 })).toBe('tip_invalid');
    expect(await refused({ tips: 200, personnel_id: 'somebody-else' })).toBe('tip_invalid');
    const [waiter] = personnel;
    const { uuid } = await beginPayment(scene.phone, number, { tips: 200, personnel_id: waiter?.id ?? null });
    await paid(server, uuid);
    const { rows } = await server.database.pool.query(
      `select l.personnel_id, l.amount from journal_entry e join journal_line l on l.entry_id = e.id
       where e.payment_id = $1 and l.account = 'tips_payable'`,
      [uuid],
    );
    expect(rows).toEqual([{ personnel_id: waiter?.id, amount: -200 }]);
    await agrees(scene);
  });

  it('[PAYGO-18] not where the table takes no payments', async () => {
    const scene = await tableBillScene(server);
    await placed(scene.phone, ['steak']);
    const number = await tableBillOf(scene.phone);
    await server.database.pool.query('update venue_table set pay_disabled = true where id = $1', [
      scene.table.id,
    ]);
    const body = { session: scene.phone.session, order: number };
    expect(await scene.phone.failure('POST /payments/stripe/payment-intent', { body })).toBe(
      'ordering_disabled',
    );
  });
});

describe('money that staff take', () => {
  const billIdOf = async ({ venue, staff }: TableScene): Promise<string> => {
    const { bills } = await staff.call('GET /console/{venue}/bills', { venue: venue.id });
    return bills[0]?.id ?? '';
  };

  it('pays in cash, on the room and at the card machine, each on its own account', async () => {
    const scene = await tableBillScene(server);
    await placed(scene.phone, ['steak', 'soup', 'steak']);
    const bill = await billIdOf(scene);
    const settle = (body: { method: 'cash' | 'room-bill' | 'card-machine'; amount?: number; tip?: number }) =>
      scene.staff.call('POST /console/{venue}/bills/{bill}/settle', { venue: scene.venue.id, bill, body });
    await settle({ method: 'cash', amount: 1000, tip: 100 });
    await settle({ method: 'room-bill', amount: 450 });
    const { bill: after } = await settle({ method: 'card-machine' });
    expect(after).toMatchObject({ is_paid: true, left: 0, payments_sum: 44.5 });
    expect(after.payments.map(({ taken_by }) => taken_by)).toEqual(Array(3).fill('The waiter'));
    expect(await accounts(scene)).toEqual({
      card_machine: 3000,
      cash: 1100,
      room: 450,
      sales: -4450,
      tips_payable: -100,
    });
    await expect(settle({ method: 'cash' })).rejects.toMatchObject({ code: 'order_already_paid' });
    await agrees(scene);
  });

  it('takes chosen dishes at the sum that was on screen, or not at all', async () => {
    const scene = await tableBillScene(server);
    const manager = await aStaff(server, scene.venue, 'manager');
    await placed(scene.phone, ['steak', 'soup']);
    const bill = await billIdOf(scene);
    const at = { venue: scene.venue.id, bill };
    const seen = await scene.staff.call('GET /console/{venue}/bills/{bill}', at);
    const steak = seen.bill.items.find(({ price }) => price === 20)?.id ?? '';
    const take = (expected_total: number) =>
      scene.staff.call('POST /console/{venue}/bills/{bill}/settle', {
        ...at,
        body: { method: 'cash', items: [steak], expected_total, tip: 100 },
      });
    await manager.call('POST /console/{venue}/bills/{bill}/items/change', {
      ...at,
      body: { item: steak, price: 1800, reason: 'Smaller today' },
    });
    await expect(take(2000)).rejects.toMatchObject({
      code: 'bill_changed',
      http: 409,
      details: { amount: 18 },
    });
    const now = await scene.staff.call('GET /console/{venue}/bills/{bill}', at);
    expect(now.bill).toMatchObject({ left: 22.5, payments_sum: 0 });
    expect((await take(1800)).bill).toMatchObject({ left: 4.5, payments_sum: 18 });
    await agrees(scene);
  });

  it('does not take what a phone is paying for at this moment', async () => {
    const scene = await tableBillScene(server);
    await placed(scene.phone, ['steak']);
    const number = await tableBillOf(scene.phone);
    const { uuid } = await beginPayment(scene.phone, number);
    server.bank.set(uuid, { status: 'processing' });
    await server.bank.tell(server, [uuid]);
    const input = { venue: scene.venue.id, bill: await billIdOf(scene), body: { method: 'cash' as const } };
    expect(await scene.staff.failure('POST /console/{venue}/bills/{bill}/settle', input)).toBe(
      'bill_item_not_free',
    );
    await paid(server, uuid);
    await agrees(scene);
  });

  it('goes before a payment that was only begun, whose money goes back should it come all the same', async () => {
    const scene = await tableBillScene(server);
    await placed(scene.phone, ['steak']);
    const { uuid } = await beginPayment(scene.phone, await tableBillOf(scene.phone));
    server.bank.next('cancel', 'silent');
    const input = { venue: scene.venue.id, bill: await billIdOf(scene), body: { method: 'cash' as const } };
    const { bill } = await scene.staff.call('POST /console/{venue}/bills/{bill}/settle', input);
    expect(bill).toMatchObject({ is_paid: true });
    await paid(server, uuid);
    expect(await paymentOf(scene.phone, uuid)).toMatchObject({ status: 'failed', refunded: 20 });
    expect(await accounts(scene)).toMatchObject({ cash: 2000, sales: -2000 });
    await agrees(scene);
  });

  it('settles one order of a table and leaves the others open', async () => {
    const scene = await tableBillScene(server);
    const mine = await placed(scene.phone, ['steak']);
    const other = await server.guestAt(scene.table.code);
    const theirs = await placed(other, ['soup']);
    const settle = (order: string) =>
      scene.staff.call('POST /console/{venue}/orders/{order}/settle-cash', { venue: scene.venue.id, order });
    const { order } = await settle(mine.unique_order_number);
    expect(order).toMatchObject({ is_paid: true, payments_sum: 20, selected_payment_type: 'cash' });
    expect(await orderOf(other, theirs.unique_order_number)).toMatchObject({ is_paid: false });
    await expect(settle(mine.unique_order_number)).rejects.toMatchObject({ code: 'order_already_paid' });
    expect(await accounts(scene)).toMatchObject({ cash: 2000, receivable: 450 });
    await agrees(scene);
  });

  it('is promised by a guest who pays in cash or has it put on the room, where the venue offers it', async () => {
    const scene = await prepaidScene(server, {
      settings: { paymentProviders: ['stripe', 'cash', 'room-bill'] },
    });
    const promise = async (selected_payment_type: 'cash' | 'room-bill') => {
      const { unique_order_number: order } = await placed(scene.phone, ['soup']);
      const body = { session: scene.phone.session, order, selected_payment_type };
      return scene.phone.call('POST /payments/cash/activate-cash-order', { body });
    };
    for (const method of ['cash', 'room-bill'] as const) {
      const { order } = await promise(method);
      expect(order).toMatchObject({
        status: 'waiting_confirmation',
        is_paid: false,
        selected_payment_type: method,
      });
    }
    const without = await prepaidScene(server);
    const { unique_order_number: order } = await placed(without.phone, ['soup']);
    const body = { session: without.phone.session, order, selected_payment_type: 'room-bill' as const };
    expect(await without.phone.failure('POST /payments/cash/activate-cash-order', { body })).toBe(
      'payment_type_not_enabled',
    );
    await agrees(scene);
  });
});
