import { minor } from '@tableside/domain/money';
import { aMailbox, type TestMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { pdfText } from '@tableside/testkit/pdf-text.ts';
import { pdfTold } from '@tableside/testkit/pdf-told.ts';
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
import { type Phone, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paperText, printable } from '../paper/index.ts';
import { requestRefund } from '../refunds/index.ts';

let mailbox: TestMailbox;
let server: PayServer;
let port: () => number;
beforeAll(async () => {
  mailbox = await aMailbox();
  port = mailbox.port;
  server = await payServer({ extra: { sandboxMail: () => port() } });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

let count = 0;
const anAddress = () => {
  count += 1;
  return `ruta.${count}@example.test`;
};

/** An order of two dishes, paid by card. */
const paidOrder = async (settings: object = { legal: someLegal }) => {
  const scene = await prepaidScene(server, { settings });
  const order = await placed(scene.phone, ['soup', 'soup']);
  const { uuid } = await beginPayment(scene.phone, order.unique_order_number);
  await paid(server, uuid);
  return { ...scene, uuid, order };
};
const ask = (phone: Phone, payment_uuid: string, email: string) =>
  phone.call('POST /payments/request-receipt-v2', { body: { email, payment_uuid } });
const arrived = async (email: string, times = 1) => {
  await expect.poll(() => mailbox.mailsTo(email)).toHaveLength(times);
  const mail = (await mailbox.mailsTo(email)).at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
};
const pdfOf = async (phone: Phone, uuid: string) => {
  const answer = await phone.fetch(`/api/payments/receipt/${uuid}/pdf`);
  return { answer, text: pdfText(Buffer.from(await answer.arrayBuffer())) };
};

it('a receipt is heard as it is read, by its title and in its language, with nothing left unsaid', async () => {
  const { phone, uuid } = await paidOrder();
  const answer = await phone.fetch(`/api/payments/receipt/${uuid}/pdf`);
  const { told, ...heard } = await pdfTold(Buffer.from(await answer.arrayBuffer()));
  expect(heard).toEqual({
    isTagged: true,
    language: 'en',
    title: expect.stringContaining(uuid.slice(0, 8).toUpperCase()),
    untold: [],
  });
  expect(told[0]).toBe('H1 Test Kitchen');
  expect(told.map(part => part.replace(/[\d,]+ €/, '€'))).toEqual(
    expect.arrayContaining(['P 2 × Dish soup €', 'P Total €', 'P VAT 21 % included €']),
  );
});

describe('the receipt of a payment', () => {
  it('says who sold what for how much, with the VAT inside and the tip apart', async () => {
    const scene = await tableBillScene(server, { settings: { legal: someLegal } });
    await placed(scene.phone, ['soup']);
    const { uuid } = await beginPayment(scene.phone, await tableBillOf(scene.phone), { tips: 150 });
    await paid(server, uuid);
    const receipt = await scene.phone.call('GET /payments/receipt/{uuid}', { uuid });
    const price = receipt.items[0]?.price ?? 0;
    expect(receipt).toMatchObject({
      number: uuid.slice(0, 8).toUpperCase(),
      venue: { name: 'Test Kitchen', company_name: someLegal.companyName, vat_code: someLegal.vatCode },
      table_name: 'Table 1',
      order_id: null,
      payment_data: { card_brand: 'visa', card_last4: '4242' },
      tips: 1.5,
      refunded: 0,
      currency: 'EUR',
    });
    expect(receipt.total).toBeCloseTo(price + 1.5, 5);
    expect(receipt.vat).toMatchObject([{ percent: 21, gross: price }]);
    const [vat] = receipt.vat;
    expect((vat?.net ?? 0) + (vat?.vat ?? 0)).toBeCloseTo(price, 5);
    expect(vat?.vat).toBeCloseTo((price * 21) / 121, 1);
  });

  it('adds up with a discount', async () => {
    const scene = await prepaidScene(server, {
      settings: { legal: someLegal, functionalities: ['order', 'tips', 'coupon-code'] },
    });
    await server.database.run(
      'a-coupon',
      `insert into coupon (venue_id, code, kind, value) values ($1, 'TEN', 'percent', 10)`,
      [scene.venue.id],
    );
    const { phone } = scene;
    await phone.call('POST /cart/{session}/add', {
      session: phone.session,
      body: { menu_item_id: 'soup', quantity: 3 },
    });
    await phone.call('POST /cart/{session}/apply-discount', {
      session: phone.session,
      body: { code: 'TEN' },
    });
    const order = await placed(phone, []);
    const { uuid } = await beginPayment(phone, order.unique_order_number);
    await paid(server, uuid);
    const receipt = await phone.call('GET /payments/receipt/{uuid}', { uuid });
    const items = receipt.items.reduce((all, { price }) => all + price, 0);
    expect(receipt.discount).toBeGreaterThan(0);
    expect(items - receipt.discount + receipt.tips + receipt.transaction_fee).toBeCloseTo(receipt.total, 5);
    expect(receipt.order_id).toBe(order.order_id);
  });

  it('is there for venues that never said who they are in law', async () => {
    const { phone, uuid } = await paidOrder({});
    const receipt = await phone.call('GET /payments/receipt/{uuid}', { uuid });
    expect(receipt.venue).toMatchObject({ company_name: 'Test Kitchen', company_code: null, vat_code: null });
    expect(receipt.vat).toEqual([]);
  });

  it('shows what was given back, on paper too', async () => {
    const { phone, uuid } = await paidOrder();
    const refund = {
      paymentId: uuid,
      amount: minor(100),
      tip: minor(0),
      items: [],
      cause: 'staff',
      reason: 'cold',
      requestedBy: null,
      now: server.clock.now(),
    } as const;
    await server.database.transaction(run => requestRefund(run, refund));
    expect(await phone.call('GET /payments/receipt/{uuid}', { uuid })).toMatchObject({ refunded: 1 });
    expect((await pdfOf(phone, uuid)).text).toMatch(/Given back\n−1,00.€/);
  });

  it('is a PDF with the letters of the languages we speak', async () => {
    const { phone, uuid } = await paidOrder();
    const { answer, text } = await pdfOf(phone, uuid);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="receipt-[0-9A-F]{8}\.pdf"$/,
    );
    for (const said of [
      someLegal.companyName,
      someLegal.address,
      someLegal.vatCode,
      'Visa •••• 4242',
      'Total',
    ]) {
      expect(text).toContain(said);
    }
  });

  it.each(['GET /payments/receipt/{uuid}', 'GET /payments/receipt/{uuid}/pdf'] as const)(
    '%s knows no payment of another phone, none that is not paid, and nonsense',
    async call => {
      const { phone, uuid, table } = await paidOrder();
      const other = await server.guestAt(table.code);
      const order = await placed(phone, ['soup']);
      const unpaid = await beginPayment(phone, order.unique_order_number);
      const failures = await Promise.all([
        other.failure(call, { uuid }),
        server.client().failure(call, { uuid }),
        phone.failure(call, { uuid: unpaid.uuid }),
        phone.failure(call, { uuid: 'nonsense' }),
      ]);
      expect(new Set(failures)).toEqual(new Set(['payment_not_found']));
    },
  );
});

describe('the receipt by mail', () => {
  it('[RECEIPT-05] arrives once with its PDF, however often the button is tapped', async () => {
    const { phone, uuid } = await paidOrder();
    const email = anAddress();
    await Promise.all([
      ask(phone, uuid, email),
      ask(phone, uuid, email.toUpperCase()),
      ask(phone, uuid, email),
    ]);
    const mail = await arrived(email);
    await server.jobs.runNow('send-mail');
    expect(await mailbox.mailsTo(email)).toHaveLength(1);
    expect(mail).toMatchObject({
      subject: 'Your receipt from Test Kitchen',
      from: expect.stringContaining('Test Kitchen'),
    });
    expect(mail.text).toContain('Total: ');
    const pdf = await mailbox.attachment(mail);
    expect(pdfText(pdf)).toContain(someLegal.companyName);
    expect(mail.attachments).toMatchObject([{ contentType: 'application/pdf' }]);
  });

  it('[RECEIPT-04] arrives for a bare payment id', async () => {
    const { phone, uuid } = await paidOrder();
    const email = anAddress();
    await phone.call('POST /payments/request-receipt', { body: { email, payment_id: uuid } });
    expect((await arrived(email)).attachments).toHaveLength(1);
  });

  it('comes again when it is asked for again later', async () => {
    const { phone, uuid } = await paidOrder();
    const email = anAddress();
    await ask(phone, uuid, email);
    await arrived(email);
    server.clock.advance(120_000);
    await ask(phone, uuid, email);
    await arrived(email, 2);
  });

  it('is not sent to another phone, nor about its existence told', async () => {
    const { uuid, table } = await paidOrder();
    const other = await server.guestAt(table.code);
    const email = anAddress();
    const body = { email, payment_uuid: uuid };
    expect(await other.failure('POST /payments/request-receipt-v2', { body })).toBe('payment_not_found');
    await server.jobs.runNow('send-mail');
    expect(await mailbox.mailsTo(email)).toEqual([]);
  });

  it('is refused to what is no address', async () => {
    const { phone, uuid } = await paidOrder();
    const nonsense = ['', 'ruta', 'ruta@example', 'a b@c.test', 'x@y.test\r\nBcc: all@z.test', 5, null];
    for (const email of nonsense) {
      const body = { email: email as string, payment_uuid: uuid };
      expect(await phone.failure('POST /payments/request-receipt-v2', { body })).toBe('validation_failed');
    }
  });

  it.each([
    '<script>alert(1)</script>"\'&',
    'Bcc: all@example.test\r\nX-Evil: 1',
    '\u202Egnirts\u0000 \u200Bzero',
    'Кафе «Київ» – Ąžuolas & Żółć',
    '🍕 Užkandinė 👩‍🍳 Šnekutis',
    "Robert'); drop table payment;--",
    'x'.repeat(600),
  ])('carries %j as text, in mail and PDF', async name => {
    const clean = name.replaceAll('\u0000', '');
    const scene = await prepaidScene(server, { settings: { legal: { ...someLegal, companyName: clean } } });
    await server.database.run('rename', 'update venue set name = $2, revision = revision + 1 where id = $1', [
      scene.venue.id,
      clean,
    ]);
    const order = await placed(scene.phone, ['soup']);
    const { uuid } = await beginPayment(scene.phone, order.unique_order_number);
    await paid(server, uuid);
    const email = anAddress();
    await ask(scene.phone, uuid, email);
    const mail = await arrived(email);
    expect(mail.to).toEqual([email]);
    expect(mail.subject).toBe(`Your receipt from ${paperText(clean)}`);
    expect(mail.text).toContain(paperText(clean));
    expect(mail.html).not.toContain('<script');
    const pdf = pdfText(await mailbox.attachment(mail)).replaceAll('\n', '');
    expect(pdf).toContain(printable(clean).slice(0, 20));
  });

  it('waits for a mail server that is away, and for one that asks to come back', async () => {
    const { phone, uuid } = await paidOrder();
    const email = anAddress();
    port = () => 1;
    await ask(phone, uuid, email);
    const tries = async () =>
      (
        await server.database.run<{ tries: number }>(
          'tries',
          'select tries from mail_message where to_address = $1',
          [email],
        )
      )[0]?.tries;
    await server.jobs.runNow('send-mail');
    await expect.poll(tries).toBe(1);
    port = mailbox.port;
    await mailbox.next({ do: 'down', times: 1 });
    server.clock.advance(60_000);
    await server.jobs.runNow('send-mail');
    await expect.poll(tries).toBe(2);
    expect(await mailbox.mailsTo(email)).toEqual([]);
    server.clock.advance(60_000);
    await server.jobs.runNow('send-mail');
    await arrived(email);
  });

  it('gives up on an address that takes no mail', async () => {
    const { phone, uuid } = await paidOrder();
    const email = anAddress();
    await mailbox.next({ do: 'decline', code: 'full', match: email });
    await ask(phone, uuid, email);
    const state = () =>
      server.database.run('state', 'select status, failure from mail_message where to_address = $1', [email]);
    await expect.poll(state).toEqual([{ status: 'failed', failure: '550' }]);
  });

  it('is sent by another server when the one that sent it died', async () => {
    const { phone, uuid } = await paidOrder();
    const email = anAddress();
    port = () => 1;
    await ask(phone, uuid, email);
    await server.jobs.runNow('send-mail');
    await server.database.run(
      'died',
      `update mail_message set status = 'sending', try_at = $2 where to_address = $1`,
      [email, new Date(server.clock.now() + 60_000)],
    );
    port = mailbox.port;
    await server.jobs.runNow('send-mail');
    expect(await mailbox.mailsTo(email)).toEqual([]);
    server.clock.advance(61_000);
    await server.jobs.runNow('send-mail');
    await arrived(email);
  });

  it('is forgotten after 30 days, address, text and file', async () => {
    const { phone, uuid } = await paidOrder();
    const email = anAddress();
    await ask(phone, uuid, email);
    await arrived(email);
    const left = async () =>
      (
        await server.database.run<{ count: number }>(
          'left',
          `select (select count(*)::int from mail_message where to_address = $1)
             + (select count(*)::int from mail_attachment) as count`,
          [email],
        )
      )[0]?.count;
    expect(await left()).toBeGreaterThan(1);
    server.clock.advance(31 * 24 * 3_600_000);
    await server.jobs.runNow('forget-mail');
    expect(await left()).toBe(0);
  });

  it('floods nobody: a payment and an address have their limits', async () => {
    const strict = await payServer({ env: { RATE_LIMIT_FACTOR: '1' }, extra: { sandboxMail: mailbox.port } });
    const scene = await prepaidScene(strict);
    const order = await placed(scene.phone, ['soup']);
    const { uuid } = await beginPayment(scene.phone, order.unique_order_number);
    await paid(strict, uuid);
    for (let i = 0; i < 6; i += 1) await ask(scene.phone, uuid, anAddress());
    const body = { email: anAddress(), payment_uuid: uuid };
    expect(await scene.phone.failure('POST /payments/request-receipt-v2', { body })).toBe('rate_limited');
    await strict.stop();
  });

  it('is refused in words where no mail can be sent', async () => {
    const bare = await payServer();
    const scene = await prepaidScene(bare);
    const order = await placed(scene.phone, ['soup']);
    const { uuid } = await beginPayment(scene.phone, order.unique_order_number);
    await paid(bare, uuid);
    const body = { email: anAddress(), payment_uuid: uuid };
    expect(await scene.phone.failure('POST /payments/request-receipt-v2', { body })).toBe(
      'receipt_mail_failed',
    );
    await bare.stop();
  });
});
