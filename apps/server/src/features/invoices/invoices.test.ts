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
  prepaidScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { type Phone, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestRefund } from '../refunds/index.ts';

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

const venueOf = (over: Partial<VenueSettings> = {}) =>
  prepaidScene(server, {
    settings: { functionalities: ['order', 'tips', 'request-invoice'], legal: someLegal, ...over },
  });
const payFor = async (phone: Phone, dishes: readonly string[] = ['soup', 'soup']) => {
  const order = await placed(phone, dishes);
  const { uuid, total } = await beginPayment(phone, order.unique_order_number);
  await paid(server, uuid);
  return { uuid, total };
};
const paidScene = async (
  over: Partial<VenueSettings> = {},
): Promise<TableScene & { uuid: string; total: number }> => {
  const scene = await venueOf(over);
  return { ...scene, ...(await payFor(scene.phone)) };
};

const CALL = 'POST /payments/request-invoice-v2';
type Body = CallInput<typeof CALL>['body'];
let count = 0;
const form = (payment_uuid: string, over: Partial<Body> = {}): Body => {
  count += 1;
  return {
    payment_uuid,
    name: 'Rūta Žemaitė',
    business_name: 'UAB „Ąžuolyno kepykla“',
    business_code: '305000014',
    business_address: 'Gedimino pr. 1, Vilnius',
    email: `buh.${count}@example.test`,
    ...over,
  };
};
const request = (phone: Phone, body: Body) => phone.call(CALL, { body });
const refused = (phone: Phone, body: Body) => phone.failure(CALL, { body });
const pdfOf = async (phone: Phone, uuid: string) => {
  const answer = await phone.fetch(`/api/payments/invoice/${uuid}/pdf`);
  return pdfText(Buffer.from(await answer.arrayBuffer()));
};

