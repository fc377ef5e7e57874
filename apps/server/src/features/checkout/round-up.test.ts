import { aDonatee, movedBy } from '@tableside/testkit/scenes/a-gift.ts';
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
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

/** A venue whose owner chose for whom guests may round up. */
const scene = async (make: typeof prepaidScene = prepaidScene) => {
  const place = await make(server);
  const { venue, phone } = place;
  const owner = await aStaff(server, venue, 'owner');
  const donatee = await aDonatee(server, venue);
  const roundsUpFor = async (round_up_for: string | null) => {
    const { tips } = await owner.call('GET /console/{venue}/settings', { venue: venue.id });
    const { asked: _, collective: __, changed_by: ___, ...body } = tips;
    await owner.call('POST /console/{venue}/settings/tips', {
      venue: venue.id,
      body: { ...body, round_up_for },
    });
  };
  await roundsUpFor(donatee.id);
  return {
    ...place,
    owner,
    donatee,
    roundsUpFor,
    /** The donation that a payment brought with it. */
    donationOf: async (uuid: string): Promise<string> => {
      const { rows } = await server.database.pool.query<{ id: string }>(
        'select id from payment where charge_id = $1 and id <> $1',
        [uuid],
      );
      return rows[0]?.id ?? '';
    },
    owed: async () =>
      (await owner.call('GET /console/{venue}/gifts', { venue: venue.id })).owed
        .filter(({ kind }) => kind === 'donation')
        .map(({ name, given, given_back, owed }) => [name, given, given_back, owed]),
    agrees: async () => expect(await checkBooks(server.database.run, venue.id)).toEqual([]),
    offer: () => phone.call('GET /donations/round-up/{session}', { session: phone.session }),
  };
};

