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
