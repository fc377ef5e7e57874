import {
  beginPayment,
  orderOf,
  type PayServer,
  paymentOf,
  payServer,
  prepaidScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

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

  /** Two creates, two orders there; the second is what we know it as. */
  const twice = async () => {
    const made = await begun();
    const first = server.bank.book.get(made.uuid);
    const again = await beginPayment(made.phone, made.number, { method: 'stripe-card' });
    const last = server.bank.book.get(made.uuid);
    if (!first || !last || first === last || again.uuid !== made.uuid) throw new Error('there is one order');
    const later = async (minutes: number): Promise<void> => {
      server.clock.advance(minutes * 60_000);
      await server.jobs.runNow('check-payments');
    };
    return { ...made, first, last, later };
  };

  it('is found paid by an earlier order of it though nobody tells', async () => {
    const { uuid, phone, number, first, column, alerts, books, later } = await twice();
    first.status = 'captured';
    await later(1);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: true });
    expect(await column('provider_ref')).toBe(first.ref);
    expect([await alerts(), await books()]).toEqual([[], []]);
  });

  it('waits for the earlier order that its payer is paying', async () => {
    const { uuid, phone, first, last, later } = await twice();
    first.status = 'processing';
    last.status = 'expired';
    await later(1);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'processing' });
    await later(20);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'processing' });
    first.status = 'captured';
    await later(10);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
  });

  it('does not expire while one of its orders could not be asked about', async () => {
    const { uuid, phone, later } = await twice();
    server.bank.down = true;
    await later(30);
    server.bank.down = false;
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'checking' });
    await later(10);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'expired' });
  });

  it('whose other order is paid as well without a message is found, and looked at by a person', async () => {
    const { uuid, first, last, column, alerts, books, later } = await twice();
    last.status = 'captured';
    await server.bank.tell(server, [uuid], { eventId: 'paid-last' });
    expect(await alerts()).toEqual([]);
    first.status = 'captured';
    for (const minutes of [20, 60, 24 * 60]) await later(minutes);
    expect(await alerts()).toEqual(['capture_in_doubt']);
    expect(await column('captured')).toBe(2000);
    expect(await books()).toEqual([]);
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
