import { describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../port.ts';
import { aRequest } from './requests.ts';
import type { Stage } from './stage.ts';
import { withoutNetwork } from './worlds.ts';

/** Ways to pay that staff settle: nothing to show, nobody to ask, nothing from outside is believed. */
export const staffCollection = (provider: PaymentProvider, stage: () => Stage): void => {
  describe('settled by staff', () => {
    it('asks nothing of the phone and calls nobody', async () => {
      const world = withoutNetwork(stage().world);
      const request = aRequest(provider, stage());
      const account = stage().account(provider);
      expect(await provider.createIntent(account, request, world)).toEqual({
        providerRef: null,
        nextAction: { kind: 'none' },
        wire: {},
        status: 'created',
      });
      expect(await provider.fetchStatus(account, { ...request, providerRef: null }, world)).toBeNull();
    });

    it('believes nothing that comes from outside', async () => {
      const raw = Buffer.from('{}');
      expect(provider.peekPaymentReferences(raw, new Headers())).toEqual([]);
      const { kind } = await provider.verifyWebhook(
        stage().account(provider),
        raw,
        new Headers(),
        stage().world,
      );
      expect(kind).toBe('refused');
    });

    it('needs no keys', () => {
      expect(provider.capabilities.keys).toEqual([]);
    });
  });
};
