import { describe, expect, it } from 'vitest';
import { aRequest } from '../../conformance/requests.ts';
import type { ProviderAccount } from '../../port.ts';
import { signToken } from '../../wire/token.ts';
import { neopay } from './index.ts';

const NOW = 1_795_217_790_000;
const KEY = 'a project key of enough length';
const [ONE, TWO] = ['0b4f1d5e-8a52-4bb7-9a3b-6f4f0c2d1e11', '7c3c1f0a-54a1-4d0e-8a4e-0d7c4bb0a922'];

const account: ProviderAccount = {
  keys: { projectId: '1000', projectKey: KEY },
  baseUrl: 'https://psd2.neopay.lt',
  browserUrl: 'https://psd2.neopay.lt',
  decimals: 2,
};
const world = { fetch, now: () => NOW, timeoutMs: 1000 };

const callback = async (claims: Record<string, unknown>) => {
  const raw = Buffer.from(JSON.stringify({ token: await signToken(KEY, claims, NOW, NOW + 600_000) }));
  return neopay.verifyWebhook(account, raw, new Headers(), world);
};

const told = (status: string, amount: unknown = 12.5) => ({
  status,
  action: 'signed',
  currency: 'EUR',
  amount,
});

describe('the callback of Neopay', () => {
  it.each([
    ['success', 'captured', 1250, null],
    ['signed', 'processing', null, null],
    ['pending', 'processing', null, null],
    ['partially_signed', 'processing', null, null],
    ['a word nobody knows', 'processing', null, null],
    ['started', 'created', null, null],
    ['rejected', 'failed', null, 'declined'],
    ['failed', 'failed', null, 'declined'],
    ['error', 'failed', null, 'declined'],
    ['canceled', 'canceled', null, null],
    ['cancelled', 'canceled', null, null],
  ])('%s is %s', async (word, status, captured, failure) => {
    const verified = await callback({ transactions: { [ONE]: told(word) } });
    expect(verified).toMatchObject({ kind: 'news', payments: [{ payment: ONE, status, captured, failure }] });
  });

  it('may be about several payments at once, and leaves those of other shops alone', async () => {
    const transactions = { [ONE]: told('success'), 'shop-17': told('success'), [TWO]: told('rejected') };
    const verified = await callback({ transactions });
    const payments = verified.kind === 'news' ? verified.payments.map(({ payment }) => payment) : [];
    expect(payments).toEqual([ONE, TWO]);
    expect(await callback({ transactions: { 'shop-17': told('success') } })).toEqual({ kind: 'ignored' });
  });

  it.each(['12,50', -1, 12.505, null, {}])('captures nothing of an amount of %j', async amount => {
    const transactions = { [ONE]: { ...told('success'), amount } };
    expect(await callback({ transactions })).toMatchObject({ payments: [{ captured: null }] });
  });

  it('is not what the guest can see: the token of the widget, or of the return address', async () => {
    const request = {
      payment: ONE,
      key: ONE,
      method: 'neopay',
      amount: 1250,
      currency: 'EUR',
      description: 'A-17',
      language: 'lt',
      countryCode: 'LT',
      returnUrl: 'https://v.example/payment-status/s',
      cancelUrl: 'https://v.example/',
      notificationUrl: 'https://v.example/',
      expiresAt: NOW + 900_000,
    } as Parameters<typeof neopay.createIntent>[1];
    const { wire } = await neopay.createIntent(account, request, world);
    const token = wire.redirect_url?.split('?')[1] ?? '';
    const raw = Buffer.from(JSON.stringify({ token }));
    expect((await neopay.verifyWebhook(account, raw, new Headers(), world)).kind).toBe('refused');
    expect((await callback({ transactionId: ONE, ...told('success') })).kind).toBe('refused');
    // As a return it names the payment and shows nothing.
    const hint = await neopay.readReturn?.(account, token, world);
    expect(hint).toMatchObject({ payments: [{ payment: ONE, status: 'created', captured: null }] });
  });

  it('asks for BLIK with one claim more, and comes back with our mark', async () => {
    const stage = { world: { now: () => NOW }, notificationUrl: () => 'https://v.example/' };
    const returnUrl = 'https://v.example/s?paymentUuid=1';
    const claimsOf = async (method: 'neopay' | 'neopay_blik') => {
      const asked = aRequest(neopay, stage, { returnUrl, payment: ONE, method, currency: 'PLN' });
      const { wire } = await neopay.createIntent(account, asked, world);
      const part = wire.redirect_url?.split('?')[1]?.split('.')[1] ?? '';
      return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
    };
    const { bank, clientRedirectUrl, amount, projectId } = await claimsOf('neopay_blik');
    expect({ bank, amount, projectId }).toEqual({ bank: 'BLIK', amount: 12.5, projectId: 1000 });
    expect(clientRedirectUrl).toBe('https://v.example/s?paymentUuid=1&neopay-callback=1');
    expect(await claimsOf('neopay')).not.toHaveProperty('bank');
  });
});