describe('the invoice of a payment', () => {
  it('[INVOICE-18] is issued, mailed once and kept as a PDF with all that a VAT invoice must say', async () => {
    const { phone, uuid, total } = await paidScene();
    const body = form(uuid, { business_vat_code: 'LT119511515' });
    const invoice = await request(phone, body);
    expect(invoice).toMatchObject({ number: 'TS-2026-000001', total, anonymous_user_token: null });
    await expect.poll(() => mailbox.mailsTo(body.email)).toHaveLength(1);
    const [mail] = await mailbox.mailsTo(body.email);
    if (!mail) throw new Error('no mail');
    expect(mail).toMatchObject({
      subject: 'Sąskaita faktūra TS-2026-000001: Test Kitchen',
      attachments: [{ filename: 'TS-2026-000001.pdf', contentType: 'application/pdf' }],
    });
    const paper = pdfText(await mailbox.attachment(mail));
    for (const said of [
      'PVM sąskaita faktūra',
      'Nr. TS-2026-000001',
      'Išrašymo data: 2026-03-18',
      someLegal.companyName,
      `Įmonės kodas ${someLegal.companyCode}`,
      `PVM mokėtojo kodas ${someLegal.vatCode}`,
      someLegal.address,
      'UAB „Ąžuolyno kepykla“',
      'Įmonės kodas 305000014',
      'PVM mokėtojo kodas LT119511515',
      'Gedimino pr. 1, Vilnius, LT',
      'Rūta Žemaitė',
      'Suma be PVM',
      'PVM 21 %',
      'Iš viso su PVM',
      'Suma žodžiais: devyni eurai 00 ct',
    ]) {
      expect(paper).toContain(said);
    }
    expect(await pdfOf(phone, uuid)).toBe(paper);
  });

  it('adds up to the cent: lines to net and VAT, tip and money given back apart', async () => {
    const scene = await venueOf({
      functionalities: ['order', 'tips', 'tips-before-payment', 'request-invoice'],
      legal: { ...someLegal, vatPercent: 9 },
    });
    const { uuid } = await payFor(scene.phone, ['soup', 'soup', 'soup']);
    const refund = {
      paymentId: uuid,
      amount: minor(133),
      tip: minor(0),
      items: [],
      cause: 'staff',
      reason: 'cold',
      requestedBy: null,
      now: server.clock.now(),
    } as const;
    await server.database.transaction(run => requestRefund(run, refund));
    const invoice = await request(scene.phone, form(uuid));
    const [row] = await server.database.run<{
      content: { lines: { net: number; gross: number }[]; net: number; vat: number; total: number };
    }>('content', 'select content from invoice where payment_id = $1', [uuid]);
    const { lines = [], net = 0, vat = 0, total = 0 } = row?.content ?? {};
    const sum = (of: 'net' | 'gross') => lines.reduce((all, line) => all + line[of], 0);
    expect([sum('net'), sum('gross')]).toEqual([net, total]);
    expect(net + vat).toBe(total);
    expect(total).toBe(Math.round(invoice.total * 100));
    expect(lines.at(-1)?.gross).toBe(-133);
  });

  it('[INVOICE-24] [INVOICE-21] stays as it was issued', async () => {
    const { phone, uuid } = await paidScene();
    await request(phone, form(uuid));
    const before = await pdfOf(phone, uuid);
    expect(await refused(phone, form(uuid, { business_name: 'AB „Kita“' }))).toBe(
      'invoice_cannot_be_changed',
    );
    expect(await pdfOf(phone, uuid)).toBe(before);
    await expect(
      server.database.run('change', `update invoice set number = 'X' where payment_id = $1`, [uuid]),
    ).rejects.toThrow();
  });

  it('is the same one for the same request sent again', async () => {
    const { phone, uuid } = await paidScene();
    const body = form(uuid, { save_request_invoice_details: true });
    const send = () => phone.call(CALL, { body, idempotencyKey: `invoice-${uuid}` });
    const first = await send();
    expect(await send()).toEqual({ ...first, anonymous_user_token: null });
  });

  it('gives twenty at once numbers without a gap or a double, and takes those of refused ones back', async () => {
    const scene = await venueOf({ maxOpenOrdersPerSession: 60 });
    const uuids: string[] = [];
    for (let i = 0; i < 20; i += 1) uuids.push((await payFor(scene.phone, ['soup'])).uuid);
    const outcomes = await Promise.allSettled(
      [...uuids, ...uuids.slice(0, 5)].map(uuid => request(scene.phone, form(uuid))),
    );
    const numbers = outcomes.flatMap(each => (each.status === 'fulfilled' ? [each.value.number] : [])).sort();
    const wanted = Array.from({ length: 20 }, (_, i) => `TS-2026-${String(i + 1).padStart(6, '0')}`);
    expect(numbers).toEqual(wanted);
    const another = await payFor(scene.phone, ['soup']);
    expect((await request(scene.phone, form(another.uuid))).number).toBe('TS-2026-000021');
  }, 60_000);

  it('counts anew in a new year of the venue, not of ours', async () => {
    const year = await payServer({ now: '2026-12-31T22:30:00Z' });
    const scene = await prepaidScene(year, {
      settings: { functionalities: ['order', 'request-invoice'], legal: someLegal },
    });
    const order = await placed(scene.phone, ['soup']);
    const { uuid } = await beginPayment(scene.phone, order.unique_order_number);
    await paid(year, uuid);
    expect((await scene.phone.call(CALL, { body: form(uuid) })).number).toBe('TS-2027-000001');
    await year.stop();
  });

  it('names no VAT where the seller pays none, and is English for who reads no Lithuanian', async () => {
    const { phone, uuid } = await paidScene({ legal: { ...someLegal, vatCode: null, invoiceSeries: 'MB' } });
    expect((await request(phone, form(uuid, { language: 'de' }))).number).toBe('MB-2026-000001');
    const paper = await pdfOf(phone, uuid);
    expect(paper).toContain('Invoice\nNo. MB-2026-000001');
    expect(paper).not.toContain('VAT');
  });

  it('is for the phone that paid', async () => {
    const { uuid, table } = await paidScene();
    const other = await server.guestAt(table.code);
    expect(await refused(other, form(uuid))).toBe('payment_not_found');
    expect(await other.failure('GET /payments/invoice/{uuid}/pdf', { uuid })).toBe('payment_not_found');
  });

  it('is not there before it is issued', async () => {
    const { phone, uuid } = await paidScene();
    expect(await phone.failure('GET /payments/invoice/{uuid}/pdf', { uuid })).toBe('not_found');
  });

  it.each([
    ['the flag is off', { functionalities: ['order'] }],
    ['nobody knows who sells', { legal: null }],
  ] as const)('[FLAG-15] is not offered where %s', async (_why, over) => {
    const { phone, uuid } = await paidScene(over as Partial<VenueSettings>);
    expect(await refused(phone, form(uuid))).toBe('invoices_not_offered');
  });

  it('is not offered for what was given back whole', async () => {
    const { phone, uuid } = await paidScene();
    const refund = {
      paymentId: uuid,
      amount: null,
      tip: minor(0),
      items: [],
      cause: 'staff',
      reason: 'cold',
      requestedBy: null,
      now: server.clock.now(),
    } as const;
    await server.database.transaction(run => requestRefund(run, refund));
    expect(await refused(phone, form(uuid))).toBe('invoices_not_offered');
  });

  it.each([
    ['INVOICE-03', { name: '' }],
    ['INVOICE-03', { business_address: '   ' }],
    ['INVOICE-03', { email: '' }],
    ['INVOICE-06', { business_name: 'x'.repeat(101) }],
    ['INVOICE-06', { email: `${'x'.repeat(100)}@example.test` }],
    ['INVOICE-04', { business_country_code: 'lt' }],
  ] as const)('[%s] refuses %j', async (_id, over) => {
    const { phone, uuid } = await paidScene();
    expect(await refused(phone, form(uuid, over))).toBe('validation_failed');
  });

  it('carries what people type as text', async () => {
    const { phone, uuid } = await paidScene();
    const name = '<b>"O\'Neill" & Co</b> \u202Ednuor ąčęėįšųūž Київ';
    await request(phone, form(uuid, { business_name: name, name: '=1+1' }));
    const paper = (await pdfOf(phone, uuid)).replaceAll('\n', ' ');
    expect(paper).toContain('<b>"O\'Neill" & Co</b>');
    expect(paper).toContain('Київ');
  });
});

