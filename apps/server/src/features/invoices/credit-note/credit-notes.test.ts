import type { CallInput } from '@tableside/contract/client';
import { minor } from '@tableside/domain/money';
import type { LegalDetails, VenueSettings } from '@tableside/domain/venue';
import { aMailbox, type TestMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { pdfText } from '@tableside/testkit/pdf-text.ts';
import { someLegal } from '@tableside/testkit/scenes/a-legal.ts';
import {
  beginPayment,
  type PayServer,
  paid,
  payServer,
  prepaidScene,
  tableBillOf,
  tableBillScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { type Phone, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';
import { requestRefund } from '../../refunds/index.ts';
import type { InvoiceContent } from '../invoice/invoice.ts';
import type { CreditNoteContent } from './credit-note.ts';
import { takeNoteToMail } from './credit-note-store.ts';

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

let count = 0;
const invoiced = async (phone: Phone, payment_uuid: string) => {
  count += 1;
  const email = `kredit.${count}@example.test`;
  const body: CallInput<'POST /payments/request-invoice-v2'>['body'] = {
    payment_uuid,
    name: 'Rūta Žemaitė',
    business_name: 'UAB „Ąžuolyno kepykla“',
    business_code: '305000014',
    business_address: 'Gedimino pr. 1, Vilnius',
    email,
  };
  return { email, ...(await phone.call('POST /payments/request-invoice-v2', { body })) };
};
const payFor = async (phone: Phone, dishes: readonly string[]) => {
  const order = await placed(phone, dishes);
  const { uuid } = await beginPayment(phone, order.unique_order_number);
  await paid(server, uuid);
  return uuid;
};
const DISHES = ['soup', 'soup', 'steak'];
const settingsOf = (legal: LegalDetails): Partial<VenueSettings> => ({
  functionalities: ['order', 'tips', 'request-invoice'],
  legal,
  maxOpenOrdersPerSession: 60,
});
/** Two soups and a steak, 29,00 in all. */
const scene = async (legal = someLegal) => {
  const made = await prepaidScene(server, { settings: settingsOf(legal) });
  return { ...made, uuid: await payFor(made.phone, DISHES) };
};
/** The same on a table's bill, with a tip of 3,00. */
const tippedScene = async (legal = someLegal) => {
  const functionalities = [
    'order',
    'skip-payment',
    'pay-go',
    'tips',
    'collective-tips',
    'request-invoice',
  ] as const;
  const settings = { ...settingsOf(legal), functionalities };
  const made = await tableBillScene(server, { settings });
  await placed(made.phone, DISHES);
  const { uuid } = await beginPayment(made.phone, await tableBillOf(made.phone), { tips: 300 });
  await paid(server, uuid);
  return { ...made, uuid };
};

type Wish = { readonly amount?: number; readonly tip?: number; readonly items?: readonly string[] };
const refundIn = (paymentId: string, { amount, tip = 0, items = [] }: Wish) => ({
  paymentId,
  amount: amount === undefined ? null : minor(amount),
  tip: minor(tip),
  items,
  cause: 'staff' as const,
  reason: 'cold',
  requestedBy: null,
  now: server.clock.now(),
});
const refund = (paymentId: string, wish: Wish = {}) =>
  server.database.transaction(run => requestRefund(run, refundIn(paymentId, wish)));
const papers = async (phone: Phone, uuid: string) =>
  (await phone.call('GET /payments/invoice/{uuid}', { uuid })).invoice;
const notesOf = async (paymentId: string) =>
  (
    await server.database.run<{ content: CreditNoteContent }>(
      'test-notes',
      `select c.content from credit_note c join invoice i on i.id = c.invoice_id where i.payment_id = $1
       order by c.sequence`,
      [paymentId],
    )
  ).map(({ content }) => content);
const invoiceContent = async (paymentId: string): Promise<InvoiceContent> => {
  const [row] = await server.database.run<{ content: InvoiceContent }>(
    'test-invoice',
    'select content from invoice where payment_id = $1',
    [paymentId],
  );
  if (!row) throw new Error('no invoice');
  return row.content;
};
/** What the journal says was sold by a payment and not given back: dishes and fees. */
const keptByJournal = async (paymentId: string): Promise<number> => {
  const [row] = await server.database.run<{ kept: number }>(
    'test-kept',
    `select ((select sum(a.amount) from payment_allocation a join bill_item i on i.id = a.bill_item_id
         where a.payment_id = $1 and i.kind <> 'tip')
       + (select fee from payment where id = $1)
       - coalesce((select sum(l.amount) from journal_entry e join journal_line l on l.entry_id = e.id
         where e.payment_id = $1 and e.kind = 'refund_due' and l.account in ('sales', 'fees')), 0))::bigint as kept`,
    [paymentId],
  );
  return row?.kept ?? -1;
};
const total = (
  papers: readonly { readonly net: number; readonly vat: number; readonly total: number }[],
) => ({
  net: papers.reduce((all, { net }) => all + net, 0),
  vat: papers.reduce((all, { vat }) => all + vat, 0),
  total: papers.reduce((all, each) => all + each.total, 0),
});
/** Invoice less notes is what was kept, and every paper adds up in itself. */
const addsUp = async (paymentId: string): Promise<number> => {
  const invoice = await invoiceContent(paymentId);
  const notes = await notesOf(paymentId);
  for (const { lines, net, vat, total: whole } of [invoice, ...notes]) {
    expect(net + vat).toBe(whole);
    expect(lines.reduce((all, line) => all + line.net, 0)).toBe(net);
    expect(lines.reduce((all, line) => all + line.gross, 0)).toBe(whole);
  }
  const kept = invoice.total - total(notes).total;
  expect(kept).toBe(await keptByJournal(paymentId));
  return kept;
};

it('of a tip that goes back alone nothing is credited: it was never on the invoice', async () => {
  const { uuid, phone } = await tippedScene();
  await invoiced(phone, uuid);
  await refund(uuid, { tip: 300 });
  expect(await notesOf(uuid)).toEqual([]);
  expect(await keptByJournal(uuid)).toBe(2900);
});

describe('a credit note', () => {
  it('is issued once when dishes are given back, says which, and reaches whoever got the invoice', async () => {
    const { phone, uuid, venue } = await scene();
    const invoice = await invoiced(phone, uuid);
    const manager = await aStaff(server, venue, 'manager');
    const place = { venue: manager.venue, payment: uuid };
    const { payment } = await manager.call('GET /console/{venue}/payments/{payment}', place);
    const soup = payment.items.find(({ price }) => price === 4.5);
    await manager.call('POST /console/{venue}/payments/{payment}/refund', {
      ...place,
      body: { items: [soup?.id ?? ''], reason: 'cold' },
    });
    const [note, ...others] = await notesOf(uuid);
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      invoice: { number: invoice.number },
      lines: [{ quantity: 1, net: 372, gross: 450 }],
      net: 372,
      vat: 78,
      total: 450,
    });
    expect(await addsUp(uuid)).toBe(2450);
    await server.jobs.runNow('mail-credit-notes');
    await expect.poll(() => mailbox.mailsTo(invoice.email)).toHaveLength(2);
    const mail = (await mailbox.mailsTo(invoice.email)).find(({ subject }) => subject.includes('TS-K'));
    if (!mail) throw new Error('no mail');
    expect(mail.subject).toBe('Kreditinė sąskaita faktūra TS-K-2026-000001: Test Kitchen');
    const paper = pdfText(await mailbox.attachment(mail));
    for (const said of [
      'Kreditinė PVM sąskaita faktūra',
      'Nr. TS-K-2026-000001',
      `Sąskaitai faktūrai Nr. ${invoice.number}, išrašytai 2026-03-18`,
      someLegal.companyName,
      'UAB „Ąžuolyno kepykla“',
      'PVM 21 %',
      'Suma žodžiais: minus keturi eurai 50 ct',
    ]) {
      expect(paper).toContain(said);
    }
    expect(paper).toMatch(/Iš viso su PVM\n−4,50.€/);

    const listed = await papers(phone, uuid);
    expect(listed).toMatchObject({
      number: invoice.number,
      credit_notes: [{ number: 'TS-K-2026-000001', total: 4.5 }],
    });
    const id = listed?.credit_notes[0]?.id ?? '';
    const download = await phone.fetch(`/api/payments/invoice/${uuid}/credit-notes/${id}/pdf`);
    expect(pdfText(Buffer.from(await download.arrayBuffer()))).toBe(paper);
    const accountant = await aStaff(server, venue, 'accountant');
    const asStaff = { venue: accountant.venue, payment: uuid };
    expect(
      (await accountant.call('GET /console/{venue}/payments/{payment}/invoice', asStaff)).invoice,
    ).toEqual(listed);
  });

  it('of everything takes the whole invoice back, to the cent of its VAT; a tip is on no paper', async () => {
    const { phone, uuid, venue } = await tippedScene({ ...someLegal, vatPercent: 9 });
    await invoiced(phone, uuid);
    await refund(uuid);
    const invoice = await invoiceContent(uuid);
    expect(total(await notesOf(uuid))).toEqual({ net: invoice.net, vat: invoice.vat, total: invoice.total });
    expect(await addsUp(uuid)).toBe(0);
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });

  it('is one for each of ten refunds at once, without a gap, and the sums are those of what was kept', async () => {
    const { phone, uuid } = await scene({ ...someLegal, vatPercent: 9 });
    await invoiced(phone, uuid);
    // Ten of 3,33 are more than 29,00 less one cent each: two are refused and take no number.
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => refund(uuid, { amount: 333 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    await refund(uuid, { amount: 100 });
    const numbers = (await papers(phone, uuid))?.credit_notes.map(({ number }) => number);
    expect(numbers).toEqual(
      Array.from({ length: 9 }, (_, i) => `TS-K-2026-${String(i + 1).padStart(6, '0')}`),
    );
    expect(await addsUp(uuid)).toBe(2900 - 8 * 333 - 100);
  });

  it('is not there when the refund is not, and then takes no number', async () => {
    const { phone, uuid } = await scene();
    await invoiced(phone, uuid);
    const cut = server.database.transaction(async run => {
      await requestRefund(run, refundIn(uuid, { amount: 100 }));
      throw new Error('killed');
    });
    await expect(cut).rejects.toThrow('killed');
    expect(await notesOf(uuid)).toEqual([]);
    await refund(uuid, { amount: 100 });
    expect((await papers(phone, uuid))?.credit_notes).toMatchObject([{ number: 'TS-K-2026-000001' }]);
  });

  it('is mailed once, also when whoever mailed it died in between and two servers try again', async () => {
    const { phone, uuid } = await scene();
    const { email } = await invoiced(phone, uuid);
    await expect.poll(() => mailbox.mailsTo(email)).toHaveLength(1);
    const noteWaits = async () =>
      (await server.database.run('waits', 'select 1 from credit_note_to_mail', [])).length;
    await server.jobs.runNow('mail-credit-notes');
    await refund(uuid, { amount: 100 });
    const cut = server.database.transaction(async run => {
      await takeNoteToMail(run);
      throw new Error('killed');
    });
    await expect(cut).rejects.toThrow('killed');
    await Promise.all([server.jobs.runNow('mail-credit-notes'), server.jobs.runNow('mail-credit-notes')]);
    expect(await noteWaits()).toBe(0);
    const queued = await server.database.run(
      'test-queued',
      `select 1 from mail_message where to_address = $1 and dedupe_key like 'credit-note:%'`,
      [email],
    );
    expect(queued).toHaveLength(1);
  });

  it('is none for a tip, nor for a refund before the invoice, which is then for what was kept', async () => {
    const { phone, uuid } = await tippedScene();
    await refund(uuid, { amount: 450 });
    const invoice = await invoiced(phone, uuid);
    expect(invoice.total).toBe(24.5);
    await refund(uuid, { amount: 200, tip: 200 });
    expect(await notesOf(uuid)).toEqual([]);
    expect(await addsUp(uuid)).toBe(2450);
    await refund(uuid, { amount: 50 });
    expect(await addsUp(uuid)).toBe(2400);
  });

  it('says nothing of VAT where the seller pays none', async () => {
    const { phone, uuid } = await scene({ ...someLegal, vatCode: null });
    await invoiced(phone, uuid);
    await refund(uuid, { amount: 133 });
    expect(await notesOf(uuid)).toMatchObject([{ vatPercent: null, net: 133, vat: 0, total: 133 }]);
  });

  it('never changes, and is nobody else’s', async () => {
    const { phone, uuid, table } = await scene();
    await invoiced(phone, uuid);
    await refund(uuid, { amount: 100 });
    const change = server.database.run('test-change', `update credit_note set number = 'X'`, []);
    await expect(change).rejects.toThrow();
    const note = (await papers(phone, uuid))?.credit_notes[0]?.id ?? '';
    const other = await server.guestAt(table.code);
    expect(await other.failure('GET /payments/invoice/{uuid}', { uuid })).toBe('payment_not_found');
    const pdf = 'GET /payments/invoice/{uuid}/credit-notes/{note}/pdf';
    expect(await other.failure(pdf, { uuid, note })).toBe('payment_not_found');
    const next = await payFor(phone, ['soup']);
    expect(await phone.failure(pdf, { uuid: next, note })).toBe('not_found');
    const elsewhere = await prepaidScene(server);
    const stranger = await aStaff(server, elsewhere.venue, 'owner');
    const place = { venue: stranger.venue };
    expect(await stranger.failure('GET /console/{venue}/credit-notes/{note}/pdf', { ...place, note })).toBe(
      'not_found',
    );
    expect(
      await stranger.failure('GET /console/{venue}/payments/{payment}/invoice', { ...place, payment: uuid }),
    ).toBe('payment_not_found');
  });
});
