import { randomUUID } from 'node:crypto';
import {
  beginPayment,
  orderOf,
  type PayServer,
  paid,
  paymentOf,
  payServer,
  prepaidScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

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
      data: { captured_minor: 450, provider: 'stripe', provider_ref: 'ref_strange' },
    },
  ]);
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
});
