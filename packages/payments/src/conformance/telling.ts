import { randomUUID } from 'node:crypto';
import { minor } from '@tableside/domain/money';
import { describe, expect, it } from 'vitest';
import { takesCurrency } from '../choose.ts';
import type { PaymentProvider, PaymentRequest, ProviderUpdate } from '../port.ts';
import { aRequest } from './requests.ts';
import type { Payer, Stage } from './stage.ts';

/** Currency, the venue's decimals, amount in them, and the same amount as a book in ISO units shows it. */
const AMOUNTS: readonly (readonly [string, number, number, string])[] = [
  ['EUR', 2, 1999, 'EUR 19.99'],
  ['EUR', 2, 100_000_29, 'EUR 100000.29'],
  ['EUR', 3, 12_500, 'a venue that counts thousandths'],
  ['PLN', 2, 4_07, 'PLN 4.07'],
  ['HUF', 0, 2490, 'whole forints, whose wire has two decimals'],
  ['JPY', 0, 1250, 'a currency without decimals'],
  ['JPY', 2, 125_000, 'the same at a venue that set two decimals'],
  ['ISK', 0, 990, 'whole krónur'],
  ['KWD', 3, 5_120, 'a currency of three decimals'],
];

/** How payments are told, by webhook and where we ask, for providers that move money. */
export const telling = (provider: PaymentProvider, stage: () => Stage): void => {
  const { capabilities } = provider;

  const afterwards = async (payer: Payer, changed: Partial<PaymentRequest> = {}, decimals = 2) => {
    const account = stage().account(provider, decimals);
    const request = aRequest(provider, stage(), changed);
    const created = await provider.createIntent(account, request, stage().world);
    await stage().pay(provider, request.payment, created, payer);
    const told: ProviderUpdate[] = [];
    for (const { raw, headers } of stage().heard(provider, [request.payment])) {
      const verified = await provider.verifyWebhook(account, raw, headers, stage().world);
      if (verified.kind === 'news') told.push(...verified.payments);
    }
    const { providerRef } = created;
    const asked = await provider.fetchStatus(account, { ...request, providerRef }, stage().world);
    return { account, request, created, told, asked };
  };

  describe('telling', () => {
    it.each(
      AMOUNTS.filter(([currency]) =>
        capabilities.methods.some(method => takesCurrency(capabilities, method, currency)),
      ),
    )('%s with %s decimals: %s is told exactly (%s)', async (currency, decimals, amount) => {
      const method = capabilities.methods.find(each => takesCurrency(capabilities, each, currency));
      const paid = { currency, amount: minor(amount), ...(method && { method }) };
      const { request, told, asked } = await afterwards('approve', paid, decimals);
      const captured = told.filter(({ status }) => status === 'captured');
      expect(captured.length).toBeGreaterThan(0);
      for (const news of [...captured, ...(capabilities.status === 'asked' ? [asked] : [])]) {
        expect(news).toMatchObject({ status: 'captured', payment: request.payment, currency });
        expect(news?.captured).toBe(amount);
      }
    });

    it('a decline is told as one, with a reason, and nothing captured', async () => {
      const { told, asked } = await afterwards('decline');
      const last = told.at(-1);
      expect(last).toMatchObject({ status: 'failed', captured: null });
      expect(['declined', 'generic']).toContain(last?.failure);
      if (capabilities.status === 'asked') expect(asked).toMatchObject({ status: 'failed', captured: null });
    });

    it.each(['abandon', 'pending'] as const)('%s: nothing was captured', async payer => {
      const { told, asked } = await afterwards(payer);
      for (const news of [...told, ...(asked ? [asked] : [])]) {
        expect(news.captured).toBeNull();
        expect(['created', 'processing', 'canceled', 'expired']).toContain(news.status);
      }
    });

    it('before the guest did anything, nothing was captured', async () => {
      const account = stage().account(provider);
      const request = aRequest(provider, stage());
      const { providerRef } = await provider.createIntent(account, request, stage().world);
      const asked = await provider.fetchStatus(account, { ...request, providerRef }, stage().world);
      expect([undefined, 'created']).toContain(asked?.status);
    });

    it('the second method pays the same way', async () => {
      for (const method of capabilities.methods) {
        const { told } = await afterwards('approve', { method });
        expect(told.some(({ status, captured }) => status === 'captured' && captured === 1250)).toBe(true);
      }
    });

    it('lists its payments when the capabilities say so', async () => {
      const { lists } = capabilities;
      expect(provider.listPayments !== undefined).toBe(lists);
      const { account, request: paid } = await afterwards('approve');
      const { request: open } = await afterwards('abandon');
      const listed = await provider.listPayments?.(account, stage().world.now() - 600_000, stage().world);
      const statusOf = ({ payment }: PaymentRequest) =>
        listed?.filter(news => news.payment === payment).map(({ status, captured }) => [status, captured]);
      expect(statusOf(paid)).toEqual(lists ? [['captured', 1250]] : undefined);
      expect(statusOf(open)).toEqual(lists ? [['created', null]] : undefined);
      const later = await provider.listPayments?.(account, stage().world.now() + 60_000, stage().world);
      expect(later).toEqual(lists ? [] : undefined);
    });

    it('nothing is known of a payment that never was', async () => {
      const account = stage().account(provider);
      const payment = randomUUID();
      const request = { ...aRequest(provider, stage(), { payment }), providerRef: null };
      expect(await provider.fetchStatus(account, request, stage().world)).toBeNull();
      const unknown = { ...request, providerRef: payment };
      expect(await provider.fetchStatus(account, unknown, stage().world)).toBeNull();
    });
  });
};