describe('rounding up what is paid by phone', () => {
  it('is offered where the venue chose for whom, and nowhere else', async () => {
    const of = await scene();
    expect(await of.offer()).toEqual({ recipient: { name: 'Shelter', description: 'Dogs and cats' } });
    const at = { venue: of.venue.id, card: of.donatee.id };
    const switched = (active: boolean) =>
      of.owner.call('POST /console/{venue}/gifts/{card}/switch', { ...at, body: { active } });
    await switched(false);
    expect(await of.offer()).toEqual({ recipient: null });
    await switched(true);
    expect((await of.offer()).recipient).not.toBeNull();
    await of.roundsUpFor(null);
    expect(await of.offer()).toEqual({ recipient: null });
    const { unique_order_number: number } = await placed(of.phone);
    const body = { session: of.phone.session, order: number, round_up: 50 };
    expect(await of.phone.failure('POST /payments/stripe/payment-intent', { body })).toBe(
      'donation_unavailable',
    );
  });

  it('makes one payment of a whole sum: what is owed is paid, the rest is the recipient’s and no sale', async () => {
    const of = await scene();
    const { unique_order_number: number } = await placed(of.phone);
    const intent = await beginPayment(of.phone, number, { round_up: 50 });
    expect(intent).toMatchObject({ amount: 4.5, tips: 0, donation: 0.5, total: 5 });
    expect(server.bank.book.get(intent.uuid)?.amount).toBe(500);
    expect(await beginPayment(of.phone, number, { round_up: 50 })).toEqual(intent);
    await paid(server, intent.uuid);
    expect(await paymentOf(of.phone, intent.uuid)).toMatchObject({
      status: 'paid',
      amount: 4.5,
      donation: 0.5,
      total: 5,
      left_to_pay: 0,
    });
    expect(await orderOf(of.phone, number)).toMatchObject({ is_paid: true, total: 4.5, tips: 0 });
    expect(await movedBy(server, await of.donationOf(intent.uuid))).toEqual({
      'clearing:stripe': 50,
      [`donations_payable ${of.donatee.id}`]: -50,
    });
    expect(await of.owed()).toEqual([['Shelter', 0.5, 0, 0.5]]);
    const { payments } = await of.phone.call('GET /payments/list/{session}', { session: of.phone.session });
    expect(payments.map(({ uuid, total }) => [uuid, total])).toEqual([[intent.uuid, 5]]);
    const receipt = await of.phone.call('GET /payments/receipt/{uuid}', { uuid: intent.uuid });
    expect(receipt).toMatchObject({ donation: { name: 'Shelter', amount: 0.5 }, total: 5, refunded: 0 });
    expect(receipt.items).toHaveLength(1);
    await of.agrees();
  });

  it('rounds up what a guest pays of a table’s bill, the tip included, and no other sum than that', async () => {
    const of = await scene(tableBillScene);
    await placed(of.phone, ['soup']);
    const bill = await tableBillOf(of.phone);
    const wrong = { session: of.phone.session, order: bill, tips: 45, round_up: 50 };
    expect(await of.phone.failure('POST /payments/stripe/payment-intent', { body: wrong })).toBe(
      'bill_changed',
    );
    const intent = await beginPayment(of.phone, bill, { tips: 45, personnel_id: null, round_up: 5 });
    expect(intent).toMatchObject({ amount: 4.5, tips: 0.45, donation: 0.05, total: 5 });
    await paid(server, intent.uuid);
    expect(await paymentOf(of.phone, intent.uuid)).toMatchObject({ status: 'paid', tips: 0.45, total: 5 });
    expect(await of.owed()).toEqual([['Shelter', 0.05, 0, 0.05]]);
    await of.agrees();
  });

  it('changes with a tap: without it the payment takes the place of the one with it', async () => {
    const of = await scene();
    const { unique_order_number: number } = await placed(of.phone);
    const rounded = await beginPayment(of.phone, number, { round_up: 50 });
    const plain = await beginPayment(of.phone, number);
    expect(plain).toMatchObject({ donation: 0, total: 4.5 });
    expect(plain.uuid).not.toBe(rounded.uuid);
    await expect.poll(() => server.bank.book.get(rounded.uuid)?.status).toBe('canceled');
    await paid(server, plain.uuid);
    expect(await of.owed()).toEqual([]);
    await of.agrees();
  });

  it('goes back with an order that will not be served, and for itself when staff give it back', async () => {
    const of = await scene();
    const { unique_order_number: number } = await placed(of.phone);
    const first = await beginPayment(of.phone, number, { round_up: 50 });
    await paid(server, first.uuid);
    await of.staff.call('POST /console/{venue}/orders/{order}/reject', {
      venue: of.venue.id,
      order: number,
      body: { reason: 'No more soup' },
    });
    await expect.poll(async () => (await paymentOf(of.phone, first.uuid)).refunded).toBe(5);
    expect(await of.owed()).toEqual([['Shelter', 0.5, 0.5, 0]]);

    const { unique_order_number: other } = await placed(of.phone);
    const second = await beginPayment(of.phone, other, { round_up: 50 });
    await paid(server, second.uuid);
    await of.owner.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: of.venue.id,
      payment: await of.donationOf(second.uuid),
      body: { reason: 'a mistake' },
    });
    await expect.poll(async () => (await paymentOf(of.phone, second.uuid)).refunded).toBe(0.5);
    expect(await of.owed()).toEqual([['Shelter', 1, 1, 0]]);
    const statuses = async () =>
      (
        await server.database.pool.query('select distinct status from refund where venue_id = $1', [
          of.venue.id,
        ])
      ).rows;
    await expect.poll(statuses).toEqual([{ status: 'succeeded' }]);
    await of.agrees();
  });

  it('goes back with money that came for what was paid by then', async () => {
    const of = await scene();
    const { unique_order_number: number } = await placed(of.phone);
    const { uuid } = await beginPayment(of.phone, number, { round_up: 50 });
    const plain = await beginPayment(of.phone, number);
    await expect.poll(() => server.bank.book.get(uuid)?.status).toBe('canceled');
    await paid(server, plain.uuid);
    await paid(server, uuid);
    await expect.poll(async () => (await paymentOf(of.phone, uuid)).refunded).toBe(5);
    expect(await of.owed()).toEqual([]);
    await of.agrees();
  });
});
