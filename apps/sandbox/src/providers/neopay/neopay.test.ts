import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop.ts';

const { projectId, projectKey } = SANDBOX_KEYS.main.neopay;
const bytes = (secret: string) => new TextEncoder().encode(secret);

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const widgetUrl = async (more: object = {}, key = projectKey, lapses = '30m') => {
  const token = await new SignJWT({
    projectId,
    transactionId: 'a',
    amount: 12.5,
    currency: 'EUR',
    paymentPurpose: 'A-17',
    serviceType: 'pisp',
    clientRedirectUrl: `${shop.url}/back?neopay-callback=1`,
    ...more,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(lapses)
    .sign(bytes(key));
  return `${shop.address}/neopay/widget.html?${token}`;
};

const verify = async (token: string) =>
  (await jwtVerify(token, bytes(projectKey), { algorithms: ['HS256'], clockTolerance: 300 })).payload;

const choose = async (action: string, bank = 'HABALT22') => {
  const answer = await fetch(`${shop.address}/neopay/pay/a`, {
    method: 'POST',
    body: new URLSearchParams({ action, bank }),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? 'none:');
};

const told = async (body: string) =>
  (await verify((JSON.parse(body) as { token: string }).token)).transactions as Record<string, object>;

describe('the widget', () => {
  it('shows banks for a signed token, the token being the whole query', async () => {
    const page = await fetch(await widgetUrl());
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Swedbank');
    expect(await shop.control('neopay/book')).toMatchObject([
      { reference: 'a', amount_minor: 1250, currency: 'EUR', status: 'created' },
    ]);
  });

  it.each([
    ['a token signed with another key', {}, 'not the key', '30m'],
    ["another project's number", { projectId: SANDBOX_KEYS.other.neopay.projectId }, projectKey, '30m'],
    ['a lapsed token', {}, projectKey, '-10m'],
    ['an amount with three decimals', { amount: 12.505 }, projectKey, '30m'],
    [
      'a return address that is no web address',
      { clientRedirectUrl: 'javascript:alert(1)' },
      projectKey,
      '30m',
    ],
  ])('refuses %s', async (_what, more, key, lapses) => {
    expect((await fetch(await widgetUrl(more, key, lapses))).status).toBe(400);
    expect(await shop.control('neopay/book')).toEqual([]);
  });

  it('opened again is the same transaction, whatever the new token says', async () => {
    await fetch(await widgetUrl());
    await fetch(await widgetUrl({ amount: 1 }));
    expect(await shop.control('neopay/book')).toMatchObject([{ reference: 'a', amount_minor: 1250 }]);
  });

  it('takes a BLIK code, not the wrong one', async () => {
    const url = await widgetUrl({ bank: 'BLIK', currency: 'PLN' });
    expect(await (await fetch(url)).text()).toContain('BLIK code');
    const pay = `${shop.address}/neopay/pay/a`;
    expect(await (await fetch(`${pay}?blik=555555`)).text()).toContain('aria-invalid');
    expect(await (await fetch(`${pay}?blik=77712`)).text()).toContain('aria-invalid');
    expect(await (await fetch(`${pay}?blik=777123`)).text()).toContain('value="approve"');
  });

  it('has its script and its bank list', async () => {
    const script = await (await fetch(`${shop.address}/neopay/widget.js`)).text();
    expect(script).toContain('NEOWidget');
    for (const path of ['countries', `countries/${projectId}`]) {
      const [country] = (await (await fetch(`${shop.address}/neopay/api/${path}`)).json()) as [object];
      expect(country).toMatchObject({
        code: 'LT',
        aspsps: expect.arrayContaining([expect.objectContaining({ bic: 'HABALT22' })]),
      });
    }
  });
});

describe('the payer', () => {
  beforeEach(async () => {
    await fetch(await widgetUrl());
  });

  it('signs: comes back with a token, and the callback says success', async () => {
    const back = await choose('approve');
    expect(back.searchParams.get('neopay-callback')).toBe('1');
    expect(await verify(back.searchParams.get('token') ?? '')).toMatchObject({
      transactionId: 'a',
      amount: 12.5,
      currency: 'EUR',
      status: 'signed',
    });
    const [webhook] = await shop.hears(1);
    expect(webhook?.path).toBe('/api/webhooks/neopay');
    expect(await told(webhook?.body ?? '')).toMatchObject({
      a: {
        status: 'success',
        action: 'signed',
        amount: 12.5,
        currency: 'EUR',
        bank: { bic: 'HABALT22', name: 'Swedbank' },
      },
    });
  });

  it.each([
    ['authorize', 'token', 'signed', 'pending'],
    ['pending', 'data', 'pending', 'pending'],
    ['decline', 'data', 'rejected', 'failed'],
    ['abandon', 'data', 'canceled', 'canceled'],
  ])('%s comes back with %s and is told as %s', async (action, name, status, booked) => {
    const back = await choose(action);
    expect(await verify(back.searchParams.get(name) ?? '')).toMatchObject({ transactionId: 'a' });
    expect(back.searchParams.get('canceled')).toBe(booked === 'pending' ? null : '1');
    expect(back.searchParams.get('pending')).toBe(status === 'pending' ? '1' : null);
    const [webhook] = await shop.hears(1);
    expect(await told(webhook?.body ?? '')).toMatchObject({ a: { status } });
    expect(await shop.control('neopay/book')).toMatchObject([{ status: booked, captured_minor: 0 }]);
  });

  it('left pending may still sign, or the bank may book it later', async () => {
    await choose('pending');
    await choose('authorize');
    await shop.control('neopay/act', { reference: 'a', action: 'approve' });
    const heard = await shop.hears(3);
    expect(await told(heard[2]?.body ?? '')).toMatchObject({ a: { status: 'success' } });
  });

  it('cannot decide again what is over', async () => {
    await choose('approve');
    const again = await fetch(`${shop.address}/neopay/pay/a`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'decline' }),
    });
    expect(again.status).toBe(409);
    expect(await (await fetch(`${shop.address}/neopay/pay/a`)).text()).toContain('This payment is done.');
  });
});

it('can be acted on without a browser, beginning with the token', async () => {
  const start = await widgetUrl();
  expect(await shop.control('neopay/act', { reference: 'a', action: 'approve', start })).toMatchObject({
    status: 'succeeded',
    captured_minor: 1250,
  });
});
