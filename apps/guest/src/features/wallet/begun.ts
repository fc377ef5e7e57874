import type { WalletAhead } from '@tableside/contract/http/payments';
import type { Calls, CompositeWish, Follow, Wish } from '../pay/index.ts';

/** What a wallet's button begins a payment for. */
export type Begun = {
  /** What people call it; null: the table's bill, or several orders. */
  readonly label: string | null;
  readonly wish: Wish | CompositeWish;
  /** By what a reload finds its payment again. */
  readonly noteAs: string;
  /** It is paid: what is known of it is asked for anew. */
  readonly onPaid: () => void;
  /** Where its guest goes once this screen has said all of it. */
  readonly follow: Follow;
};

export type WalletUse = {
  /** What the guest agrees to, minor units. */
  readonly amount: number;
  /** The guest has agreed to this sum: makes what is paid for ready, orders or a choice. Null: it cannot be, and that was said. */
  readonly begin: (agreed: number) => Promise<Begun | null>;
  /** The sheet is open or a payment is being made: what it is for stays as it is. */
  readonly onBusy: (busy: boolean) => void;
  /** The payment did not come about. What was made ready stays so. */
  readonly onFailed: (begun: Begun) => void;
  /** Whether the button stands there: this phone has the wallet, and its script came. */
  readonly onThere: (there: boolean) => void;
};

/** Whose accounts take the money, and how sums are written there. */
export type WalletAt = {
  /** What the provider says of its button; null: there is none here, undefined: not known yet. */
  readonly ahead: WalletAhead | null | undefined;
  readonly decimals: number;
  /** A price in major units, as people read it. */
  readonly money: (amount: number) => string;
  /** Calls that take the place of those of one bill. */
  readonly calls?: Calls;
};
