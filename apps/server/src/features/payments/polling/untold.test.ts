import {
  beginPayment,
  type PayServer,
  paid,
  paymentOf,
  payServer,
  prepaidScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A bank link that answers no questions: it tells, or it does not. */
let server: PayServer;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: line => void logged.push(line) });
  server = await payServer({ extra: { log } }, { status: 'told', cancels: false, creates: 'locally' });
});
afterAll(() => server.stop());

const HOUR = 60 * 60_000;

const begun = async (body: Parameters<typeof beginPayment>[2] = {}) => {
  const scene = await prepaidScene(server);
  const { phone, venue } = scene;
  const { unique_order_number: number } = await placed(phone, ['steak']);
  const { uuid } = await beginPayment(phone, number, body);
  const owner = await aStaff(server, venue, 'owner');
  const alerts = async () =>
    (await owner.call('GET /console/{venue}/money-alerts', { venue: venue.id })).alerts;
  const leave = () => phone.call('POST /payments/leaving/{uuid}', { uuid });
  const later = async (): Promise<void> => {
    server.clock.advance(HOUR);
    await server.jobs.runNow('check-payments');
    await server.jobs.runNow('reconcile-payments');
  };
  return { ...scene, number, uuid, alerts, leave, later };
};

describe('a payment of a bank that answers no questions', () => {
  it('whose guest went there, and of which nobody says anything, is for a person to look up, once', async () => {
    const { uuid, number, phone, alerts, leave, later } = await begun();
    const left = new Date(server.clock.now()).toISOString();
    await leave();
    await leave();
    await later();
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'expired' });
    await later();
    await later();
    expect(await alerts()).toMatchObject([
      {
        kind: 'payment_untold',
        payment: uuid,
        settled_at: null,
        data: { total_minor: 2000, provider: 'stripe', provider_ref: uuid, statement: number, left_at: left },
      },
    ]);
    const report = logged.filter(line => line.includes('payments were reconciled'));
    expect(report.map(line => JSON.parse(line).untold)).toEqual([1]);
  });

  it('that was over when its guest went there is for a person too', async () => {
    const { uuid, phone, alerts, leave } = await begun();
    await phone.call('POST /payments/cancel/{uuid}', { uuid });
    expect(await alerts()).toEqual([]);
    await leave();
    await leave();
    expect(await alerts()).toMatchObject([{ kind: 'payment_untold', payment: uuid, settled_at: null }]);
  });

  it('whose guest never went there ends without a word', async () => {
    const { uuid, phone, alerts, later } = await begun();
    await later();
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'expired' });
    expect(await alerts()).toEqual([]);
  });

  it('of which the bank or the returning guest told anything ends without a word', async () => {
    const { uuid, phone, alerts, leave, later } = await begun();
    await leave();
    await server.bank.tell(server, [uuid]);
    await later();
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'expired' });
    expect(await alerts()).toEqual([]);
  });

  it('that another one takes the place of is looked up as well', async () => {
    const { uuid, number, phone, alerts, leave } = await begun();
    await leave();
    await beginPayment(phone, number, { method: 'stripe-card' });
    await phone.call('POST /payments/cancel/{uuid}', { uuid });
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'canceled' });
    expect((await alerts()).map(({ kind }) => kind)).toEqual(['payment_untold']);
  });

  it('needs nobody any more once its money is told of', async () => {
    const { uuid, phone, alerts, leave, later } = await begun();
    await leave();
    await later();
    await paid(server, uuid);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'paid' });
    expect((await alerts()).map(({ kind, settled_at }) => [kind, settled_at !== null])).toEqual([
      ['payment_untold', true],
    ]);
  });

  it('is left for the bank by its own phone alone', async () => {
    const { uuid, table, alerts, later } = await begun();
    const stranger = await server.guestAt(table.code);
    expect(await stranger.failure('POST /payments/leaving/{uuid}', { uuid })).toBe('payment_not_found');
    await later();
    expect(await alerts()).toEqual([]);
  });
});
