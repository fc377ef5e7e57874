import type { Wish } from '../pay/index.ts';

/** What a wallet's button begins a payment for. */
export type Begun = {
  readonly kind: 'order' | 'bill';
  /** What people call it; null: the table's bill. */
  readonly label: string | null;
  readonly wish: Wish;
};

export type WalletUse = {
  /** What the guest agrees to, minor units. */
  readonly amount: number;
  /** The guest has agreed to this sum: makes what is paid for ready, an order or a choice. Null: it cannot be, and that was said. */
  readonly begin: (agreed: number) => Promise<Begun | null>;
  /** The sheet is open or a payment is being made: what it is for stays as it is. */
  readonly onBusy: (busy: boolean) => void;
  /** The payment did not come about. What was made ready stays so. */
  readonly onFailed: (begun: Begun) => void;
  /** Whether the button stands there: this phone has the wallet, and its script came. */
  readonly onThere: (there: boolean) => void;
};
