import type { Minor } from '@tableside/domain/money';
import type { Presence } from '@tableside/domain/venue';

/** A bill as its row stands; who holds one from {@link ./lock.ts} is the only one who may change it. Minor units. */
export type Bill = {
  readonly id: string;
  readonly venueId: string;
  /** Null: a tip or a donation by card, which belongs to no table. */
  readonly tableId: string | null;
  readonly visitId: string | null;
  /** `order`: of an order that is paid on its own; `table`: of a party; `tip`, `donation`: given by card. ADR 0032 */
  readonly kind: 'order' | 'table' | 'tip' | 'donation';
  readonly orderId: string | null;
  /** What was taken off the order of a bill of kind `order`, if anything. */
  readonly couponCode: string | null;
  readonly couponKind: string | null;
  /** Unique number; an order's own for a bill of kind `order`. */
  readonly number: string;
  readonly status: 'open' | 'closed' | 'void';
  readonly currency: string;
  readonly decimals: number;
  readonly subtotal: Minor;
  readonly discount: Minor;
  readonly total: Minor;
  /** Allocated to its pieces by captured payments. */
  readonly paid: Minor;
  readonly refunded: Minor;
  /** Money the external till took itself. */
  readonly paidAtTill: Minor;
  /** Still to pay. */
  readonly left: Minor;
  /** How much more is open here than at the external till, when that was read last. */
  readonly tillGap: Minor;
  /** An external till keeps it: dishes and discounts are changed there. */
  readonly isAtTill: boolean;
  readonly tillState: 'here' | 'sending' | 'sent' | 'failed';
  /** What staff took off by hand so far. */
  readonly takenOff: Minor;
  /** A member showed their card for the bill as a whole. */
  readonly loyaltyApplied: boolean;
  readonly revision: number;
  readonly precheckPrinted: boolean;
  /** Whom its guest events are for; null: the phone that gives asks. */
  readonly audience: `visit:${string}` | `session:${string}` | null;
  /** What decides where a paid order goes. */
  readonly choices: {
    readonly presence: Presence;
    readonly acceptance: 'manual' | 'auto';
    readonly defaultWaitMinutes: number;
  };
};

/** What a payer wants to pay for. */
export type Scope =
  | { readonly kind: 'all' }
  /** What this session holds. */
  | { readonly kind: 'items' }
  /** Named by staff. */
  | { readonly kind: 'listed'; readonly items: readonly string[] }
  | { readonly kind: 'amount'; readonly amount: Minor }
  /** One of so many equal shares of what is left. */
  | { readonly kind: 'share'; readonly between: number };

export type Payer = {
  /** Null: staff take the money; a guest's finger or begun payment does not keep them from it, money under way does. */
  readonly sessionId: string | null;
  readonly guestIndex: number | null;
  readonly scope: Scope;
  /** What this payer has begun to pay for already: the same amount again is the same pieces again. */
  readonly begun?: readonly (readonly PieceAmount[])[];
  /** Epoch milliseconds. */
  readonly now: number;
};

/** A piece of a bill and how much of it; a piece is always paid whole. */
export type PieceAmount = { readonly id: string; readonly amount: Minor };

/** A bill as far as it is needed before it is paid. */
export type UnpaidBill = Omit<Bill, 'choices'>;
