import type { CommissionPaperKind, Month } from '@tableside/domain/food-courts';
import type { Minor } from '@tableside/domain/money';
import type { InvoicePaper, Numbered } from '../../invoices/index.ts';

/** What a paper to a stall says, for good. */
export type CommissionContent = InvoicePaper & {
  /** Of which days, both included. */
  readonly from: string;
  readonly to: string;
  /** What the stall is called. */
  readonly stallName: string;
  /** Which invoice a credit note takes from: the last one before it. */
  readonly corrects: { readonly number: string; readonly issuedAt: string } | null;
};

export type NewCommissionPaper = Numbered<CommissionContent> & {
  readonly venueId: string;
  readonly stallId: string;
  readonly month: Month;
  readonly kind: CommissionPaperKind;
  readonly series: string;
  readonly year: number;
  readonly sequence: number;
  readonly issuedBy: string;
};

export type CommissionPaper = Numbered<CommissionContent> & {
  readonly id: string;
  readonly venueId: string;
  readonly stallId: string;
  readonly month: Month;
  readonly kind: CommissionPaperKind;
};

/** What of a month was invoiced to a stall, less what was credited. Minor units. */
export type Invoiced = { readonly stall: string; readonly month: Month; readonly amount: Minor };
