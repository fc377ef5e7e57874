import { disputeLines, isDisputeUpdate, moneyAccount } from '@tableside/domain/ledger';
import { type Minor, ZERO } from '@tableside/domain/money';
import type { DisputeEvent } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockBill } from '../../bills/index.ts';
import { postEntry, raiseAlert, resolveAlert } from '../../ledger/index.ts';
import { appendEvent } from '../record/event-store.ts';
import type { PaymentRow } from '../record/payment.ts';
import { lockPayment, placeOfPayment } from '../record/payment-store.ts';
import { announcePayment } from '../view/announce.ts';
import { disputedPayment, type KnownDispute, knownDispute } from './dispute-store.ts';

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
  await postEntry(run, {
    venueId: payment.venue_id,
    kind: 'dispute',
    currency: payment.currency,
    billId: payment.bill_id,
    paymentId: payment.id,
    dedupeKey: `dispute:${payment.id}:${ref}:${known.entries + 1}`,
    at: now,
    data: { dispute: ref, standing, reason },
    lines: disputeLines(known, { standing, amount, account: moneyAccount(account) }),
  });
};

/** A person hears of a dispute as long as it can be answered, and of one that is lost. */
const tell = async ({ run, payment, news, now }: Taking): Promise<void> => {
  const { standing, ref, provider, reason, answerBy } = news;
  const { id: paymentId, venue_id: venueId } = payment;
  const keyOf = (kind: string): string => `${kind}:${provider}:${ref}`;
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

/**
 * Takes in what a provider says of money that a cardholder takes back: noted with the payment, booked, and told to staff,
 * in one transaction; repeated or out of order it comes to the same. The guest's payment stays what it was, for the bill
 * was paid. Answers false when it is about no payment of that venue there. ADR 0010.
 */
export const applyDispute = (deps: Deps, news: VerifiedDispute): Promise<boolean> =>
  deps.database.transaction(async run => {
    const paymentId = await disputedPayment(run, news);
    const place = paymentId && (await placeOfPayment(run, paymentId));
    if (!place) return false;
    await lockBill(run, place.bill_id);
    const payment = await lockPayment(run, place.id);
    if (!payment) return false;
    const { ref, standing, amount, eventId } = news;
    const known = await knownDispute(run, payment.id, ref);
    if (!isDisputeUpdate(known.standing, standing)) return true;
    const now = deps.clock();
    const event = { kind: 'disputed', dispute: ref, standing, amount: amount ?? ZERO } as const;
    if (!(await appendEvent(run, payment.id, { event, source: 'webhook', eventId }, now))) return true;
    const taking = { run, deps, payment, news, known, now };
    await book(taking);
    await tell(taking);
    await announcePayment(run, payment.id);
    return true;
  });
