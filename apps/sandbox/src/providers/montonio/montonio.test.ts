import { randomUUID } from 'node:crypto';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop.ts';
import { unanswered } from '../../testing/unanswered.ts';

const { accessKey, secretKey } = SANDBOX_KEYS.main.montonio;
const bytes = (secret: string) => new TextEncoder().encode(secret);

const sign = (claims: object, secret = secretKey) =>
  new SignJWT({ accessKey, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(bytes(secret));

const verify = async (token: string) =>
  (await jwtVerify(token, bytes(secretKey), { algorithms: ['HS256'], clockTolerance: 300 })).payload;

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const post = async (path: string, claims: object, secret = secretKey) =>
  fetch(`${shop.address}/montonio/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: await sign(claims, secret) }),
  });

const orderOf = (reference: string, more: object = {}) => ({
  merchantReference: reference,
  returnUrl: `${shop.url}/back?x=1`,
  notificationUrl: 'https://shop.example/api/webhooks/montonio?venue=7',
  grandTotal: 12.5,
  currency: 'EUR',
  locale: 'lt',
  payment: { method: 'paymentInitiation', amount: 12.5, currency: 'EUR' },
  ...more,
});

type Order = { uuid: string; paymentUrl: string; [field: string]: unknown };

const makeOrder = async (reference: string, more: object = {}): Promise<Order> => {
  const answer = await post('/orders', orderOf(reference, more));
  expect(answer.status).toBe(201);
  return (await answer.json()) as Order;
};

const readOrder = async (uuid: string) =>
  (
    await fetch(`${shop.address}/montonio/api/orders/${uuid}`, {
      headers: { authorization: `Bearer ${await sign({})}` },
    })
  ).json() as Promise<Order>;

const choose = (order: Order, action: string, bank = 'HABALT22') =>
  fetch(order.paymentUrl, {
    method: 'POST',
    body: new URLSearchParams({ action, bank }),
    redirect: 'manual',
  });

const claimsOf = (body: string) => verify((JSON.parse(body) as { orderToken: string }).orderToken);

describe('an order', () => {
  it('is made, shown and found again with texts as sums', async () => {
    const order = await makeOrder('a');
    expect(order).toMatchObject({ paymentStatus: 'PENDING', grandTotal: '12.50', merchantReference: 'a' });
    expect(order.paymentUrl).toBe(`${shop.address}/montonio/pay/${order.uuid}`);
    expect(await readOrder(order.uuid)).toEqual(order);
  });

  it.each([
    ['another secret', {}, 'not the key', 401],
    ['a sum that is not what is paid', { grandTotal: 12 }, secretKey, 400],
    [
      'three decimals',
      { grandTotal: 12.505, payment: { method: 'paymentInitiation', amount: 12.505, currency: 'EUR' } },
      secretKey,
      400,
    ],
    ['BLIK in euro', { payment: { method: 'blik', amount: 12.5, currency: 'EUR' } }, secretKey, 400],
    ['a return address that is no web address', { returnUrl: 'javascript:alert(1)' }, secretKey, 400],
  ])('is refused with %s', async (_what, more, secret, status) => {
    expect((await post('/orders', orderOf('a', more), secret)).status).toBe(status);
    expect(await shop.control('montonio/book')).toEqual([]);
  });

  it('of another venue is not found', async () => {
    const order = await makeOrder('a');
    const other = SANDBOX_KEYS.other.montonio;
    const token = await sign({ accessKey: other.accessKey }, other.secretKey);
    const answer = await fetch(`${shop.address}/montonio/api/orders/${order.uuid}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(404);
  });
});

