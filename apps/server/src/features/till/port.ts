import type { TillBill } from '../bills/index.ts';

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
