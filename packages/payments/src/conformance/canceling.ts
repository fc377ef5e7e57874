import { describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../port.ts';
import { aRequest } from './requests.ts';
import type { Stage } from './stage.ts';

/** Taking back a payment that was not made yet. */
export const canceling = (provider: PaymentProvider, stage: () => Stage): void => {
  const { cancels } = provider.capabilities;
  describe('canceling', () => {
    it('is offered when the capabilities say so', () => {
      expect(provider.cancel !== undefined).toBe(cancels);
    });

    it.runIf(cancels)('nothing can be paid afterwards, however often it is canceled', async () => {
      const account = stage().account(provider);
      const request = aRequest(provider, stage());
      const created = await provider.createIntent(account, request, stage().world);
      const wish = { ...request, providerRef: created.providerRef };
      expect(await provider.cancel?.(account, wish, stage().world)).toBe(true);
      expect(await provider.cancel?.(account, wish, stage().world)).toBe(true);
      await expect(stage().pay(provider, request.payment, created, 'approve')).rejects.toThrow();
      const status = await provider.fetchStatus(account, wish, stage().world);
      expect(status).toMatchObject({ status: 'canceled', captured: null });
    });

    it.runIf(cancels)('is too late for what was paid', async () => {
      const account = stage().account(provider);
      const request = aRequest(provider, stage());
      const created = await provider.createIntent(account, request, stage().world);
      await stage().pay(provider, request.payment, created, 'approve');
      const wish = { ...request, providerRef: created.providerRef };
      expect(await provider.cancel?.(account, wish, stage().world)).toBe(false);
    });
  });
};
