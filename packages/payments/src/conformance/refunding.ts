import { describe, expect, it } from 'vitest';
import { smallestRefund } from '../choose.ts';
import { NoAnswer, type PaymentProvider, ProviderRefusal, type RefundRequest } from '../port.ts';
import { aRefund, aRequest } from './requests.ts';
import type { Stage } from './stage.ts';
import { losingAnswers, withoutNetwork } from './worlds.ts';

/** Giving money back, for every provider. */
export const refunding = (provider: PaymentProvider, stage: () => Stage): void => {
  const { capabilities } = provider;
  const byCall = capabilities.refunds === 'call';

  const paid = async () => {
    const account = stage().account(provider);
    const request = aRequest(provider, stage());
    const created = await provider.createIntent(account, request, stage().world);
    await stage().pay(provider, request.payment, created, 'approve');
    const refund = (number: number, amount: number, before = 0) =>
      aRefund(request, created.providerRef, number, amount, before);
    const send = (wish: RefundRequest, world = stage().world) => provider.refund(account, wish, world);
    const back = async () => {
      await stage().settle(provider);
      const [booked] = await stage().book(provider, request.payment);
      return booked?.refunded_minor;
    };
    return { account, request, created, refund, send, back };
  };

  describe('refunding', () => {
    it.runIf(!byCall)('is left to a person, and nobody is called', async () => {
      const refund = aRefund(aRequest(provider, stage()), null, 1, 100);
      const news = await provider.refund(stage().account(provider), refund, withoutNetwork(stage().world));
      expect(news).toEqual({ status: 'by_hand', ref: null, failure: null });
    });

    it.runIf(byCall)('a part, another part, the rest, each once however often it is sent', async () => {
      const { refund, send, back } = await paid();
      const parts = [refund(1, 500), refund(2, 500, 500), refund(3, 250, 1000)];
      for (const [index, part] of parts.entries()) {
        const first = await send(part);
        expect(['pending', 'succeeded']).toContain(first.status);
        const sum = [500, 1000, 1250][index];
        expect(await back()).toBe(sum);
        const again = await send(part);
        expect(again.ref).toBe(first.ref);
        expect(await back()).toBe(sum);
      }
    });

    it.runIf(byCall)('the whole at once, seen by us and told', async () => {
      const { account, request, created, refund, send, back } = await paid();
      const whole = refund(1, 1250);
      const { ref: refundRef } = await send(whole);
      expect(await back()).toBe(1250);
      const found = await provider.fetchRefund?.(account, { ...whole, refundRef }, stage().world);
      expect(found).toMatchObject({ status: 'succeeded' });
      const { providerRef } = created;
      const status = await provider.fetchStatus(account, { ...request, providerRef }, stage().world);
      expect(status).toMatchObject({ status: 'captured', captured: 1250, refunded: 1250 });
      const claims = [request.payment, ...(providerRef ? [providerRef] : [])];
      const told = await Promise.all(
        stage()
          .heard(provider, claims)
          .map(({ raw, headers }) => provider.verifyWebhook(account, raw, headers, stage().world)),
      );
      const refunds = told.flatMap(news => (news.kind === 'news' ? news.refunds : []));
      const ours = refunds.filter(({ ref }) => ref === refundRef).at(-1);
      expect(ours).toMatchObject({ status: 'succeeded', amount: 1250 });
      expect([ours?.payment, ours?.providerRef]).toContain(ours?.payment ? request.payment : providerRef);
    });

    it.runIf(byCall)('never more than was paid', async () => {
      const { refund, send, back } = await paid();
      await expect(send(refund(1, 1251))).rejects.toBeInstanceOf(ProviderRefusal);
      await send(refund(2, 1000));
      await expect(send(refund(3, 251, 1000))).rejects.toBeInstanceOf(ProviderRefusal);
      expect(await back()).toBe(1000);
    });

    it.runIf(byCall)('not what was never paid', async () => {
      const account = stage().account(provider);
      const request = aRequest(provider, stage());
      const { providerRef } = await provider.createIntent(account, request, stage().world);
      const refused = provider.refund(account, aRefund(request, providerRef, 1, 100), stage().world);
      await expect(refused).rejects.toBeInstanceOf(ProviderRefusal);
    });

    it.runIf(byCall)('the smallest it says it gives back', async () => {
      const { refund, send, back } = await paid();
      const least = smallestRefund(capabilities, 2);
      await send(refund(1, least));
      expect(await back()).toBe(least);
    });

    it.runIf(byCall)(
      'a lost answer is no failure: asked for or sent again it is the same refund',
      async () => {
        const { account, refund, send, back } = await paid();
        const part = refund(1, 500);
        await expect(send(part, losingLast(provider, stage()))).rejects.toBeInstanceOf(NoAnswer);
        expect(await back()).toBe(500);
        const found = await provider.fetchRefund?.(account, { ...part, refundRef: null }, stage().world);
        expect(found).toMatchObject({ status: 'succeeded' });
        const again = await send(part);
        expect(again.ref).toBe(found?.ref);
        expect(await back()).toBe(500);
      },
    );

    it.runIf(byCall)('none is found where none was sent', async () => {
      const { account, refund } = await paid();
      const unsent = { ...refund(1, 500), refundRef: null };
      expect(await provider.fetchRefund?.(account, unsent, stage().world)).toBeNull();
    });
  });
};

/** Loses the answer of the call that gives back, not of those that look before it. */
const losingLast = (_provider: PaymentProvider, { world }: Stage): Stage['world'] => ({
  ...world,
  fetch: async (input, init) => {
    const lost = /refund/.test(String(input)) && init?.method === 'POST';
    return lost ? losingAnswers(world).fetch(input, init) : world.fetch(input, init);
  },
});
