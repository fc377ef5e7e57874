import type { PieceKind } from '@tableside/domain/ledger';
import type { Minor } from '@tableside/domain/money';
import type { RatedAmount } from '@tableside/domain/vat';
import type { PaymentData } from '@tableside/payments';

/** A piece that a payment paid for. */
export type SoldPiece = {
  readonly kind: PieceKind;
  /** Empty for a fee and a tip: papers have their own words for them. */
  readonly name: string;
  readonly modifiers: readonly { readonly name: string; readonly quantity: number }[];
  /** Before discounts, and what was paid for it. */
  readonly price: Minor;
  readonly amount: Minor;
  /** What of the difference a member had off. */
  readonly loyalty: Minor;
  /** The VAT rate that it was ordered at; null: none was kept. */
  readonly vatPercent: number | null;
  readonly partNumber: number | null;
  readonly partCount: number | null;
};

/** A payment that brought money, with everything its papers say. Minor units. */
export type Sold = {
  readonly paymentId: string;
  readonly venueId: string;
  readonly method: string;
  readonly paymentData: PaymentData | null;
  /** Of whoever paid; empty: staff took it, who are asked for no language. */
  readonly language: string;
  readonly currency: string;
  readonly tip: Minor;
  readonly fee: Minor;
  readonly captured: Minor;
  /** What was given by rounding it up, to whom and how much of that went back; `name` null: nothing was. */
  readonly donation: { readonly name: string | null; readonly amount: Minor; readonly back: Minor };
  /** Given back or on its way back, everything together. */
  readonly givenBack: Minor;
  /** Of that, what was given back of things sold, by rate: without tips and without money that never paid for anything. */
  readonly givenBackByRate: readonly RatedAmount[];
  readonly capturedAt: Date;
  readonly tableName: string;
  readonly tableFlags: Readonly<Record<string, boolean>>;
  /** The number people say aloud; null: a table's bill. */
  readonly orderNumber: number | null;
  readonly pieces: readonly SoldPiece[];
  /** Its fiscal receipt, once the printer said its numbers; null: none was printed. */
  readonly fiscal: {
    readonly device: string;
    readonly number: number;
    readonly document: number | null;
  } | null;
};