describe('the bank page', () => {
  it('lists banks, then asks what to do, and is escaped', async () => {
    const order = await makeOrder('<b>"x"</b>');
    const list = await (await fetch(order.paymentUrl)).text();
    expect(list).toContain('Swedbank');
    expect(list).toContain('&lt;b&gt;&quot;x&quot;&lt;/b&gt;');
    expect(list).not.toContain('<b>');
    const page = await (await fetch(`${order.paymentUrl}?bank=CBVILT2X`)).text();
    expect(page).toContain('value="CBVILT2X"');
    expect(page).toContain('no real money');
  });

  it('approves: the payer comes back with a signed token, the shop hears it where the order said', async () => {
    const order = await makeOrder('a');
    const back = new URL((await choose(order, 'approve')).headers.get('location') ?? '');
    expect(back.searchParams.get('x')).toBe('1');
    expect(await verify(back.searchParams.get('order-token') ?? '')).toMatchObject({
      uuid: order.uuid,
      accessKey,
      merchantReference: 'a',
      paymentStatus: 'PAID',
      grandTotal: 12.5,
      currency: 'EUR',
      paymentProviderName: 'Swedbank',
    });
    const [webhook] = await shop.hears(1);
    expect(webhook?.path).toBe('/api/webhooks/montonio?venue=7');
    expect(webhook?.headers['user-agent']).toBe('MontonioWebhooks/1.0');
    expect(await claimsOf(webhook?.body ?? '')).toMatchObject({ uuid: order.uuid, paymentStatus: 'PAID' });
    expect(await readOrder(order.uuid)).toMatchObject({
      paymentStatus: 'PAID',
      paymentUrl: null,
      availableForRefund: 12.5,
    });
  });

  it.each([
    ['authorize', 'AUTHORIZED', 'pending'],
    ['decline', 'VOIDED', 'failed'],
    ['abandon', 'ABANDONED', 'expired'],
  ])('%s makes the order %s', async (action, status, booked) => {
    const order = await makeOrder('a');
    const location = (await choose(order, action)).headers.get('location') ?? '';
    expect(location).toContain(action === 'abandon' ? 'error-message=' : 'order-token=');
    const [webhook] = await shop.hears(1);
    expect(await claimsOf(webhook?.body ?? '')).toMatchObject({ paymentStatus: status });
    expect(await shop.control('montonio/book')).toMatchObject([
      { reference: 'a', status: booked, captured_minor: 0 },
    ]);
  });

  it('lets the payer go back undecided: nothing is told and the page still works', async () => {
    const order = await makeOrder('a');
    expect((await choose(order, 'pending')).status).toBe(303);
    expect((await choose(order, 'approve')).status).toBe(303);
    expect(await shop.hears(1)).toHaveLength(1);
  });

  it('decides once', async () => {
    const order = await makeOrder('a');
    const [first, second] = await Promise.all([choose(order, 'approve'), choose(order, 'decline')]);
    expect([first.status, second.status].sort()).toEqual([303, 409]);
  });

  it('asks for a BLIK code and refuses the wrong one', async () => {
    const order = await makeOrder('a', {
      currency: 'PLN',
      payment: { method: 'blik', amount: 12.5, currency: 'PLN' },
    });
    expect(await (await fetch(order.paymentUrl)).text()).toContain('BLIK code');
    expect(await (await fetch(`${order.paymentUrl}?blik=555555`)).text()).toContain('aria-invalid');
    expect(await (await fetch(`${order.paymentUrl}?blik=777123`)).text()).toContain('value="approve"');
  });
});

