import {
  beginPayment,
  orderOf,
  type PayServer,
  paymentOf,
  payServer,
  prepaidScene,
} from '@tableside/testkit/a-payer.ts';
import { placed } from '@tableside/testkit/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

/** A create call that is sent twice makes two orders there, each of which the guest may pay; we remember the last. */
let server: PayServer;
beforeAll(async () => {
  server = await payServer({}, { creates: 'each_time' });
});
afterAll(() => server.stop());

const FIRST = 'the-order-of-the-first-tap';

const begun = async () => {
  const scene = await prepaidScene(server);
  const { unique_order_number: number } = await placed(scene.phone, ['steak']);
  const { uuid } = await beginPayment(scene.phone, number);
  const column = async (name: 'provider_ref' | 'captured' | 'allocated'): Promise<unknown> =>
    (await server.database.pool.query(`select ${name} as value from payment where id = $1`, [uuid])).rows[0]
      ?.value;
  const alerts = async (): Promise<string[]> =>
    (
      await server.database.pool.query<{ kind: string }>(
        'select kind from money_alert where payment_id = $1',
        [uuid],
      )
    ).rows.map(({ kind }) => kind);
  return {
    ...scene,
    number,
    uuid,
    column,
    alerts,
    books: () => checkBooks(server.database.run, scene.venue.id),
  };
};

describe('one payment that is several orders at its provider', () => {
  it('is paid by whichever of them the guest pays, and given back there', async () => {
    const { uuid, phone, number, column, alerts, books } = await begun();
    server.bank.set(uuid, { status: 'captured' });
    await server.bank.tell(server, [uuid], { providerRef: FIRST, eventId: 'paid-first' });
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: true });
    expect(await alerts()).toEqual([]);
    expect(await column('provider_ref')).toBe(FIRST);
    expect(await books()).toEqual([]);
  });

  it('keeps the one that was paid, whatever is said of the others', async () => {
    const { uuid, phone, column } = await begun();
    server.bank.set(uuid, { status: 'captured' });
    await server.bank.tell(server, [uuid], { providerRef: FIRST, eventId: 'paid' });
    server.bank.set(uuid, { status: 'expired' });
    await server.bank.tell(server, [uuid], { providerRef: 'another', eventId: 'left-lying' });
    expect(await column('provider_ref')).toBe(FIRST);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
  });

  it('does not end with the one that the guest left lying', async () => {
    const { uuid, phone, column } = await begun();
    const before = await column('provider_ref');
    server.bank.set(uuid, { status: 'canceled' });
    await server.bank.tell(server, [uuid], { providerRef: FIRST, eventId: 'given-up' });
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'created' });
    expect(await column('provider_ref')).toBe(before);
  });

  it('that is paid twice is looked at by a person', async () => {
    const { uuid, column, alerts, books } = await begun();
    server.bank.set(uuid, { status: 'captured' });
    await server.bank.tell(server, [uuid], { eventId: 'paid-last' });
    await server.bank.tell(server, [uuid], { providerRef: FIRST, eventId: 'paid-first-too' });
    expect(await column('captured')).toBe(2000);
    expect(await alerts()).toEqual(['capture_in_doubt']);
    expect(await books()).toEqual([]);
  });
});
