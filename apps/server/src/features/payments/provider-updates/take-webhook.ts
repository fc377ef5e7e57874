import type { PaymentProvider, RefundEvent, Verified } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import { takeAccountNews } from '../connected/take-account-news.ts';
import { refundReported } from './refund-seams.ts';
import { applyDispute } from './take-dispute.ts';
import { applyProviderUpdate } from './take-news.ts';
import { recordUnknownPayment } from './take-unknown.ts';
import {
  type ClaimedPayment,
  type DeliveryOutcome,
  peekPaymentReferences,
  recordDelivery,
} from './webhook-store.ts';

/** More venues than this in one message is nobody's batch. */
const MAX_CLAIMS = 100;

type Message = {
  readonly provider: PaymentProvider;
  readonly raw: Buffer;
  readonly headers: Headers;
  /** Whether the keys of every venue may be tried, for a message about a payment that nobody knows. */
  readonly mayTryAll: () => boolean;
};
type Proven = Extract<Verified, { kind: 'news' }> & { readonly venueId: string };

/** The message as the keys of one of the claimed venues prove it. */
const verified = async (
  deps: Deps,
  { provider, raw, headers }: Message,
  claimed: readonly ClaimedPayment[],
): Promise<Proven | { kind: 'ignored' | 'refused'; why: string }> => {
  let why = 'no keys';
  const takers = new Map(claimed.map(claim => [`${claim.venue_id} ${claim.account_ref ?? ''}`, claim]));
  for (const { venue_id: id, decimals, account_ref } of takers.values()) {
    const account = await deps.accounts.of({ id, decimals }, provider.id, account_ref);
    if (!account) continue;
    const said = await provider.verifyWebhook(account, raw, headers, deps.providerWorld);
    if (said.kind === 'news') return { ...said, venueId: id };
    if (said.kind === 'ignored') return { kind: 'ignored', why: '' };
    why = said.why;
  }
  return { kind: 'refused', why };
};

const takeAll = async (deps: Deps, provider: PaymentProvider, said: Proven): Promise<void> => {
  const { venueId } = said;
  for (const news of said.payments)
    await applyProviderUpdate(deps, { ...news, provider: provider.id, venueId }, 'webhook');
  for (const event of said.disputes ?? []) {
    await applyDispute(deps, { ...event, provider: provider.id, venueId });
  }
  for (const event of said.refunds) await takeRefund(deps, provider.id, venueId, event);
};

const takeRefund = (deps: Deps, provider: string, venueId: string, event: RefundEvent): Promise<unknown> =>
  refundReported.ask(deps, { ...event, provider, venueId });

/**
 * Takes a message that came to a provider's webhook address. Whose payment it claims to be about only says whose keys must
 * prove it; until they do, nothing in it has an effect.
 */
export const receiveWebhook = async (deps: Deps, message: Message): Promise<DeliveryOutcome> => {
  const { provider, raw, headers } = message;
  const { run } = deps.database;
  const about = provider.connecting?.claimedBy(raw) ?? null;
  if (about !== null) {
    const { outcome, detail } = await takeAccountNews(deps, message, about);
    await recordDelivery(run, { provider: provider.id, outcome, paymentId: null, detail, now: deps.clock() });
    return outcome;
  }
  const claims = provider.peekPaymentReferences(raw, headers).slice(0, MAX_CLAIMS);
  const claimed = claims.length === 0 ? [] : await peekPaymentReferences(run, provider.id, claims);
  const note = async (outcome: DeliveryOutcome, detail: string): Promise<DeliveryOutcome> => {
    const paymentId = claimed[0]?.id ?? null;
    await recordDelivery(run, { provider: provider.id, outcome, paymentId, detail, now: deps.clock() });
    return outcome;
  };
  if (claimed.length === 0) {
    // Whoever only guesses costs the proof of each venue's keys: few of those a minute are listened to.
    if (claims.length > 0 && message.mayTryAll()) {
      if (await recordUnknownPayment(deps, message)) return note('taken', 'not in the books');
    }
    return note('unknown', '');
  }
  const said = await verified(deps, message, claimed);
  if (said.kind !== 'news') return note(said.kind, said.why);
  await takeAll(deps, provider, said);
  return note('taken', '');
};
