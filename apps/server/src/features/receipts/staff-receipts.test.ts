import { randomUUID } from 'node:crypto';
import { aMailbox, type TestMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { pdfText } from '@tableside/testkit/pdf-text.ts';
import {
  type PayServer,
  payServer,
  prepaidScene,
  tableBillScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { type Phone, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let mailbox: TestMailbox;
let server: PayServer;
beforeAll(async () => {
  mailbox = await aMailbox();
  server = await payServer({ extra: { sandboxMail: mailbox.port } });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const HOUR = 3_600_000;

type Way = 'cash' | 'room-bill' | 'card-machine';

const billsOf = async (phone: Phone) =>
  (await phone.call('GET /orders/get-paygo-orders/{session}', { session: phone.session })).orders;

/** Staff take all that is left of the table's bill; answers with the payment as the guests' bill names it. */
const takenFor = async ({ phone, staff }: TableScene, method: Way, tip = 0): Promise<string> => {
  const { venue } = staff;
  const { bills } = await staff.call('GET /console/{venue}/bills', { venue });
  const [open] = bills.filter(({ status }) => status === 'open');
  await staff.call('POST /console/{venue}/bills/{bill}/settle', {
    venue,
    bill: open?.id ?? '',
    idempotencyKey: randomUUID(),
    body: { method, tip },
  });
  const [bill] = await billsOf(phone);
  return bill?.payments.at(-1)?.uuid ?? '';
};
const receiptOf = (phone: Pick<Phone, 'call'>, uuid: string) =>
  phone.call('GET /payments/receipt/{uuid}', { uuid });

describe('the receipt of money that staff took', () => {
  it.each<[Way, RegExp]>([
    ['cash', /Cash/],
    ['room-bill', /room/i],
    ['card-machine', /Card/],
  ])('by %s is there for every guest of the table, as a page and as a file', async (method, words) => {
    const scene = await tableBillScene(server);
    await placed(scene.phone, ['soup', 'steak']);
    const friend = await server.guestAt(scene.table.code);
    const uuid = await takenFor(scene, method, 200);
    for (const phone of [scene.phone, friend]) {
      const receipt = await receiptOf(phone, uuid);
      expect(receipt).toMatchObject({ method, tips: 2, table_name: 'Table 1', order_id: null });
      expect(receipt.items).toHaveLength(2);
      expect(receipt.total).toBe(receipt.items.reduce((sum, { price }) => sum + price, 2));
      const file = await phone.fetch(`/api/payments/receipt/${uuid}/pdf`);
      expect(file.status).toBe(200);
      expect(pdfText(Buffer.from(await file.arrayBuffer()))).toMatch(words);
    }
  });

  it('speaks the language of the guest who asks', async () => {
    const scene = await tableBillScene(server);
    await placed(scene.phone, ['soup']);
    const friend = await server.guestAt(scene.table.code);
    await friend.call('POST /session/{session}/update-language', {
      session: friend.session,
      body: { language: 'lt' },
    });
    const uuid = await takenFor(scene, 'cash');
    const textFor = async (phone: Phone) => {
      const file = await phone.fetch(`/api/payments/receipt/${uuid}/pdf`);
      return pdfText(Buffer.from(await file.arrayBuffer()));
    };
    expect(await textFor(scene.phone)).toContain('Total');
    expect(await textFor(friend)).toContain('Iš viso');
  });

  it('of an order is there for the phone that ordered, and for no other of the table', async () => {
    const scene = await prepaidScene(server);
    const friend = await server.guestAt(scene.table.code);
    const { session } = scene.phone;
    const order = await placed(scene.phone, ['soup']);
    const { unique_order_number: number } = order;
    await scene.phone.call('POST /payments/cash/activate-cash-order', {
      idempotencyKey: randomUUID(),
      body: { session, order: number, selected_payment_type: 'cash' },
    });
    const { staff } = scene;
    await staff.call('POST /console/{venue}/orders/{order}/settle-cash', {
      venue: staff.venue,
      order: number,
      idempotencyKey: randomUUID(),
    });
    const { orders } = await scene.phone.call('GET /orders/get-orders/{session}', { session });
    expect(orders[0]?.payments).toEqual([{ uuid: expect.any(String), amount: 4.5, guest_index: null }]);
    const uuid = orders[0]?.payments[0]?.uuid ?? '';
    expect(await receiptOf(scene.phone, uuid)).toMatchObject({ method: 'cash', order_id: order.order_id });
    expect(await friend.failure('GET /payments/receipt/{uuid}', { uuid })).toBe('payment_not_found');
  });

  it('is nobody else’s: not of another table, not of the next party, not of one who came long after', async () => {
    const scene = await tableBillScene(server);
    const { phone, staff, table } = scene;
    const stranger = (await tableBillScene(server)).phone;
    await placed(phone, ['soup']);
    const uuid = await takenFor(scene, 'cash');
    server.clock.advance(4 * HOUR);
    const late = await server.guestAt(table.code);
    const { venue } = staff;
    await staff.call('POST /console/{venue}/tables/{table}/close', {
      venue,
      table: table.id,
      idempotencyKey: randomUUID(),
      body: { force: true },
    });
    const next = await server.guestAt(table.code);
    for (const other of [stranger, late, next, server.client()]) {
      expect(await other.failure('GET /payments/receipt/{uuid}', { uuid })).toBe('payment_not_found');
      expect(await other.failure('GET /payments/receipt/{uuid}/pdf', { uuid })).toBe('payment_not_found');
    }
    // Whoever was there keeps it, after the table was closed too.
    expect(await receiptOf(phone, uuid)).toMatchObject({ method: 'cash' });
  });

  it.each<[Way, 'en' | 'lt', RegExp]>([
    ['cash', 'en', /phone|mobile/i],
    ['cash', 'lt', /telefon/i],
    ['card-machine', 'en', /phone|mobile/i],
    ['card-machine', 'lt', /telefon/i],
  ])('by %s says nothing of a phone, on paper and by mail: %s', async (method, language, phoneWords) => {
    const scene = await tableBillScene(server, { settings: { phone: null } });
    const { phone } = scene;
    await phone.call('POST /session/{session}/update-language', {
      session: phone.session,
      body: { language },
    });
    await placed(phone, ['soup']);
    const uuid = await takenFor(scene, method);
    const file = await phone.fetch(`/api/payments/receipt/${uuid}/pdf`);
    expect(pdfText(Buffer.from(await file.arrayBuffer()))).not.toMatch(phoneWords);
    const email = `${uuid}@guest.test`;
    await phone.call('POST /payments/request-receipt-v2', { body: { email, payment_uuid: uuid } });
    await expect.poll(() => mailbox.mailsTo(email)).toHaveLength(1);
    const [{ text = '' } = {}] = await mailbox.mailsTo(email);
    expect(text).toMatch(language === 'lt' ? /patvirtina/ : /confirms your payment/);
    expect(text).not.toMatch(phoneWords);
  });
});
