import { minor } from '@tableside/domain/money';
import { describe, expect, it } from 'vitest';
import { smallestAmount, takesCurrency, wrongKeys } from '../choose.ts';
import { NoAnswer, type PaymentProvider, ProviderRefusal } from '../port.ts';
import { aRequest, currencyOf } from './requests.ts';
import type { Stage } from './stage.ts';
import { losingAnswers, withoutNetwork } from './worlds.ts';

/** Making a payment, for providers that move money. */
export const creating = (provider: PaymentProvider, stage: () => Stage): void => {
  const { capabilities } = provider;
  const { creates, methods, keys } = capabilities;

  describe('creating', () => {
    it.each(methods)('%s: tells the phone what to do next and gives no secret away', async method => {
      const account = stage().account(provider);
      const request = aRequest(provider, stage(), { method });
      const created = await provider.createIntent(account, request, stage().world);
      expect(created.status).not.toBe('captured');
      expect(created.nextAction.kind).not.toBe('none');
      if (created.nextAction.kind === 'redirect') {
        expect(created.nextAction.url.startsWith(account.browserUrl)).toBe(true);
        expect(created.wire.redirect_url).toBe(created.nextAction.url);
      } else if (created.nextAction.kind !== 'none') {
        expect(created.nextAction.script.startsWith(account.browserUrl)).toBe(true);
        expect(Object.values(created.nextAction.params)).not.toContain('');
      }
      for (const { name, secret } of keys) {
        if (secret) expect(JSON.stringify(created)).not.toContain(account.keys[name]);
      }
    });

    it.runIf(provider.walletAhead)(
      'says what its wallet needs before there is a payment, and no secret',
      () => {
        const account = stage().account(provider);
        const { currency, language, countryCode, method } = aRequest(provider, stage());
        const ahead = provider.walletAhead?.of(account, { currency, language, countryCode });
        expect(methods).toContain(provider.walletAhead?.method ?? method);
        expect(ahead?.script.startsWith(account.browserUrl)).toBe(true);
        expect(Object.values(ahead?.params ?? {})).not.toContain('');
        for (const { name, secret } of keys) {
          if (secret) expect(JSON.stringify(ahead)).not.toContain(account.keys[name]);
        }
      },
    );

    it(`the same again: ${creates}`, async () => {
      const account = stage().account(provider);
      const request = aRequest(provider, stage());
      const first = await provider.createIntent(account, request, stage().world);
      const again = await provider.createIntent(account, request, stage().world);
      const booked = await stage().book(provider, request.payment);
      expect(booked).toHaveLength({ once: 1, each_time: 2, locally: 0 }[creates]);
      if (creates === 'once') expect(again).toEqual(first);
      await stage().pay(provider, request.payment, again, 'approve');
      const paid = (await stage().book(provider, request.payment)).filter(
        ({ captured_minor }) => captured_minor > 0,
      );
      expect(paid.map(({ provider_ref }) => provider_ref)).toEqual([
        again.providerRef ?? paid[0]?.provider_ref,
      ]);
    });

    it.runIf(creates === 'locally')('calls nobody', async () => {
      const request = aRequest(provider, stage());
      await provider.createIntent(stage().account(provider), request, withoutNetwork(stage().world));
    });

    it.runIf(creates !== 'locally')('a lost answer is no failure, and sending again finds out', async () => {
      const account = stage().account(provider);
      const request = aRequest(provider, stage());
      const lost = provider.createIntent(account, request, losingAnswers(stage().world));
      await expect(lost).rejects.toBeInstanceOf(NoAnswer);
      const again = await provider.createIntent(account, request, stage().world);
      const booked = await stage().book(provider, request.payment);
      expect(booked.map(({ provider_ref }) => provider_ref)).toContain(again.providerRef);
      expect(booked).toHaveLength(creates === 'once' ? 1 : 2);
    });

    it.each(methods)('%s: takes the smallest amount it says it takes', async method => {
      const amount = smallestAmount(capabilities, 2);
      const request = aRequest(provider, stage(), { method, amount });
      const created = await provider.createIntent(stage().account(provider), request, stage().world);
      await stage().pay(provider, request.payment, created, 'approve');
      const [booked] = await stage().book(provider, request.payment);
      expect(booked?.captured_minor).toBe(amount);
    });

    it('refuses an amount the currency does not have, before anything is sent', async () => {
      const method = methods[0] ?? 'cash';
      // Thousandths of a currency of hundredths.
      const request = aRequest(provider, stage(), { amount: minor(12_501) });
      expect(takesCurrency(capabilities, method, request.currency)).toBe(true);
      const refused = provider.createIntent(
        stage().account(provider, 3),
        request,
        withoutNetwork(stage().world),
      );
      await expect(refused).rejects.toMatchObject({ code: 'amount' });
    });

    it('knows a currency it does not take', () => {
      for (const method of methods) {
        const taken = capabilities.methodCurrencies?.[method] ?? capabilities.currencies;
        expect(takesCurrency(capabilities, method, 'XTS')).toBe(taken === null);
        expect(takesCurrency(capabilities, method, currencyOf(provider, method))).toBe(true);
      }
    });

    it('names the keys that are missing, and believes nobody without them', async () => {
      const account = stage().account(provider);
      expect(wrongKeys(provider, account.keys)).toEqual([]);
      expect(wrongKeys(provider, {})).toEqual(keys.map(({ name }) => name));
      const keyless = { ...account, keys: Object.fromEntries(keys.map(({ name }) => [name, ''])) };
      const refused = provider.createIntent(keyless, aRequest(provider, stage()), stage().world);
      await expect(refused).rejects.toBeInstanceOf(ProviderRefusal);
      await expect(refused).rejects.toMatchObject({ code: 'misconfigured' });
    });

    it.runIf(creates !== 'locally')('says that keys are wrong', async () => {
      const account = stage().account(provider);
      const changed = Object.fromEntries(
        Object.entries(account.keys).map(([name, key]) => [name, `${key.slice(0, -1)}x`]),
      );
      const refused = provider.createIntent(
        { ...account, keys: changed },
        aRequest(provider, stage()),
        stage().world,
      );
      await expect(refused).rejects.toMatchObject({ name: 'ProviderRefusal', code: 'misconfigured' });
    });
  });
};
