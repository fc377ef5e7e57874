import { minor } from '@tableside/domain/money';
import { aMailbox, type TestMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { pdfText } from '@tableside/testkit/pdf-text.ts';
import { aDonatee, giftScene } from '@tableside/testkit/scenes/a-gift.ts';
import { someLegal } from '@tableside/testkit/scenes/a-legal.ts';
import { type PayServer, paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
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

/** A donation of 20 with what the venue asks on top, paid by card from a phone that reads `language`. */
const donated = async (language: string, fixed = 0) => {
  const settings = { legal: someLegal, cardFee: { fixed, percent: 0 } };
  const { venue, card } = await giftScene(server, settings);
  const { hash } = await aDonatee(server, venue);
  const phone = server.client();
  const { session } = await phone.call('POST /donations/get-data/{hash}', { hash, body: { language } });
  const { uuid } = await phone.call('POST /payments/stripe/payment-intent-donation', {
    body: { session, amount: 2000, language },
  });
  await paid(server, uuid);
  return { phone, uuid, card };
};

let count = 0;
const mailed = async (phone: TestClient, payment_uuid: string) => {
  count += 1;
  const email = `donor.${count}@example.test`;
  await phone.call('POST /payments/request-receipt-v2', { body: { email, payment_uuid } });
  await expect.poll(() => mailbox.mailsTo(email)).toHaveLength(1);
  const [mail] = await mailbox.mailsTo(email);
  if (!mail) throw new Error('no mail');
  return { mail, pdf: pdfText(await mailbox.attachment(mail)) };
};

describe('whoever donates and leaves an address', () => {
  it('[RECEIPT-05] has it confirmed by mail: to whom and how much, and no sale, no VAT, no till', async () => {
    const { phone, uuid } = await donated('en');
    const { mail, pdf } = await mailed(phone, uuid);
    const number = uuid.slice(0, 8).toUpperCase();
    expect(mail.subject).toBe('Your donation to Shelter');
    expect(mail.attachments).toMatchObject([{ filename: `donation-${number}.pdf` }]);
    expect(mail.text).toContain('Test Kitchen hands all of your donation on to Shelter.');
    for (const said of [mail.text, pdf]) {
      expect(said).toMatch(/Donation, Shelter[\s:]+20[.,]00/);
      expect(said).toMatch(/Total[\s:]+20[.,]00/);
      expect(said).toContain(`Confirmation ${number}`);
      expect(said).toContain(someLegal.companyName);
      expect(said).toContain('This confirms your donation.');
      expect(said).not.toMatch(/[Rr]eceipt|cash register|VAT \d|without VAT|fee/);
    }
  });

  it('reads what the venue asked on top, and the VAT that is in that alone', async () => {
    const { phone, uuid } = await donated('en', 121);
    const { mail } = await mailed(phone, uuid);
    expect(mail.subject).toBe('Your donation to Shelter');
    expect(mail.text).toMatch(/Donation, Shelter: 20[.,]00.*\nPayment fee: 1[.,]21.*\nTotal: 21[.,]21/);
    expect(mail.text).toMatch(/Amount without VAT: 1[.,]00.*\nVAT 21 % included: 0[.,]21/);
  });

  it('reads it in Lithuanian after giving in Lithuanian', async () => {
    const { phone, uuid } = await donated('lt');
    const { mail, pdf } = await mailed(phone, uuid);
    expect(mail.subject).toBe('Jūsų auka: Shelter');
    expect(pdf).toContain('Šis dokumentas patvirtina jūsų auką.');
  });

  it('is confirmed nothing once all of it went back, and reads that it did', async () => {
    const { phone, uuid } = await donated('en');
    const back = {
      paymentId: uuid,
      amount: minor(2000),
      tip: minor(0),
      items: [],
      cause: 'staff',
      reason: 'by mistake',
      requestedBy: null,
      now: server.clock.now(),
    } as const;
    await server.database.transaction(run => requestRefund(run, back));
    const { mail } = await mailed(phone, uuid);
    expect(mail.subject).toBe('Your receipt from Test Kitchen');
    expect(mail.text).toMatch(/Given back: −20[.,]00/);
    expect(mail.text).not.toContain('donation on');
  });
});

it('whoever tips has a receipt', async () => {
  const { phone, card } = await donated('en');
  const body = { tips_qr_card_hash: card, amount: 500, language: 'en' };
  const { uuid } = await phone.call('POST /payments/stripe/payment-intent-tips-v2', { body });
  await paid(server, uuid);
  expect((await mailed(phone, uuid)).mail.subject).toBe('Your receipt from Test Kitchen');
});
