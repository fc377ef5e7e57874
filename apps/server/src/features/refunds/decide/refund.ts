import type { RefundSources } from '@tableside/domain/ledger';
import type { Minor } from '@tableside/domain/money';
import type { RatedAmount } from '@tableside/domain/vat';
import type { Operator } from '../../ledger/index.ts';

/** Why money goes back: somebody decided, or it follows from what happened. */
export type RefundCause = 'staff' | 'order_ended' | 'items_taken' | 'late' | 'difference';
/** `by_hand`: only a person can make it. `failed`: the provider refused for good, a person has to find another way. */
export type RefundStatus = 'due' | 'sending' | 'pending' | 'by_hand' | 'succeeded' | 'failed';

/** A refund as its row stands, with what is needed of its payment. Minor units. */
export type RefundRow = {
  readonly id: string;
  readonly venue_id: string;
  readonly payment_id: string;
  readonly bill_id: string;
  /** Its payment was a tip or a donation by card: nobody looks at that bill. */
  readonly given: boolean;
  readonly number: number;
  readonly cause: RefundCause;
  readonly amount: Minor;
  readonly status: RefundStatus;
  readonly provider_key: string;
  readonly provider_ref: string | null;
  readonly created_at: Date;
  readonly tries: number;
  readonly refusals: number;
  readonly currency: string;
  /** The account its payment came on. */
  readonly account: string;
  /** Whose account at the provider took its payment, and by which name; null: the venue's own. */
  readonly operator: Operator | null;
  /** What of it had paid for pieces of the bill. */
  readonly of_bill: Minor;
};

/** A piece that money goes back for; absent `loyalty`: nothing that a member had off goes with it. */
export type PieceBack = { readonly id: string; readonly amount: Minor; readonly loyalty?: Minor };

/** What the entry of a due refund tells beside its lines; the books are checked against it. */
export type DueData = Omit<RefundSources, 'personnelId'> & {
  readonly cause: RefundCause;
  readonly of_bill: Minor;
  readonly pieces: readonly PieceBack[];
  /** Of dishes and fees, by rate of VAT; absent: no rate of them was kept. */
  readonly vat?: readonly RatedAmount[];
};
