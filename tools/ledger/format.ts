/** The lines of an export, see docs/guide/ledger-export.md. Amounts are whole minor units, debits positive. */
export type VenueLine = {
  readonly type: 'venue';
  readonly format: string;
  readonly venue: string;
  readonly name: string;
  readonly currency: string;
  readonly decimals: number;
  readonly after: number;
  readonly previous_hash: string;
};
export type EndLine = {
  readonly type: 'end';
  readonly venue: string;
  readonly number: number;
  readonly hash: string;
};
type Sealed<Type extends string, Body> = {
  readonly type: Type;
  readonly venue: string;
  readonly number: number;
  readonly sealed_at: string;
  readonly record: Body;
  readonly previous_hash: string;
  readonly hash: string;
};

export type Payment = {
  readonly id: string;
  readonly bill: string;
  readonly currency: string;
  readonly amount: number;
  readonly tip: number;
  readonly fee: number;
  readonly total: number;
};
export type PaymentEvent = {
  readonly id: number;
  readonly payment: string;
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
};
export type Allocation = {
  readonly item: string;
  readonly payment: string;
  readonly amount: number;
  readonly bill: string;
  readonly kind: string;
  readonly price: number;
  readonly discount: number;
};
export type Refund = {
  readonly id: string;
  readonly payment: string;
  readonly amount: number;
  readonly tip: number;
  readonly items: readonly { readonly bill_item_id: string; readonly amount: number }[];
};
export type Entry = {
  readonly id: number;
  readonly kind: string;
  readonly currency: string;
  readonly bill: string | null;
  readonly payment: string | null;
  readonly refund: string | null;
  readonly key: string;
  /** What its sums are made of; of some kinds. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly lines:
    | readonly { readonly account: string; readonly amount: number; readonly personnel: string | null }[]
    | null;
};

export type RecordLine =
  | Sealed<'payment', Payment>
  | Sealed<'event', PaymentEvent>
  | Sealed<'allocation', Allocation>
  | Sealed<'refund', Refund>
  | Sealed<'entry', Entry>;
export type Line = VenueLine | RecordLine | EndLine;

export const FORMAT = 'tableside-ledger/1';
/** The hash before a venue's first record. */
export const FIRST_HASH = '0'.repeat(64);
