import { SENDING_MS } from '@tableside/domain/refunds';
import {
  NoAnswer,
  type PaymentProvider,
  type ProviderAccount,
  type ProviderContext,
  ProviderRefusal,
  type RefundUpdate,
  smallestRefund,
} from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import { lockRefund } from '../decide/lock-store.ts';
import { type ClaimedRefund, claimRefunds } from './claim-store.ts';
import { applyOutcome, type Outcome } from './outcome.ts';

/** The way to the account that took a payment, `ref` where that was a connected one; `account` null: there is none. */
export type ReachProvider = (
  venue: { readonly id: string; readonly decimals: number },
  providerId: string,
  ref: string | null,
) => Promise<{
  readonly provider: PaymentProvider;
  readonly account: ProviderAccount | null;
  readonly world: ProviderContext;
} | null>;

export type SendingDeps = Pick<Deps, 'database' | 'clock' | 'log'> & { readonly reach: ReachProvider };

/** Refunds taken in one go, and calls under way at once. */
const BATCH = 10;
const AT_ONCE = 5;

const BY_HAND: RefundUpdate = { status: 'by_hand', ref: null, failure: null };
const refusedBecause = (failure: string): RefundUpdate => ({ status: 'failed', ref: null, failure });

const call = async (refund: ClaimedRefund, reach: ReachProvider): Promise<Outcome> => {
  const way = await reach(
    { id: refund.account_of, decimals: refund.decimals },
    refund.provider,
    refund.account_ref,
  );
  if (!way || way.provider.capabilities.refunds === 'by_hand') return BY_HAND;
  const { provider, account, world } = way;
  // What rounded up a payment goes back by itself, and may be a cent.
  if (refund.amount < smallestRefund(way.provider.capabilities, refund.decimals))
    return { status: 'too_small' };
  if (!account) return refusedBecause('no keys');
  const request = {
    payment: refund.name,
    key: refund.payment_key,
    providerRef: refund.payment_ref,
    currency: refund.currency,
    refundKey: refund.provider_key,
    amount: refund.amount,
    captured: refund.captured,
    refundedBefore: refund.refunded_before,
  };
  // What may have been sent is looked for before it is sent again: keys are not remembered for ever.
  const asksFirst = refund.status === 'pending' || refund.tries > 1;
  const known = asksFirst
    ? await provider.fetchRefund?.(account, { ...request, refundRef: refund.provider_ref }, world)
    : null;
  return known ?? provider.refund(account, request, world);
};

const ask = async (refund: ClaimedRefund, { reach, log }: SendingDeps): Promise<Outcome> => {
  try {
    return await call(refund, reach);
  } catch (cause) {
    if (cause instanceof ProviderRefusal) return refusedBecause(cause.message);
    log.warn(
      { err: cause, refund: refund.id },
      cause instanceof NoAnswer ? 'no answer about a refund' : 'sending a refund failed',
    );
    return { status: 'silent' };
  }
};

/** Asks a provider for one refund and takes the answer in: no transaction is open while it thinks. */
const send = async (refund: ClaimedRefund, deps: SendingDeps): Promise<void> => {
  const outcome = await ask(refund, deps);
  await deps.database.transaction(async run => {
    const now = await lockRefund(run, refund.id);
    // While we asked, a webhook or a person may have settled it.
    const moved =
      !now || now.status === 'by_hand' || now.status === 'failed' || now.provider_key !== refund.provider_key;
    if (moved && outcome.status !== 'succeeded') return;
    if (!now) return;
    await applyOutcome(run, now, outcome, {
      source: 'provider',
      eventId: null,
      doneBy: null,
      now: deps.clock(),
    });
  });
};

/**
 * Sends every refund that is due and asks about those under way. It may be cut off anywhere and run on several servers:
 * a refund is claimed before its call, the same key is the same refund at the provider, and the outcome is written once.
 */
export const sendRefunds = async (deps: SendingDeps): Promise<void> => {
  for (;;) {
    const now = deps.clock();
    const claimed = await claimRefunds(deps.database.run, new Date(now), new Date(now + SENDING_MS), BATCH);
    if (claimed.length === 0) return;
    const next = claimed.values();
    const work = async (): Promise<void> => {
      for (const refund of next) {
        await send(refund, deps).catch((err: unknown) =>
          deps.log.error({ err, refund: refund.id }, 'refund stuck'),
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
};
