/** A bill as an external till keeps it. Amounts in minor units. */
export type TillBill = {
  readonly id: string;
  /** The table's name, as both sides call it. */
  readonly table: string;
  /** Grows with each change: an older one tells nothing new. */
  readonly version: number;
  readonly status: 'open' | 'closed';
  readonly precheckPrinted: boolean;
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    /** One of it, its modifiers included. */
    readonly unitPrice: number;
    readonly modifiers: readonly { readonly name: string; readonly price: number }[];
    readonly note: string;
    readonly voided: boolean;
    /** Our order that brought the line; null: typed in at the till. */
    readonly orderReference: string | null;
  }[];
  /** `reference` is ours for payments that we told the till of. */
  readonly payments: readonly { readonly reference: string; readonly amount: number }[];
  readonly due: number;
};

export type TillOrder = {
  /** The same reference is the same order, however often it is sent. */
  readonly reference: string;
  readonly table: string;
  readonly currency: string;
  /** One line a portion, in the order of the bill. */
  readonly lines: readonly {
    readonly name: string;
    readonly unitPrice: number;
    readonly modifiers: readonly string[];
    readonly note: string;
  }[];
};

export type TillPayment = {
  readonly reference: string;
  readonly method: 'online' | 'card' | 'cash';
  readonly amount: number;
  readonly tip: number;
};

/** What became of something at the till; `bill` as it is there now, null where the till keeps none of its own. */
export type TillAnswer =
  | { readonly kind: 'done'; readonly bill: TillBill | null }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * A point of sale. Calls throw {@link TillSilent} when it is not known whether they had an effect: the same call again
 * finds out.
 */
export type PosAdapter = {
  /** The bills are ours, and nothing is sent anywhere. */
  readonly isBuiltIn: boolean;
  readonly placeOrder: (order: TillOrder) => Promise<TillAnswer>;
  readonly takePayment: (billId: string, payment: TillPayment) => Promise<TillAnswer>;
  /** Null: the till has no such bill. */
  readonly readBill: (billId: string) => Promise<TillBill | null>;
};

/** No answer, or none that can be read. */
export class TillSilent extends Error {
  constructor(cause: unknown) {
    super('the till gave no answer', { cause });
    this.name = 'TillSilent';
  }
}
