import type { WalletAhead } from '@tableside/contract/http/payments';
import type { DriverEvent, FormAction, FormLook } from './driver.ts';

/** What a wallet's button asks of the screen on which it stands. */
export type WalletHooks = {
  /** The sheet opens: what it is for should stay as it is. */
  readonly opened: () => void;
  /** The guest has agreed to the sum: begins the payment. Null: it cannot be, and the screen has said why. */
  readonly begin: () => Promise<FormAction | null>;
  readonly tell: (event: DriverEvent) => void;
};

export type WalletButton = {
  /** Another sum, in the provider's units. */
  readonly change: (units: number) => void;
  readonly unmount: () => void;
};

/** The button of this phone's wallet before there is a payment. Rejects when the script does not come. */
export type WalletDriver = (
  place: HTMLElement,
  ahead: WalletAhead,
  units: number,
  look: FormLook,
  hooks: WalletHooks,
) => Promise<WalletButton>;
