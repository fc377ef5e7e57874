import { randomUUID } from 'node:crypto';
import type { CallInput } from '@tableside/contract/client';
import { minor } from '@tableside/domain/money';
import type { VenueSettings } from '@tableside/domain/venue';
import { aMailbox, type TestMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { pdfText } from '@tableside/testkit/pdf-text.ts';
import { someLegal } from '@tableside/testkit/scenes/a-legal.ts';
import {
  beginPayment,
  type PayServer,
  paid,
  payServer,
  tableBillScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { type Phone, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestRefund } from '../../refunds/index.ts';

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

type Way = 'cash' | 'card-machine';
const ASK = 'POST /payments/request-invoice-v2';
const MAKE = 'POST /console/{venue}/payments/{payment}/invoice';
const buyer = {
  business_name: 'UAB „Ąžuolyno kepykla“',
  business_code: '305000014',
  business_address: 'Gedimino pr. 1, Vilnius',
};

const OFFERED: VenueSettings['functionalities'] = ['skip-payment', 'order', 'pay-go', 'request-invoice'];
const SILENT: VenueSettings['functionalities'] = ['skip-payment', 'order', 'pay-go'];
const sceneOf = (functionalities = OFFERED) =>
  tableBillScene(server, { settings: { functionalities, legal: someLegal } });
/** A soup and a steak on the table's bill, for which staff take the money; answers with the payment. */
const taken = async ({ phone, staff }: TableScene, method: Way = 'cash', tip = 0): Promise<string> => {
  await placed(phone, ['soup', 'steak']);
  const { venue } = staff;
  const { bills } = await staff.call('GET /console/{venue}/bills', { venue });
  await staff.call('POST /console/{venue}/bills/{bill}/settle', {
    venue,
    bill: bills.find(({ status }) => status === 'open')?.id ?? '',
    idempotencyKey: randomUUID(),
    body: { method, tip },
  });
  const { orders } = await phone.call('GET /orders/get-paygo-orders/{session}', { session: phone.session });
  return orders[0]?.payments.at(-1)?.uuid ?? '';
};
const form = (payment_uuid: string): CallInput<typeof ASK>['body'] => ({
  ...buyer,
  payment_uuid,
  name: 'Rūta Žemaitė',
  email: `${payment_uuid}@example.test`,
});
const ask = (phone: Phone, uuid: string) => phone.call(ASK, { body: form(uuid) });
const refused = (phone: Pick<Phone, 'failure'>, uuid: string) => phone.failure(ASK, { body: form(uuid) });
const papers = async ({ call }: Pick<Phone, 'call'>, uuid: string) =>
  (await call('GET /payments/invoice/{uuid}', { uuid })).invoice;
const make = ({ staff }: TableScene, payment: string, over: Partial<CallInput<typeof MAKE>['body']> = {}) =>
  staff.call(MAKE, {
    venue: staff.venue,
    payment,
    idempotencyKey: randomUUID(),
    body: { ...buyer, ...over },
  });

describe('the invoice of money that staff took, asked for by phone', () => {
  it.each<Way>(['cash', 'card-machine'])(
    'by %s: one guest of the table gets it, mailed and as a file',
    async way => {
      const scene = await sceneOf();
      const uuid = await taken(scene, way, 200);
      const friend = await server.guestAt(scene.table.code);
      const { number, total } = await ask(friend, uuid);
      // Dishes alone: the tip is no part of it.
      expect(total).toBe(24.5);
      await expect.poll(() => mailbox.mailsTo(`${uuid}@example.test`)).toHaveLength(1);
      expect(await papers(friend, uuid)).toMatchObject({ number, total: 24.5 });
      const file = await friend.fetch(`/api/payments/invoice/${uuid}/pdf`);
      expect(pdfText(Buffer.from(await file.arrayBuffer()))).toContain('Ąžuolyno');

      // It names a person: the others of the table learn no more than that there is one.
      expect(await refused(scene.phone, uuid)).toBe('invoice_cannot_be_changed');
      expect(await papers(scene.phone, uuid)).toBeNull();
      expect((await scene.phone.fetch(`/api/payments/invoice/${uuid}/pdf`)).status).toBe(404);
    },
  );

  it('two phones of the table that ask at once make one invoice', async () => {
    const scene = await sceneOf();
    const uuid = await taken(scene);
    const friend = await server.guestAt(scene.table.code);
    const answers = await Promise.allSettled([ask(scene.phone, uuid), ask(friend, uuid)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is nobody else’s, and not there where the venue offers none', async () => {
    const scene = await sceneOf();
    const uuid = await taken(scene);
    const stranger = (await sceneOf()).phone;
    expect(await refused(stranger, uuid)).toBe('payment_not_found');
    expect(await refused(server.client(), uuid)).toBe('payment_not_found');
    const without = await sceneOf(SILENT);
    expect(await refused(without.phone, await taken(without))).toBe('invoices_not_offered');
  });
});

describe('the invoice that staff make out', () => {
  it('is made for cash without an address, as a file, once, and is noted', async () => {
    const scene = await sceneOf(SILENT);
    const uuid = await taken(scene);
    const { invoice } = await make(scene, uuid);
    expect(invoice).toMatchObject({ total: 24.5, credit_notes: [] });
    const { staff } = scene;
    const file = await staff.fetch(`/api/console/${staff.venue}/invoices/${invoice?.id}/pdf`);
    const paper = pdfText(Buffer.from(await file.arrayBuffer()));
    expect(paper).toContain('305000014');
    expect(paper).toContain(invoice?.number ?? 'none');
    await expect(make(scene, uuid)).rejects.toMatchObject({ code: 'invoice_cannot_be_changed' });
    expect(await refused(scene.phone, uuid)).toBe('invoices_not_offered');
    const { rows } = await server.database.pool.query(
      "select data from audit_log where action = 'payment-invoice' and subject = $1",
      [`payment:${uuid}`],
    );
    expect(rows).toEqual([{ data: { number: invoice?.number } }]);
    // What is given back of it is credited, and mailed to nobody.
    await server.database.transaction(run =>
      requestRefund(run, {
        paymentId: uuid,
        amount: null,
        items: [],
        cause: 'staff',
        reason: 'cold',
        requestedBy: null,
        tip: minor(0),
        now: server.clock.now(),
      }),
    );
    await server.jobs.runNow('mail-credit-notes');
    expect((await papersOfStaff(scene, uuid))?.credit_notes).toHaveLength(1);
  });

  it('is mailed where a guest gives an address, also of what was paid by phone, which then reads it', async () => {
    const scene = await sceneOf();
    await placed(scene.phone, ['soup']);
    const { orders } = await scene.phone.call('GET /orders/get-paygo-orders/{session}', {
      session: scene.phone.session,
    });
    const { uuid } = await beginPayment(scene.phone, orders[0]?.unique_order_number ?? '');
    await paid(server, uuid);
    const email = `${uuid}@company.test`;
    const { invoice } = await make(scene, uuid, { email, name: 'Ona', language: 'en' });
    await expect.poll(() => mailbox.mailsTo(email)).toHaveLength(1);
    expect(await papers(scene.phone, uuid)).toEqual(invoice);
  });

  it('is refused for another venue’s payment, without legal details, and with a false VAT code', async () => {
    const scene = await sceneOf();
    const uuid = await taken(scene);
    await expect(make(await sceneOf(), uuid)).rejects.toMatchObject({ code: 'payment_not_found' });
    await expect(make(scene, uuid, { business_vat_code: 'LT1' })).rejects.toMatchObject({
      code: 'vat_code_invalid',
    });
    const without = await tableBillScene(server);
    await expect(make(without, await taken(without))).rejects.toMatchObject({ code: 'invoices_not_offered' });
  });
});

const papersOfStaff = async ({ staff }: TableScene, payment: string) =>
  (await staff.call('GET /console/{venue}/payments/{payment}/invoice', { venue: staff.venue, payment }))
    .invoice;
