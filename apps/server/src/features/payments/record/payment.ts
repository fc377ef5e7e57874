import type { Minor } from '@tableside/domain/money';
import type { PaymentFailure, PaymentStatus } from '@tableside/domain/payments';
import type { NextAction, PaymentData } from '@tableside/payments';

/** What a create call led to, kept so that the same request answers the same. */
export type SentIntent = {
  readonly method: string;
  readonly action: NextAction;
  readonly wire: Readonly<Record<string, string>>;
};

/** A payment as its row stands; a cache of its events beside what was asked for. Minor units. */
export type PaymentRow = {
  readonly id: string;
  readonly venue_id: string;
  readonly bill_id: string;
  /** Null: staff took the money. */
  readonly session_id: string | null;
  readonly guest_index: number | null;
  readonly provider: string;
  readonly method: string;
  readonly status: PaymentStatus;
  readonly currency: string;
  readonly amount: Minor;
  readonly tip: Minor;
  readonly fee: Minor;
  readonly total: Minor;
  readonly personnel_id: string | null;
  readonly language: string;
  readonly provider_key: string;
  /** The provider knows it by this, with the others that name it; null: it stands alone. ADR 0034. */
  readonly charge_id: string | null;
  /** Whose account took it; null: the venue's own. */
  readonly account_venue_id: string | null;
  /** The connected account that took it; null: the keys that the venue entered did. ADR 0046. */
  readonly account_ref: string | null;
  readonly provider_ref: string | null;
  readonly next_action: SentIntent | null;
  readonly payment_data: PaymentData | null;
  readonly failure: PaymentFailure | null;
  readonly captured: Minor;
  readonly allocated: Minor;
  readonly refunded: Minor;
  readonly refund_due: Minor;
  readonly suspense: Minor;
  readonly expires_at: Date;
  readonly created_at: Date;
  readonly captured_at: Date | null;
  readonly finished_at: Date | null;
  readonly check_at: Date | null;
  readonly checks: number;
};

export const PAYMENT_COLUMNS = `id, venue_id, bill_id, session_id, guest_index, provider, method, status, currency, amount,
  tip, fee, total, personnel_id, language, provider_key, charge_id, account_venue_id, account_ref, provider_ref,
  next_action, payment_data, failure, captured,
  allocated, refunded, refund_due, suspense, expires_at, created_at, captured_at, finished_at, check_at, checks`;

/**
 * What was given by rounding up a payment: the other payment of a charge that bears the payment's own name. ADR 0042.
 * `payment`: what the query calls it; `sum`: of which column.
 */
export const donationWith = (payment: string, sum: 'total' | 'captured' | 'back'): string =>
  `coalesce((select sum(${sum === 'back' ? 'x.refunded + x.refund_due' : `x.${sum}`}) from payment x
     where x.charge_id = ${payment}.id and x.id <> ${payment}.id), 0)::bigint`;

/** Who told what happened. */
export type EventSource = 'guest' | 'staff' | 'provider' | 'webhook' | 'status' | 'return' | 'system';

/** What a payer wanted to pay for, as the row keeps it. */
export const STORED_SCOPE = {
  all: 'all',
  items: 'items',
  listed: 'items',
  amount: 'amount',
  share: 'amount',
} as const;

/** By what its provider knows a payment: its own id, or that of the charge it is a share of. */
export const nameOf = ({ id, charge_id }: Pick<PaymentRow, 'id' | 'charge_id'>): string => charge_id ?? id;

/** Whose keys at the provider took a payment. */
export const accountOf = ({
  venue_id,
  account_venue_id,
}: Pick<PaymentRow, 'venue_id' | 'account_venue_id'>): string => account_venue_id ?? venue_id;
