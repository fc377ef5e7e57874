import type { NextAction } from '@tableside/contract/http/payments';
import type { Wallet } from '../../../app/wallet-here.ts';

/** A form or a wallet button of a provider's own script. */
export type FormAction = Extract<NextAction, { kind: 'card_form' | 'wallet_sheet' }>;

/**
 * Why a payment did not come about, in our words; `unconfirmed`: the guest or their bank did not confirm it, `details`: the
 * card's data are not complete, `paused`: no cards are taken now. PAY-30, PAY-41…44.
 */
export type PayFailure = 'insufficient_funds' | 'declined' | 'unconfirmed' | 'generic' | 'details' | 'paused';

/** What a form tells, whoever's it is. */
export type DriverEvent =
  | { readonly kind: 'ready' }
  | { readonly kind: 'complete'; readonly complete: boolean }
  /** The provider or the bank is at work. */
  | { readonly kind: 'busy' }
  /** The guest closed the wallet. */
  | { readonly kind: 'canceled' }
  | {
      readonly kind: 'failed';
      readonly failure: PayFailure;
      /** The provider's own words, where they are meant for guests. PAY-38. */
      readonly message: string | null;
      /** This payment is over: another try needs another one. */
      readonly spent: boolean;
    }
  /** No answer: it may have been charged, so nobody may pay again before that is known. */
  | { readonly kind: 'unclear' }
  /** Not on this phone, or the script did not come. */
  | { readonly kind: 'unavailable' }
  /** The form says it is done; whether money came only our server says. */
  | { readonly kind: 'done' };

/** The venue's look as the page has it now, for forms that stand in frames of others. Colours as CSS. */
export type FormLook = {
  readonly text: string;
  readonly muted: string;
  readonly danger: string;
  readonly surface: string;
  readonly primary: string;
  readonly font: string;
  readonly dark: boolean;
  /** The one wallet whose button is shown. */
  readonly wallet: Wallet | null;
};

export type Mounted = {
  /** Sends what was typed; wallets start by their own button. */
  readonly pay: () => void;
  /** The same form for another payment: the sum changed. */
  readonly change: (action: FormAction) => void;
  readonly unmount: () => void;
};

/** One provider's forms. `place` stands in the document and has an id. Rejects when the script does not come. */
export type Driver = (
  place: HTMLElement,
  action: FormAction,
  look: FormLook,
  tell: (event: DriverEvent) => void,
) => Promise<Mounted>;
