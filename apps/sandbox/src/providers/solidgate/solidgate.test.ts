import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openOutside } from '../../testing/outside.ts';
import { call, merchantData, payForm, signed } from '../../testing/solidgate-shop.ts';

const { webhookPublicKey, webhookSecretKey } = SANDBOX_KEYS.main.solidgate;
const GOOD = '4067429974719265';

let outside: Outside;
let address: string;

beforeEach(async () => {
  outside = await openOutside();
  address = outside.sandbox.address;
});
afterEach(() => outside.stop());

const statuses = (): unknown[] => outside.heard.map(({ body }) => JSON.parse(body).order.status);

describe('the form', () => {
  it('pays, is told by signed webhooks, and the status call agrees', async () => {
    const paid = await payForm(address, merchantData('a'), { method: 'card', number: GOOD });
    expect(paid).toMatchObject({
      order: { order_id: 'a', status: 'settle_ok', amount: 1250, currency: 'EUR' },
    });
    expect(await call(address, 'status', { order_id: 'a' })).toMatchObject({
      order: { status: 'settle_ok', authorized_amount: 1250, payment_method: 'card' },
      transaction: { operation: 'settle', card: { brand: 'VISA', number: '406742XXXXXX9265' } },
      order_metadata: { payment_uuid: 'a' },
    });
    await outside.untilHeard(2);
    expect(statuses()).toEqual(['auth_ok', 'settle_ok']);
    for (const { headers, body, url } of outside.heard) {
      expect(url).toBe('/api/webhooks/solidgate');
      expect(headers.merchant).toBe(webhookPublicKey);
      expect(headers.signature).toBe(signed(webhookPublicKey, webhookSecretKey, body));
    }
  });

  it.each([
    ['4553815318053315', '0.01'],
    ['5151948477715326', '3.02'],
    ['4916242642369774', '3.05'],
    ['4838438060885557', '2.06'],
    ['4945960509912296', '2.09'],
    ['4532003312475364', '0.02'],
  ])('is declined for %s with %s', async (number, code) => {
    expect(await payForm(address, merchantData('a'), { number })).toMatchObject({
      order: { status: 'auth_failed' },
      error: { code },
    });
    expect(await outside.control('solidgate/book')).toMatchObject([{ status: 'failed', captured_minor: 0 }]);
  });

  it.each([
    ['apple-pay', 'apple-pay'],
    ['google-pay', 'google-pay'],
  ])('pays by %s', async (method, shown) => {
    expect(await payForm(address, merchantData('a'), { method })).toMatchObject({
      order: { status: 'settle_ok', payment_method: shown },
    });
  });

  it('asks the bank and does what its page says', async () => {
    const asked = await payForm(address, merchantData('a'), { number: '4000002760003184' });
    expect(asked).toMatchObject({ order: { status: '3ds_verify' } });
    const { verify_url } = asked as { verify_url: string };
    expect(await (await fetch(verify_url)).text()).toContain('12.50 EUR');
    await fetch(verify_url, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
    expect(await call(address, 'status', { order_id: 'a' })).toMatchObject({
      order: { status: 'settle_ok' },
    });
    await payForm(address, merchantData('b'), { number: '4000002760003184' });
    await fetch(verify_url.replace(/a$/, 'b'), {
      method: 'POST',
      body: new URLSearchParams({ decision: 'refuse' }),
    });
    expect(await call(address, 'status', { order_id: 'b' })).toMatchObject({
      order: { status: 'auth_failed' },
      error: { code: '2.10' },
    });
  });

  it('takes an order id once, and again only as often as the shop allowed', async () => {
    const declined = { number: '5151948477715326' };
    await payForm(address, merchantData('a'), declined);
    expect(await payForm(address, merchantData('a'), { number: GOOD })).toMatchObject({
      error: { code: '2.01' },
    });
    await payForm(address, merchantData('b', { retry_attempt: 1 }), declined);
    expect(await payForm(address, merchantData('b', { retry_attempt: 1 }), { number: GOOD })).toMatchObject({
      order: { status: 'settle_ok' },
    });
    expect(await payForm(address, merchantData('b', { retry_attempt: 1 }), { number: GOOD })).toMatchObject({
      error: { code: '2.01' },
    });
  });

  it('refuses an intent that was changed after it was signed', async () => {
    const data = merchantData('a');
    const other = { ...data, paymentIntent: merchantData('b').paymentIntent };
    expect(await payForm(address, other, { number: GOOD })).toMatchObject({ error: { code: '1.01' } });
    expect(await outside.control('solidgate/book')).toEqual([]);
  });
});

describe('the API', () => {
  it('refuses a bad signature with 1.01', async () => {
    expect(await call(address, 'status', { order_id: 'a' }, { signature: 'bm8=' })).toEqual({
      error: { code: '1.01', messages: ['Invalid signature'] },
    });
  });

  it('says 2.01 of an order it does not know', async () => {
    expect(await call(address, 'status', { order_id: 'nobody' })).toMatchObject({ error: { code: '2.01' } });
  });

  it('refunds in parts, never more than was taken', async () => {
    await payForm(address, merchantData('a'), { number: GOOD });
    expect(await call(address, 'refund', { order_id: 'a', amount: 250 })).toMatchObject({
      order: { status: 'refunded', refunded_amount: 250 },
    });
    expect(await outside.control('solidgate/book')).toMatchObject([
      { status: 'partially_refunded', refunded_minor: 250, refunds: [{ amount_minor: 250 }] },
    ]);
    expect(await call(address, 'refund', { order_id: 'a', amount: 1001 })).toMatchObject({
      error: { code: '2.01' },
    });
    await call(address, 'refund', { order_id: 'a', amount: 1000 });
    expect(await outside.control('solidgate/book')).toMatchObject([
      { status: 'refunded', refunded_minor: 1250 },
    ]);
  });

  it('does not refund the card whose refunds fail', async () => {
    await payForm(address, merchantData('a'), { number: '4476284533825961' });
    expect(await call(address, 'refund', { order_id: 'a' })).toMatchObject({
      order: { status: 'settle_ok', refunded_amount: 0 },
      transaction: { operation: 'refund', status: 'fail' },
    });
  });

  it('settles later what was held, in part, or lets it go', async () => {
    for (const id of ['a', 'b'])
      await payForm(address, merchantData(id, { settle_interval: 24 }), { number: GOOD });
    expect(await call(address, 'settle', { order_id: 'a', amount: 1000 })).toMatchObject({
      order: { status: 'partial_settled' },
    });
    expect(await call(address, 'void', { order_id: 'b' })).toMatchObject({ order: { status: 'void_ok' } });
    expect(await outside.control('solidgate/book')).toMatchObject([
      { reference: 'a', captured_minor: 1000 },
      { reference: 'b', status: 'canceled', captured_minor: 0 },
    ]);
  });

  it('charges a card server to server', async () => {
    const fields = { order_id: 'a', amount: 500, currency: 'EUR', order_description: 'A-17' };
    expect(await call(address, 'charge', { ...fields, card_number: GOOD })).toMatchObject({
      order: { status: 'settle_ok', amount: 500 },
    });
  });
});

describe('a payer without a browser', () => {
  const act = (reference: string, action: string, more: object = {}) =>
    outside.control('solidgate/act', { reference, action, ...more });
  const start = (reference: string) => ({ start: merchantData(reference) });

  it('approves what was left pending', async () => {
    expect(await act('a', 'pending', start('a'))).toMatchObject({ status: 'pending', captured_minor: 0 });
    expect(await act('a', 'approve')).toMatchObject({ status: 'succeeded', captured_minor: 1250 });
  });

  it('is declined with a code', async () => {
    await act('a', 'decline', { ...start('a'), code: '3.05' });
    expect(await call(address, 'status', { order_id: 'a' })).toMatchObject({ error: { code: '3.05' } });
  });

  it('holds, and lets go', async () => {
    await act('a', 'authorize', start('a'));
    expect(await act('a', 'void')).toMatchObject({ status: 'canceled' });
  });

  it('walks away from an order nobody heard of', async () => {
    expect(await act('a', 'abandon', start('a'))).toBeNull();
  });

  it('needs the merchantData of an order nobody heard of, and the right one', async () => {
    expect(await act('a', 'approve')).toMatchObject({ message: expect.stringContaining('merchantData') });
    expect(await act('a', 'approve', start('b'))).toMatchObject({
      message: expect.stringContaining('not about'),
    });
  });
});
