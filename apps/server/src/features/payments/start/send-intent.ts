import { Refusal } from '@tableside/contract';
import type { Minor } from '@tableside/domain/money';
import type { PaymentFailure } from '@tableside/domain/payments';
import {
  type Method,
  NoAnswer,
  type PaymentProvider,
  type ProviderAccount,
  ProviderRefusal,
} from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import { raiseAlert } from '../../ledger/index.ts';
import { advance, type ExtraColumns } from '../record/advance.ts';
import type { NewEvent } from '../record/event-store.ts';
import { lockPayments } from '../record/lock-together.ts';
import { accountOf, nameOf, type PaymentRow, type SentIntent } from '../record/payment.ts';
import { keepSent, placesOf } from '../record/payment-store.ts';
import { announcePayment } from '../view/announce.ts';

/** A payment that is kept here and has to be made known to its provider. */
export type Sending = {
  /** Of a charge one of its payments. */
  readonly payment: PaymentRow;
  /** What the guest pays, where that is more than this payment. Minor units. */
  readonly total?: Minor;
  readonly provider: PaymentProvider;
  readonly account: ProviderAccount;
  readonly method: string;
  readonly description: string;
  readonly countryCode: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly notificationUrl: string;
  /** As the port has it. */
  readonly triedByUs?: boolean;
};

const note = (
  deps: Deps,
  { payment }: Sending,
  events: readonly NewEvent['event'][],
  beside: ExtraColumns,
): Promise<void> =>
  deps.database.transaction(async run => {
    const notes = events.map(event => ({ event, source: 'provider' as const, eventId: null }));
    const now = deps.clock();
    const ids =
      payment.charge_id === null ? [payment.id] : (await placesOf(run, payment.id)).map(({ id }) => id);
    for (const locked of await lockPayments(run, ids)) {
      const { before, after } = await advance(run, locked, notes, beside, now);
      if (before.status !== after.status) await announcePayment(run, locked.id);
    }
  });

/** Whose fault a refusal is: the guest hears of a decline; keys that do not work are the owner's to mend. */
const refusalFor = async (deps: Deps, sending: Sending, cause: ProviderRefusal): Promise<Refusal> => {
  const { payment, provider } = sending;
  if (cause.code === 'amount') return new Refusal('payment_amount_invalid');
  if (cause.code !== 'misconfigured') return new Refusal('payment_declined', { failure: cause.code });
  const day = new Date(deps.clock()).toISOString().slice(0, 10);
  const venueId = accountOf(payment);
  deps.log.error({ venueId, provider: provider.id }, cause.message);
  await deps.database.transaction(run =>
    raiseAlert(run, {
      venueId,
      kind: 'keys_refused',
      dedupeKey: `keys_refused:${venueId}:${provider.id}:${day}`,
      data: { provider: provider.id },
      now: deps.clock(),
    }),
  );
  return new Refusal('payment_type_not_enabled');
};

const failureOf = ({ code }: ProviderRefusal): PaymentFailure =>
  code === 'insufficient_funds' || code === 'declined' ? code : 'generic';

/** One that was kept before the venue's account changed goes where it was meant to: there it is asked about, and given back. */
const accountOfSent = async (
  deps: Deps,
  { payment, provider, account }: Sending,
): Promise<ProviderAccount> => {
  if ((account.speaksFor ?? null) === payment.account_ref) return account;
  const place = { id: accountOf(payment), decimals: account.decimals };
  const meant = await deps.accounts.of(place, provider.id, payment.account_ref);
  if (!meant) throw new Refusal('payment_type_not_enabled');
  return meant;
};

/**
 * Makes a payment known to its provider: call, then commit what came of it. Without an answer the payment is `unknown`
 * and asked about; the same key sent again is the same payment there. Throws `Refusal` payment_declined,
 * payment_provider_silent, payment_amount_invalid, payment_type_not_enabled.
 */
export const sendIntent = async (deps: Deps, sending: Sending): Promise<SentIntent> => {
  const { payment, provider, method } = sending;
  const account = await accountOfSent(deps, sending);
  try {
    const created = await provider.createIntent(
      account,
      {
        payment: nameOf(payment),
        key: payment.charge_id ?? payment.provider_key,
        method: method as Method,
        amount: sending.total ?? payment.total,
        currency: payment.currency,
        description: sending.description,
        language: payment.language,
        countryCode: sending.countryCode,
        returnUrl: sending.returnUrl,
        cancelUrl: sending.cancelUrl,
        notificationUrl: sending.notificationUrl,
        expiresAt: payment.expires_at.getTime(),
        ...(sending.triedByUs && { triedByUs: true }),
      },
      deps.providerWorld,
    );
    const sent = { method, action: created.nextAction, wire: created.wire };
    const { providerRef, status } = created;
    const kept = { providerRef, intent: sent, at: new Date(deps.clock()) };
    if (status === 'created' && (await keepSent(deps.database.run, nameOf(payment), kept))) return sent;
    // Money is on its way already, or its news was faster than the answer.
    const events: NewEvent['event'][] = [
      { kind: 'sent' },
      ...(status === 'processing' ? [{ kind: 'processing' as const }] : []),
    ];
    await note(deps, sending, events, { provider_ref: providerRef, next_action: sent });
    return sent;
  } catch (cause) {
    if (cause instanceof NoAnswer) {
      await note(deps, sending, [{ kind: 'unanswered' }], {});
      throw new Refusal('payment_provider_silent');
    }
    if (!(cause instanceof ProviderRefusal)) throw cause;
    await note(deps, sending, [{ kind: 'refused', failure: failureOf(cause) }], {});
    throw await refusalFor(deps, sending, cause);
  }
};
