import type { MoneyAlertKind } from '@tableside/domain/ledger';
import { type LedgerAccount, refundLines } from '@tableside/domain/ledger';
import { MAX_REFUSALS, refundBackoff, SILENT_ALERT_MS } from '@tableside/domain/refunds';
import type { RefundUpdate } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';
import { announceBill } from '../../bills/index.ts';
import { postPaymentEntry, raiseAlert, resolveAlert } from '../../ledger/index.ts';
import { announcePayment } from '../../payments/index.ts';
import type { RefundRow } from '../decide/refund.ts';
import { writeMade, writeWaiting } from './outcome-store.ts';

/** What is known of a refund after somebody said something, or nobody did. `too_small`: its provider gives back no so little. */
export type Outcome = RefundUpdate | { readonly status: 'silent' | 'too_small' };

export type Teller = {
  readonly source: 'staff' | 'provider' | 'webhook';
  /** The provider's name of its news; the same twice is written once. */
  readonly eventId: string | null;
  /** Who of the staff gave the money back; null: the provider. */
  readonly doneBy: string | null;
  /** Where staff took it, if not from where the payment had come on. */
  readonly account?: LedgerAccount;
  /** Their own drawer that they took it from. */
  readonly drawer?: string;
  /** Epoch milliseconds. */
  readonly now: number;
};

const alertKey = (refund: RefundRow): string => `refund:${refund.id}`;
const silenceKey = (refund: RefundRow): string => `refund-silent:${refund.id}`;

const warn = (
  run: Run,
  refund: RefundRow,
  kind: MoneyAlertKind,
  failure: string | null,
  now: number,
): Promise<boolean> =>
  raiseAlert(run, {
    venueId: refund.venue_id,
    paymentId: refund.payment_id,
    kind,
    dedupeKey: kind === 'refund_silent' ? silenceKey(refund) : alertKey(refund),
    data: { refund: refund.id, amount_minor: refund.amount, cause: refund.cause, failure },
    now,
  });

const made = async (run: Run, refund: RefundRow, ref: string | null, teller: Teller): Promise<void> => {
  const { venue_id: venueId, amount } = refund;
  const { now, doneBy } = teller;
  await writeMade(run, refund, { ...teller, ref, at: new Date(now) });
  const entry = {
    venueId,
    kind: 'refund' as const,
    currency: refund.currency,
    billId: refund.bill_id,
    paymentId: refund.payment_id,
    refundId: refund.id,
    dedupeKey: `refund:${refund.id}`,
    at: now,
    data: {
      cause: refund.cause,
      done_by: doneBy,
      provider_ref: ref,
      ...(teller.drawer !== undefined && { drawer: teller.drawer }),
    },
    lines: refundLines(amount, teller.account ?? (refund.account as LedgerAccount)),
  };
  await postPaymentEntry(run, entry, refund.operator);
  if (!refund.given) await announceBill(run, refund.bill_id, 'bill-updated', now);
  for (const dedupeKey of [alertKey(refund), silenceKey(refund)]) {
    await resolveAlert(run, { venueId, dedupeKey, by: doneBy, note: 'refund made', now });
  }
};

/** A refund refused for certain is another one when it is asked again: the old key would only repeat the refusal. */
const keyAfterRefusal = ({ payment_id, number }: RefundRow, refusals: number): string =>
  `${payment_id}:refund:${number}:${refusals + 1}`;

/** `refusals`: with this one. At the last it is a person's. */
const refused = async (
  run: Run,
  refund: RefundRow,
  failure: string | null,
  now: number,
  refusals: number,
): Promise<void> => {
  const givenUp = refusals >= MAX_REFUSALS;
  await writeWaiting(run, refund, {
    status: givenUp ? 'failed' : 'due',
    providerKey: givenUp ? refund.provider_key : keyAfterRefusal(refund, refusals),
    providerRef: null,
    failure,
    tryAt: givenUp ? null : new Date(now + refundBackoff('refused', refusals)),
    tries: 0,
    refusals,
  });
  if (givenUp) await warn(run, refund, 'refund_failed', failure, now);
};

const waits = async (
  run: Run,
  refund: RefundRow,
  status: 'sending' | 'pending' | 'by_hand',
  ref: string | null,
  now: number,
): Promise<void> => {
  const pause =
    status === 'by_hand' ? null : refundBackoff(status === 'sending' ? 'silent' : 'pending', refund.tries);
  await writeWaiting(run, refund, {
    status,
    providerKey: refund.provider_key,
    providerRef: ref ?? refund.provider_ref,
    failure: null,
    tryAt: pause === null ? null : new Date(now + pause),
    tries: status === 'pending' && refund.status !== 'pending' ? 0 : refund.tries,
    refusals: refund.refusals,
  });
};

/**
 * Takes in what became of a refund: its row, and when the money is back the entry, the caches, the event. Bill, payment
 * and refund must be locked. What is made stays made, whatever is said later; silence changes nothing but when it is
 * asked about again. Answers whether anything changed for people.
 */
export const applyOutcome = async (
  run: Run,
  refund: RefundRow,
  outcome: Outcome,
  teller: Teller,
): Promise<boolean> => {
  const { now } = teller;
  if (refund.status === 'succeeded') return false;
  switch (outcome.status) {
    case 'succeeded':
      await made(run, refund, outcome.ref, teller);
      break;
    case 'failed':
      await refused(run, refund, outcome.failure, now, refund.refusals + 1);
      break;
    case 'too_small':
      // It stays too small: nobody waits for another answer.
      await refused(run, refund, 'less than the provider gives back', now, MAX_REFUSALS);
      break;
    case 'by_hand':
      await waits(run, refund, 'by_hand', outcome.ref, now);
      await warn(run, refund, 'refund_by_hand', null, now);
      break;
    case 'pending':
      await waits(run, refund, 'pending', outcome.ref, now);
      break;
    case 'silent':
      await waits(run, refund, refund.status === 'pending' ? 'pending' : 'sending', null, now);
      if (now - refund.created_at.getTime() >= SILENT_ALERT_MS && refund.status !== 'pending') {
        await warn(run, refund, 'refund_silent', null, now);
      }
      return false;
  }
  await announcePayment(run, refund.payment_id);
  return true;
};
