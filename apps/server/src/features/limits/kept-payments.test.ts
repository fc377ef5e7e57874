import { KEPT_TIMES, keptBytes } from '@tableside/testkit/kept-bytes.ts';
import { type PayServer, paid, payServer, prepaidScene } from '@tableside/testkit/scenes/a-payer.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { type Phone, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bytesKept } from './kept.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const CALL = 'POST /payments/stripe/payment-intent';
/** What a beginning writes to, and what the money adds to. */
const BEGUN = [
  'bill',
  'bill_item',
  'idempotency_key',
  'journal_seal',
  'journal_unsealed',
  'payment',
  'payment_event',
  'payment_item',
  'payment_reference',
];
const PAID = [
  ...BEGUN,
  'journal_entry',
  'journal_line',
  'order_history',
  'payment_allocation',
  'webhook_delivery',
];

it('a payment is counted for at least what it costs in the database, from its beginning to its end', async () => {
  const { venue } = await prepaidScene(server, { settings: { acceptance: 'auto', presence: 'off' } });
  const counter = (await aTable(server, venue, { orderType: 'pickup' })).code;
  const ordered = async (): Promise<{ phone: Phone; order: string }> => {
    const phone = await server.guestAt(counter);
    return { phone, order: (await placed(phone, ['soup'])).unique_order_number };
  };
  const waiting: Awaited<ReturnType<typeof ordered>>[] = [];
  while (waiting.length < KEPT_TIMES)
    waiting.push(...(await Promise.all(Array.from({ length: 10 }, ordered))));
  const { measured } = keptBytes(server);
  const begun: string[] = [];
  const beginning = await measured(BEGUN, async time => {
    const { phone, order } = waiting[time] ?? expect.fail();
    const idempotencyKey = `payment-of-thirty-six-letters-${String(time).padStart(6, '0')}`;
    const body = { session: phone.session, order };
    begun.push((await phone.call(CALL, { body, idempotencyKey })).uuid);
  });
  const end = await measured(PAID, async time => paid(server, begun[time] ?? ''));
  const body = { session: 'x'.repeat(43), order: 'x'.repeat(10) };
  const charged = bytesKept(CALL, {
    bytes: Buffer.byteLength(JSON.stringify(body)),
    withKey: true,
    lines: 0,
  });
  expect([beginning + end, 'a payment', charged]).toSatisfy(([bytes]) => bytes <= charged);
});