describe("the buyer's VAT code", () => {
  it.each([
    ['INVOICE-14', 'LT119511515', 'LT', true],
    ['INVOICE-14', '119 511 515', 'LT', true],
    ['INVOICE-22', 'LT119511516', 'LT', false],
    ['INVOICE-22', 'LT1000', 'LT', false],
    ['INVOICE-22', 'LV40003521600', 'LT', false],
    ['INVOICE-14', 'LV40003521600', 'LV', true],
    ['INVOICE-15', 'XK12345', 'XK', true],
    ['INVOICE-15', 'XK', 'XK', false],
  ] as const)('[%s] %s of %s: %s', async (_id, business_vat_code, business_country_code, good) => {
    const { phone, uuid } = await paidScene();
    const body = form(uuid, { business_vat_code, business_country_code });
    if (good) expect(await request(phone, body)).toMatchObject({ number: 'TS-2026-000001' });
    else expect(await refused(phone, body)).toBe('vat_code_invalid');
  });
});

describe('details saved for the next invoice', () => {
  const CALL_SAVED = 'GET /anonymous-user-legal-entity/{token}';

  it('[INVOICE-19] [INVOICE-20] are there for the phone that saved them, under its own token, and for no other', async () => {
    const { phone, uuid, table } = await paidScene();
    const token = 'b1c6f6de-5b2f-4a3e-9f56-0d8a1f7f2c33';
    const body = form(uuid, { anonymous_user_token: token, save_request_invoice_details: true });
    expect((await request(phone, body)).anonymous_user_token).toBe(token);
    expect(await phone.call(CALL_SAVED, { token })).toEqual({
      business_name: body.business_name,
      business_code: body.business_code,
      business_address: body.business_address,
      business_vat_code: null,
      business_country_code: 'LT',
      name: body.name,
      email: body.email,
    });
    const other = await server.guestAt(table.code);
    expect(await other.failure(CALL_SAVED, { token })).toBe('not_found');
    expect(await phone.failure(CALL_SAVED, { token: `${token}x` })).toBe('not_found');
    // Another phone that claims the token gets one of its own and leaves ours alone.
    const order = await placed(other, ['soup']);
    const second = await beginPayment(other, order.unique_order_number);
    await paid(server, second.uuid);
    const claimed = await request(
      other,
      form(second.uuid, { anonymous_user_token: token, save_request_invoice_details: true, name: 'Kitas' }),
    );
    expect(claimed.anonymous_user_token).not.toBe(token);
    expect(await phone.call(CALL_SAVED, { token })).toMatchObject({ name: body.name });
  });

  it('are not saved without being asked for, are unreadable in the database, and go after a year', async () => {
    const { phone, uuid } = await paidScene();
    const token = 'c2c6f6de-5b2f-4a3e-9f56-0d8a1f7f2c44';
    await request(phone, form(uuid, { anonymous_user_token: token }));
    expect(await phone.failure(CALL_SAVED, { token })).toBe('not_found');
    const second = await payFor(phone, ['soup']);
    const body = form(second.uuid, { anonymous_user_token: token, save_request_invoice_details: true });
    await request(phone, body);
    const rows = await server.database.run<{ sealed: Buffer }>(
      'sealed',
      'select sealed from legal_entity',
      [],
    );
    for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain(body.email);
    server.clock.advance(366 * 24 * 3_600_000);
    await server.jobs.runNow('forget-legal-entities');
    expect(await server.database.run('left', 'select 1 from legal_entity', [])).toEqual([]);
  });
});

it('is an e-invoice as well, for the phone that paid and for staff, with the sums of the paper', async () => {
  const { phone, uuid, total, staff, venue } = await paidScene();
  expect(await phone.failure('GET /payments/invoice/{uuid}/xml', { uuid })).toBe('not_found');
  const { number } = await phone.call(CALL, { body: form(uuid, { business_vat_code: null }) });
  const answer = await phone.fetch(`/api/payments/invoice/${uuid}/xml`);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${number}.xml"`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const xml = await answer.text();
  expect(xml).toContain('urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0');
  expect(xml).toContain('<cbc:EndpointID schemeID="0200">304123455</cbc:EndpointID>');
  expect(xml).toContain('<cbc:RegistrationName>UAB „Ąžuolyno kepykla“</cbc:RegistrationName>');
  expect(xml).toContain(
    `<cbc:TaxInclusiveAmount currencyID="EUR">${total.toFixed(2)}</cbc:TaxInclusiveAmount>`,
  );

  const { invoice } = await staff.call('GET /console/{venue}/payments/{payment}/invoice', {
    venue: venue.id,
    payment: uuid,
  });
  const forStaff = await staff.fetch(`/api/console/${venue.id}/invoices/${invoice?.id}/xml`);
  expect(await forStaff.text()).toBe(xml);
  const { phone: stranger } = await venueOf();
  expect(await stranger.failure('GET /payments/invoice/{uuid}/xml', { uuid })).toBe('payment_not_found');
});
