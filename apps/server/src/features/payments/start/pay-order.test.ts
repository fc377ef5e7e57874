import { withKeys } from '@tableside/testkit/doubles/a-provider.ts';
import {
  beginPayment,
  orderOf,
  type PayServer,
  paid,
  paymentOf,
  payServer,
  prepaidScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

describe('paying for an order by phone', () => {
  it('[PAY-48] answers with the sums and what to do next, and moves the order on when the provider says so', async () => {
    const { phone, venue } = await prepaidScene(server);
    const { unique_order_number: number } = await placed(phone, ['soup', 'steak']);
    const intent = await beginPayment(phone, number);
    expect(intent).toMatchObject({ subtotal: 24.5, amount: 24.5, total: 24.5, tips: 0, method: 'stripe' });
    expect(intent.next_action.kind).toBe('redirect');
    expect(await orderOf(phone, number)).toMatchObject({ waiting_for: 'payment', is_paid: false });

    await paid(server, intent.uuid);
    expect(await paymentOf(phone, intent.uuid)).toMatchObject({
      status: 'paid',
      amount: 24.5,
      left_to_pay: 0,
      order_type: 'order',
      payment_data: { card_brand: 'visa', card_last4: '4242' },
    });
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: true, status: 'waiting_confirmation' });
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });

  it('tells phone and staff at once', async () => {
    const { phone, staff, venue } = await prepaidScene(server);
    const { unique_order_number: number } = await placed(phone);
    const guest = await openStream(phone, `/api/realtime/${phone.session}`);
    const board = await openStream(staff, `/api/console/${venue.id}/realtime`);
    const { uuid } = await beginPayment(phone, number);
    await paid(server, uuid);
    expect((await guest.next('payment-updated')).data).toMatchObject({ payment: { uuid, status: 'paid' } });
    expect((await board.next('board-payment')).data).toMatchObject({
      payment: { uuid, status: 'captured', amount: 4.5 },
    });
    guest.close();
    board.close();
  });

  it('[PAY-12] answers the same for the same, and takes the place of what was asked before', async () => {
    const { phone, venue } = await prepaidScene(server, {
      settings: { functionalities: ['order', 'pay-go', 'tips'] },
    });
    const { unique_order_number: number } = await placed(phone, ['steak']);
    const first = await beginPayment(phone, number);
    const again = await beginPayment(phone, number);
    expect(again).toEqual(first);
    expect(server.bank.book.get(first.uuid)?.creates).toBe(1);

    const tipped = await beginPayment(phone, number, { tips: 200 });
    expect(tipped).toMatchObject({ amount: 20, tips: 2, total: 22 });
    expect(tipped.uuid).not.toBe(first.uuid);
    await expect.poll(() => server.bank.book.get(first.uuid)?.status).toBe('canceled');
    await expect.poll(async () => (await paymentOf(phone, first.uuid)).status).toBe('canceled');
    await paid(server, tipped.uuid);
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: true });
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });

  it('makes one payment of the card form and the wallet button of one provider', async () => {
    const { phone } = await prepaidScene(server);
    const { unique_order_number: number } = await placed(phone);
    const wallet = await beginPayment(phone, number, { method: 'stripe' });
    const card = await beginPayment(phone, number, { method: 'stripe-card' });
    expect(card.uuid).toBe(wallet.uuid);
    expect(card).toMatchObject({ method: 'stripe-card', next_action: { kind: 'card_form', driver: 'test' } });
  });

  it.each([
    ['the one asked for last', undefined, 'stripe-card'],
    ['the one that the provider names', 'stripe', 'stripe'],
  ] as const)('says by which way it was paid, to everybody alike: %s', async (_name, method, used) => {
    const { phone, venue } = await prepaidScene(server);
    const { unique_order_number: number } = await placed(phone);
    const { uuid } = await beginPayment(phone, number, { method: 'stripe' });
    await beginPayment(phone, number, { method: 'stripe-card' });
    server.bank.set(uuid, { status: 'captured' });
    await server.bank.tell(server, [uuid], { ...(method && { method }) });
    const manager = await aStaff(server, venue, 'manager');
    const shown = async () => [
      (await paymentOf(phone, uuid)).method,
      (await manager.call('GET /console/{venue}/payments', { venue: venue.id })).payments[0]?.method,
    ];
    expect(await shown()).toEqual([used, used]);
    const { rows } = await server.database.pool.query<{ method: string }>(
      `select data ->> 'method' as method from journal_entry where payment_id = $1 and kind = 'capture'`,
      [uuid],
    );
    expect(rows).toEqual([{ method: used }]);
    // What the first message did not know, a later one says.
    await server.bank.tell(server, [uuid], { method: 'stripe', eventId: `later-${uuid}` });
    expect(await shown()).toEqual(['stripe', 'stripe']);
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });

  it('honours an idempotency key, whatever its owner asks for with it afterwards', async () => {
    const { phone } = await prepaidScene(server);
    const { unique_order_number: order } = await placed(phone);
    const send = (body: object) =>
      phone.fetch('/api/payments/stripe/payment-intent', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `key-${order}` },
        body: JSON.stringify(body),
      });
    const first = await send({ session: phone.session, order });
    const again = await send({ session: phone.session, order });
    expect(await again.json()).toEqual(await first.json());
    expect((await send({ session: phone.session, order, tips: 100 })).status).toBe(422);
  });

  it('[PAY-34] refuses what cannot be paid, in the words of the catalogue', async () => {
    const { phone, venue, table } = await prepaidScene(server);
    const { unique_order_number: number } = await placed(phone, ['soup', 'steak']);
    const refused = (over: object, order = number) =>
      phone.failure('POST /payments/stripe/payment-intent', {
        body: { session: phone.session, order, ...over },
      });
    expect(await refused({ expected_amount: 20 })).toBe('bill_changed');
    expect(await refused({ method: 'montonio' })).toBe('payment_type_not_enabled');
    expect(await refused({ method: 'cash' })).toBe('payment_type_not_enabled');
    // Tips belong to bills that are paid at the table.
    expect(await refused({ tips: 100 })).toBe('tip_invalid');
    expect(await refused({ amount: 5_000_000 })).toBe('payment_amount_invalid');
    expect(await refused({ amount: 100, split_between: 2 })).toBe('payment_amount_invalid');
    expect(await refused({ amount: 49 })).toBe('total_too_small');
    expect(await refused({}, 'NO-SUCH-ORDER')).toBe('order_not_found');
    const body = { session: phone.session, order: number };
    expect(await phone.failure('POST /payments/montonio/create-order', { body })).toBe(
      'payment_type_not_enabled',
    );
    const preview = server.client();
    const { session } = await preview.call('GET /preview/{hash}', { hash: table.code });
    expect(
      await preview.failure('POST /payments/stripe/payment-intent', { body: { session, order: number } }),
    ).toBe('preview_mode');

    const { uuid } = await beginPayment(phone, number);
    await paid(server, uuid);
    expect(await refused({})).toBe('order_already_paid');
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });

  it('says what the new sum is when the phone saw another', async () => {
    const { phone } = await prepaidScene(server);
    const { unique_order_number: order } = await placed(phone, ['soup', 'steak']);
    const answer = await phone.fetch('/api/payments/stripe/payment-intent', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session: phone.session, order, expected_amount: 24.49 }),
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'bill_changed', details: { amount: 24.5 } });
    await expect(beginPayment(phone, order, { expected_amount: 24.5 })).resolves.toMatchObject({
      total: 24.5,
    });
  });

  it('[PAY-37] has no way to pay where there is none', async () => {
    const scene = await prepaidScene(server, { settings: { paymentProviders: [] } });
    const { unique_order_number: order } = await placed(scene.phone);
    const body = { session: scene.phone.session, order };
    expect(await scene.phone.failure('POST /payments/stripe/payment-intent', { body })).toBe(
      'no_payment_providers',
    );
  });

  it('shows on the wire only methods whose provider has keys, and those that staff take', async () => {
    const scene = await aTableScene(server, {
      venue: { settings: { paymentProviders: ['stripe', 'cash', 'fax'] } },
    });
    const methods = async () => {
      const { session } = scene.phone;
      const { restaurant } = await scene.phone.call('GET /get-session-data/{session}', { session });
      return restaurant.payment_providers;
    };
    expect(await methods()).toEqual(['cash']);
    await withKeys(server, scene.venue);
    expect(await methods()).toEqual(['stripe', 'cash']);
  });

  it('keeps payments from other phones: somebody else’s is an unknown one', async () => {
    const { phone, table } = await prepaidScene(server);
    const { unique_order_number: number } = await placed(phone);
    const { uuid } = await beginPayment(phone, number);
    const other = await server.guestAt(table.code);
    for (const stranger of [other, server.client()]) {
      expect(await stranger.failure('GET /payments/payment-by-uuid/{uuid}', { uuid })).toBe(
        'payment_not_found',
      );
      expect(await stranger.failure('GET /payments/check-payment-status/{uuid}', { uuid })).toBe(
        'payment_not_found',
      );
      expect(await stranger.failure('GET /payments/expiration-check/{uuid}', { uuid })).toBe(
        'payment_not_found',
      );
      expect(await stranger.failure('POST /payments/cancel/{uuid}', { uuid })).toBe('payment_not_found');
    }
    expect(await phone.failure('GET /payments/payment-by-uuid/{uuid}', { uuid: 'not-one' })).toBe(
      'payment_not_found',
    );
    const theirs = { session: other.session, order: number };
    expect(await other.failure('POST /payments/stripe/payment-intent', { body: theirs })).toBe(
      'order_not_found',
    );
    expect(server.bank.book.get(uuid)?.status).toBe('created');
  });

  it('[STATUS-14] [HIST-06] finds the newest payment and lists what was paid', async () => {
    const { phone } = await prepaidScene(server);
    const { session } = phone;
    const { unique_order_number } = await placed(phone);
    const last = () =>
      phone.call('POST /payments/last-payment/{session}', { session, body: { unique_order_number } });
    await expect(last()).rejects.toMatchObject({ code: 'payment_not_found' });
    const { uuid } = await beginPayment(phone, unique_order_number);
    expect(await last()).toMatchObject({ uuid, status: 'created' });
    expect(await phone.call('GET /payments/list/{session}', { session })).toEqual({ payments: [] });
    await paid(server, uuid);
    expect(await phone.call('GET /payments/list/{session}', { session })).toMatchObject({
      payments: [{ uuid, total: 4.5, refunded: 0, order_type: 'order', venue_name: 'Test Kitchen' }],
    });
  });

  it('brings the browser back from a bank to its own session, whose token no bank ever saw', async () => {
    const { phone } = await prepaidScene(server);
    const { unique_order_number: number } = await placed(phone);
    const intent = await beginPayment(phone, number);
    const back = new URL(intent.redirect_url ?? '').searchParams.get('back') ?? '';
    expect(back).not.toContain(phone.session);
    const answer = await fetch(`${back}&token=a.b.c`, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    const to = new URL(answer.headers.get('location') ?? '', server.url);
    expect(to.pathname).toBe(`/payment-status/${phone.session}`);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      orderNumber: number,
      paymentUuid: intent.uuid,
      origin: 'order',
      token: 'a.b.c',
    });
    const forged = back.replace(/return\/..../, 'return/AAAA');
    expect((await fetch(forged, { redirect: 'manual' })).status).toBe(404);
    const stored = await server.database.pool.query('select p::text as row from payment p where id = $1', [
      intent.uuid,
    ]);
    expect(stored.rows[0].row).not.toContain(phone.session);
  });
});
