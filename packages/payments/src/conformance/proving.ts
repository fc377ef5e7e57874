import { describe, expect, it } from 'vitest';
import { type PaymentProvider, ProviderRefusal } from '../port.ts';
import type { Stage } from './stage.ts';

/** Whether an account's keys are right, asked before the first guest pays. */
export const proving = (provider: PaymentProvider, stage: () => Stage): void => {
  describe('proving keys', () => {
    it('is offered wherever there are keys, and says that right ones are right', async () => {
      const account = stage().account(provider);
      // What is only told cannot be asked who we are.
      const wanted = provider.capabilities.status === 'asked' ? 'proven' : 'reached';
      expect(await provider.verifyCredentials?.(account, stage().world)).toBe(wanted);
    });

    it.runIf(provider.capabilities.status === 'asked')('refuses each wrong one', async () => {
      const account = stage().account(provider);
      const asks = provider.capabilities.keys.filter(({ name }) => !/^(webhook|publishable)/.test(name));
      expect(asks.length).toBeGreaterThan(0);
      for (const { name } of asks) {
        const value = account.keys[name] ?? '';
        const keys = { ...account.keys, [name]: `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}` };
        const error = await provider
          .verifyCredentials?.({ ...account, keys }, stage().world)
          .catch(cause => cause);
        expect(error, name).toBeInstanceOf(ProviderRefusal);
        expect(error, name).toMatchObject({ code: 'misconfigured' });
      }
    });
  });
};
