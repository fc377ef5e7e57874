import { randomBytes } from 'node:crypto';
import type { Behaviour } from '../../control/behaviours.ts';
import type { Card } from './cards.ts';

type Metadata = Readonly<Record<string, string>>;

/** Things as the wire shows them. Amounts in minor units, instants in seconds. */
export type Intent = {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly amount_capturable: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled';
  readonly capture_method: 'automatic' | 'automatic_async' | 'manual';
  /** `manual`: every try of a card needs the secret key. */
  readonly confirmation_method: 'automatic' | 'manual';
  readonly client_secret: string;
  readonly created: number;
  readonly livemode: false;
  readonly latest_charge: string | null;
  readonly last_payment_error: object | null;
  readonly next_action: object | null;
  readonly payment_method: string | null;
  readonly cancellation_reason: string | null;
  readonly canceled_at: number | null;
  readonly metadata: Metadata;
  readonly transfer_group: string | null;
  readonly transfer_data: { readonly destination: string; readonly amount?: number } | null;
  readonly application_fee_amount: number | null;
  readonly [field: string]: unknown;
};

export type Charge = {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly captured: boolean;
  readonly paid: boolean;
  readonly refunded: boolean;
  readonly status: 'succeeded' | 'failed';
  readonly currency: string;
  readonly created: number;
  readonly payment_intent: string;
  readonly transfer: string | null;
  readonly [field: string]: unknown;
};

export type Refund = {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly status: 'succeeded' | 'failed' | 'pending';
  readonly payment_intent: string;
  readonly charge: string;
  readonly [field: string]: unknown;
};

export type Transfer = {
  readonly id: string;
  readonly object: 'transfer';
  readonly amount: number;
  readonly amount_reversed: number;
  readonly source_transaction: string | null;
  readonly [field: string]: unknown;
};

export type Other = {
  readonly id: string;
  readonly object:
    | 'event'
    | 'payment_method'
    | 'transfer_reversal'
    | 'account'
    | 'account_link'
    | 'application'
    | 'payment_method_domain'
    | 'dispute';
  readonly [field: string]: unknown;
};

export type StripeObject = Intent | Charge | Refund | Transfer | Other;

/** A thing with what the wire does not show. */
export type Stored<T extends StripeObject = StripeObject> = {
  /** Whose key made it, with the connected account where one was named. */
  readonly owner: string;
  readonly object: T;
  /** Of an intent: what still has to happen to it. */
  readonly behaviours?: readonly Behaviour[];
  /** Of an intent: the card that waits for its 3DS page, or for the shop's word after it. Of a payment method: the card. */
  readonly card?: Card | undefined;
  /** Of an intent: where the guest goes back to from a page of ours. */
  readonly returnUrl?: string | undefined;
  /** Of a refund: the idempotency key of the call. */
  readonly key?: string | null;
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const randomText = (length: number): string =>
  Array.from(randomBytes(length), byte => LETTERS[byte % LETTERS.length]).join('');

export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`;

/** How we know a payment: our uuid if the caller gave it, else the provider's id. */
export const referenceOf = ({ metadata, id }: Intent): string => metadata.payment_uuid ?? id;
