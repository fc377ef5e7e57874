import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NoAnswer, type PaymentProvider, type ProviderAccount, type ProviderContext } from '../port.ts';
import { PROVIDERS } from '../registry.ts';
import { BAD_MANNERS, badProvider } from '../testing/bad-provider.ts';
import { sandboxStage } from '../testing/sandbox-stage.ts';
import { aRefund, aRequest } from './requests.ts';

const REF = 'ref_1';

let bad: Awaited<ReturnType<typeof badProvider>>;
let stage: Awaited<ReturnType<typeof sandboxStage>>;
beforeAll(async () => {
  [bad, stage] = await Promise.all([badProvider(), sandboxStage()]);
});
afterAll(() => Promise.all([bad.close(), stage.close()]));

type Call = (account: ProviderAccount, world: ProviderContext) => Promise<unknown>;

/** Every call of a provider that goes out, as its capabilities tell. */
const callsOf = (provider: PaymentProvider): Record<string, Call> => {
  const { creates, status, refunds } = provider.capabilities;
  const request = aRequest(provider, stage);
  const refund = aRefund(request, REF, 1, 500);
  const calls: Record<string, Call> = {};
  if (creates !== 'locally') {
    calls.createIntent = (account, world) => provider.createIntent(account, request, world);
  }
  if (status === 'asked') {
    calls.fetchStatus = (account, world) =>
      provider.fetchStatus(account, { ...request, providerRef: REF }, world);
  }
  const { fetchRefund, cancel, listPayments, verifyCredentials } = provider;
  if (refunds === 'call') {
    calls.refund = (account, world) => provider.refund(account, refund, world);
    for (const refundRef of [REF, null]) {
      calls[`fetchRefund ${refundRef}`] = async (account, world) =>
        fetchRefund?.(account, { ...refund, refundRef }, world);
    }
  }
  if (listPayments) calls.listPayments = (account, world) => listPayments(account, 0, world);
  if (verifyCredentials) calls.verifyCredentials = (account, world) => verifyCredentials(account, world);
  if (cancel) calls.cancel = (account, world) => cancel(account, { ...request, providerRef: REF }, world);
  return calls;
};

const reaching = PROVIDERS.filter(({ capabilities }) => capabilities.settledBy === 'provider');

describe.each(reaching.map(provider => [provider.id, provider] as const))('%s', (_id, provider) => {
  it.each(Object.entries(BAD_MANNERS))('%s: no call knows what happened', async (_manner, manner) => {
    bad.behave(manner);
    const account = { ...stage.account(provider), baseUrl: bad.url };
    const world = { ...stage.world, timeoutMs: 250 };
    const calls = Object.entries(callsOf(provider));
    expect(calls.length).toBeGreaterThan(0);
    const ends = await Promise.allSettled(calls.map(([, call]) => call(account, world)));
    const names = ends.map((end, index) => [
      calls[index]?.[0],
      end.status === 'rejected' && end.reason instanceof NoAnswer ? 'no answer' : end,
    ]);
    expect(names).toEqual(calls.map(([name]) => [name, 'no answer']));
    expect(bad.followed()).toBe(0);
  });

  it('nobody listens: no call knows what happened', async () => {
    const gone = await badProvider();
    await gone.close();
    const account = { ...stage.account(provider), baseUrl: gone.url };
    for (const call of Object.values(callsOf(provider))) {
      await expect(call(account, stage.world)).rejects.toBeInstanceOf(NoAnswer);
    }
  });
});
