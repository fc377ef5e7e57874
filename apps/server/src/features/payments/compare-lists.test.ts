import { randomUUID } from 'node:crypto';
import {
  beginPayment,
  orderOf,
  type PayServer,
  paid,
  paymentOf,
  payServer,
  prepaidScene,
} from '@tableside/testkit/a-payer.ts';
import { placed } from '@tableside/testkit/a-table-scene.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';
import { missingSince, noteOrderlyEnd, noticeCopy } from '../pulse/index.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer({}, { lists: true });
});
afterAll(() => server.stop());

it('what a provider lists is held against what we know: new money is taken in, the rest is for a person', async () => {
  const { phone, venue } = await prepaidScene(server);
  const begun = async () => {
    const { unique_order_number: number } = await placed(phone, ['soup']);
    return { number, uuid: (await beginPayment(phone, number)).uuid };
  };
  const [unheard, fine, vanished] = [await begun(), await begun(), await begun()];
  for (const { uuid } of [fine, vanished]) await paid(server, uuid);
  server.bank.set(unheard.uuid, { status: 'captured' });
  const booked = server.bank.book.get(fine.uuid);
  if (!booked) throw new Error('the bank lost a payment');
  const strange = randomUUID();
  server.bank.book.set(strange, { ...booked, payment: strange, ref: 'ref_strange' });
  server.bank.book.delete(vanished.uuid);
  server.clock.advance(15 * 60_000);
  await server.jobs.runNow('compare-with-providers');
  await server.jobs.runNow('compare-with-providers');

  expect(await paymentOf(phone, unheard.uuid)).toMatchObject({ status: 'paid' });
  expect(await orderOf(phone, unheard.number)).toMatchObject({ is_paid: true });
  const { rows } = await server.database.pool.query(
    'select kind, payment_id, data from money_alert where venue_id = $1 order by kind',
    [venue.id],
  );
  expect(rows).toEqual([
    {
      kind: 'capture_not_listed',
      payment_id: vanished.uuid,
      data: { captured_minor: 450, provider: 'stripe' },
    },
    {
      kind: 'payment_not_ours',
      payment_id: null,
      data: { captured_minor: 450, provider_ref: 'ref_strange' },
    },
  ]);
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
});

it('after the start of a copy each bank gets an alert with the hours, and its list is asked for as far back as that', async () => {
  const { venue, phone } = await prepaidScene(server);
  const { pool, run } = server.database;
  const { unique_order_number: number } = await placed(phone, ['soup']);
  const { uuid } = await beginPayment(phone, number);
  await paid(server, uuid);
  const alerts = async (kind: string) =>
    (
      await pool.query('select payment_id, data from money_alert where venue_id = $1 and kind = $2', [
        venue.id,
        kind,
      ])
    ).rows;
  // It was switched off in order: nothing can be missing, however long that was.
  const madeAt = new Date(server.clock.now());
  await noteOrderlyEnd(server.deps);
  server.clock.advance(9 * 86_400_000);
  await noticeCopy(server.deps);
  expect(await alerts('copy_started')).toEqual([]);
  // The same row, and another database: what was worked with since is not in it.
  await pool.query("update pulse set at = $1, place = 'where the copy was made'", [madeAt]);
  // Three days after the copy was made somebody paid; the books of the copy do not know it.
  const booked = server.bank.book.get(uuid);
  if (!booked) throw new Error('the bank lost a payment');
  const strange = randomUUID();
  server.bank.book.set(strange, { ...booked, payment: strange, ref: 'ref_after_the_copy' });
  await noticeCopy(server.deps);
  const until = new Date(server.clock.now());
  expect(await alerts('copy_started')).toEqual([
    {
      payment_id: null,
      data: expect.objectContaining({
        provider: 'stripe',
        compare_from_at: madeAt.toISOString(),
        compare_until_at: until.toISOString(),
        last_order: expect.stringMatching(/^\d+$/),
        last_payment_at: expect.any(String),
      }),
    },
  ]);
  expect((await missingSince(run, server.clock.now()))?.toISOString()).toBe(madeAt.toISOString());
  await server.jobs.runNow('compare-with-providers');
  expect(await alerts('payment_not_ours')).toContainEqual({
    payment_id: null,
    data: { captured_minor: 450, provider_ref: 'ref_after_the_copy' },
  });
  // Once it is started again it is where it was.
  await noticeCopy(server.deps);
  expect(await alerts('copy_started')).toHaveLength(1);
});

it('a server that ended without an order and is back much later is told of as well, one that is back soon is not', async () => {
  const { venue } = await prepaidScene(server);
  const found = async () =>
    (
      await server.database.pool.query(
        "select count(*)::int as count from money_alert where venue_id = $1 and kind = 'copy_started'",
        [venue.id],
      )
    ).rows[0]?.count;
  await noticeCopy(server.deps);
  server.clock.advance(10 * 60_000);
  await noticeCopy(server.deps);
  expect(await found()).toBe(0);
  server.clock.advance(20 * 60_000);
  await noticeCopy(server.deps);
  expect(await found()).toBe(1);
});
