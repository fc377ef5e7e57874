import {
  disputeLines,
  divideDispute,
  isDisputeUpdate,
  moneyAccount,
  operatorAccount,
} from '@tableside/domain/ledger';
import { type Minor, minor, ZERO } from '@tableside/domain/money';
import type { DisputeEvent } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { postPaymentEntry, raiseAlert, resolveAlert } from '../../ledger/index.ts';
import { appendEvent } from '../record/event-store.ts';
import { lockTogether } from '../record/lock-together.ts';
import type { PaymentRow } from '../record/payment.ts';
import { placesOf } from '../record/payment-store.ts';
import { announcePayment } from '../view/announce.ts';
import {
  disputedGift,
  disputedPayment,
  type KnownDispute,
  knownDispute,
  refundedBefore,
} from './dispute-store.ts';

/** News that was proven with the keys of `venueId` at `provider`. */
export type VerifiedDispute = DisputeEvent & { readonly provider: string; readonly venueId: string };

type Taking = {
  readonly run: Run;
  readonly deps: Pick<Deps, 'providers'>;
  readonly payment: PaymentRow;
  readonly news: VerifiedDispute;
  readonly known: KnownDispute;
  readonly now: number;
};

/** What can be booked: money of ours, in our currency; of the rest only a person hears. */
const bookable = ({ payment, news }: Taking): Minor | null =>
  payment.captured > 0 && news.currency === payment.currency ? news.amount : null;

const book = async (taking: Taking): Promise<void> => {
  const { run, deps, payment, news, known, now } = taking;
  const amount = bookable(taking);
  if (amount === null) return;
  const account =
    deps.providers.byId(payment.provider)?.capabilities.account ?? `clearing:${payment.provider}`;
  const { standing, ref, reason } = news;
  const { account_venue_id: operator } = payment;
  const entry = {
    venueId: payment.venue_id,
    kind: 'dispute' as const,
    currency: payment.currency,
    billId: payment.bill_id,
    paymentId: payment.id,
    dedupeKey: `dispute:${payment.id}:${ref}:${known.entries + 1}`,
    at: now,
    data: { dispute: ref, standing, reason },
    lines: disputeLines(known, {
      standing,
      amount,
      account: operator === null ? moneyAccount(account) : operatorAccount(operator),
      gift: await disputedGift(run, payment.id, ref),
    }),
  };
  await postPaymentEntry(run, entry, operator === null ? null : { id: operator, account });
};

/** A person hears of a dispute as long as it can be answered, and of one that is lost. */
const tell = async ({ run, payment, news, now }: Taking): Promise<void> => {
  const { standing, ref, provider, reason, answerBy } = news;
  const { id: paymentId, venue_id: venueId } = payment;
  const share = payment.charge_id === null ? '' : `:${paymentId}`;
  const keyOf = (kind: string): string => `${kind}:${provider}:${ref}${share}`;
  const data = {
    amount_minor: news.amount,
    provider,
    provider_ref: ref,
    failure: reason,
    ...(answerBy !== null && { answer_by: new Date(answerBy).toISOString() }),
  };
  const raise = (kind: 'dispute_opened' | 'dispute_lost'): Promise<boolean> =>
    raiseAlert(run, { venueId, paymentId, kind, dedupeKey: keyOf(kind), data, now });
  if (standing === 'asked' || standing === 'open') {
    await raise('dispute_opened');
    return;
  }
  const note = standing === 'won' ? 'decided for the venue' : 'decided for the cardholder';
  await resolveAlert(run, { venueId, dedupeKey: keyOf('dispute_opened'), by: null, note, now });
  if (standing === 'lost') await raise('dispute_lost');
};

/** What of a dispute is about each payment of a charge; the payments must be locked. */
const amountsOf = async (
  run: Run,
  { amount, ref }: VerifiedDispute,
  payments: readonly PaymentRow[],
): Promise<readonly (Minor | null)[]> => {
  if (amount === null || payments.length < 2) return payments.map(() => amount);
  const ids = payments.map(({ id }) => id);
  const before = await refundedBefore(run, ids, ref);
  return divideDispute(
    amount,
    payments.map(({ id, captured }) => ({ captured, refunded: minor(before.get(id) ?? 0) })),
  );
};

const takeOne = async (
  run: Run,
  deps: Pick<Deps, 'providers' | 'clock'>,
  payment: PaymentRow,
  news: VerifiedDispute,
): Promise<void> => {
  const { ref, standing, amount, eventId } = news;
  const known = await knownDispute(run, payment.id, ref);
  // Nothing of it is this one's, nor was before.
  if (payment.charge_id !== null && amount === 0 && known.standing === null) return;
  if (!isDisputeUpdate(known.standing, standing)) return;
  const now = deps.clock();
  const event = { kind: 'disputed', dispute: ref, standing, amount: amount ?? ZERO } as const;
  if (!(await appendEvent(run, payment.id, { event, source: 'webhook', eventId }, now))) return;
  const taking = { run, deps, payment, news, known, now };
  await book(taking);
  await tell(taking);
  await announcePayment(run, payment.id);
};

/**
 * Takes in what a provider says of money that a cardholder takes back: noted with the payment, booked, and told to staff,
 * in one transaction; repeated or out of order it comes to the same. The guest's payment stays what it was, for the bill
 * was paid. Answers false when it is about no payment of that venue there. ADR 0010.
 */
export const applyDispute = (deps: Deps, news: VerifiedDispute): Promise<boolean> =>
  deps.database.transaction(async run => {
    const paymentId = await disputedPayment(run, news);
    const held = paymentId === null ? [] : await lockTogether(run, await placesOf(run, paymentId));
    const payments = held.map(({ payment }) => payment);
    const amounts = await amountsOf(run, news, payments);
    for (const [index, payment] of payments.entries()) {
      await takeOne(run, deps, payment, { ...news, amount: amounts[index] ?? null });
    }
    return payments.length > 0;
  });