describe('an order left lying', () => {
  it('is given up after expiresIn, and a bank may still book it later', async () => {
    let now = Date.now();
    await shop.close();
    shop = await openShop({ now: () => now });
    const order = await makeOrder('a', { expiresIn: 10 });
    now += 11 * 60_000;
    expect(await readOrderAt(order.uuid, now)).toMatchObject({ paymentStatus: 'ABANDONED' });
    await shop.control('montonio/act', { reference: 'a', action: 'approve' });
    expect(await shop.control('montonio/book')).toMatchObject([
      { status: 'succeeded', captured_minor: 1250 },
    ]);
  });

  const readOrderAt = async (uuid: string, now: number) => {
    const token = await new SignJWT({ accessKey })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(Math.floor(now / 1000))
      .setExpirationTime(Math.floor(now / 1000) + 600)
      .sign(bytes(secretKey));
    const answer = await fetch(`${shop.address}/montonio/api/orders/${uuid}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.json();
  };
});

describe('a refund', () => {
  const paid = async (): Promise<Order> => {
    const order = await makeOrder('a');
    await shop.control('montonio/act', { reference: 'a', action: 'approve' });
    await shop.hears(1);
    return order;
  };
  const giveBack = (order: Order, amount: number, key: string = randomUUID()) =>
    post('/refunds', { orderUuid: order.uuid, amount, idempotencyKey: key });

  it('in parts, never above what was paid, tells how it ended', async () => {
    const order = await paid();
    const first = await giveBack(order, 5);
    expect(first.status).toBe(201);
    expect(await first.json()).toMatchObject({ amount: 5, status: 'PENDING', type: 'PARTIAL_REFUND' });
    const webhook = (await shop.hears(2))[1];
    const token = (JSON.parse(webhook?.body ?? '') as { refundToken: string }).refundToken;
    expect(await verify(token)).toMatchObject({
      orderUuid: order.uuid,
      refundStatus: 'SUCCESSFUL',
      refundAmount: '5.00',
    });
    expect((await giveBack(order, 7.51)).status).toBe(400);
    expect(await readOrder(order.uuid)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      availableForRefund: 7.5,
    });
    expect((await giveBack(order, 7.5)).status).toBe(201);
    expect(await readOrder(order.uuid)).toMatchObject({ paymentStatus: 'REFUNDED', availableForRefund: 0 });
    expect(await shop.control('montonio/book')).toMatchObject([{ status: 'refunded', refunded_minor: 1250 }]);
  });

  it('is not made twice with the same key, nor below five cents, nor of what is not paid', async () => {
    const order = await paid();
    const key = randomUUID();
    expect((await giveBack(order, 1, key)).status).toBe(201);
    const again = await giveBack(order, 1, key);
    expect(again.status).toBe(400);
    expect(await again.text()).toContain('already has a refund with same idempotency key');
    expect((await giveBack(order, 0.04)).status).toBe(400);
    expect((await giveBack(await makeOrder('b'), 1)).status).toBe(400);
  });

  it('can be rejected, and then takes nothing', async () => {
    const order = await paid();
    await shop.control('montonio/next', [{ do: 'decline', code: 'INSUFFICIENT_FUNDS', match: 'a' }]);
    await giveBack(order, 5);
    const webhook = (await shop.hears(2))[1];
    const token = (JSON.parse(webhook?.body ?? '') as { refundToken: string }).refundToken;
    expect(await verify(token)).toMatchObject({
      refundStatus: 'REJECTED',
      refundStatusDescription: 'INSUFFICIENT_FUNDS',
    });
    expect(await readOrder(order.uuid)).toMatchObject({ paymentStatus: 'PAID', availableForRefund: 12.5 });
  });

  it('made without an answer is found when asked again', async () => {
    const order = await paid();
    await shop.control('montonio/next', [{ do: 'charge-then-timeout', match: 'a' }]);
    const key = randomUUID();
    const body = JSON.stringify({
      data: await sign({ orderUuid: order.uuid, amount: 5, idempotencyKey: key }),
    });
    const headers = { 'content-type': 'application/json' };
    await unanswered(
      signal => fetch(`${shop.address}/montonio/api/refunds`, { method: 'POST', headers, body, signal }),
      async () => expect(await shop.control('montonio/book')).toMatchObject([{ refunded_minor: 500 }]),
    );
    expect((await giveBack(order, 5, key)).status).toBe(400);
    expect(await shop.control('montonio/book')).toMatchObject([{ refunded_minor: 500, refunds: [{ key }] }]);
  });
});
