import type { Driver, DriverEvent, FormAction, FormLook } from './driver.ts';
import { loadScript } from './load-script.ts';
import {
  openStripe,
  type StripeConstructor,
  type StripeElement,
  type StripeJs,
  type StripeResult,
} from './stripe-js.ts';
import { outcomeOf } from './stripe-outcome.ts';
import { tryByServer } from './stripe-tried.ts';
import { type WalletConfirm, type WalletReady, walletLook } from './stripe-wallet-look.ts';

type Tell = Parameters<Driver>[3];
type Mounter = (
  stripe: StripeJs,
  place: HTMLElement,
  action: FormAction,
  look: FormLook,
  tell: Tell,
) => Awaited<ReturnType<Driver>>;

/** Below 16 px phones zoom in on the field. */
const FIELD_SIZE = '16px';

const telling = (work: Promise<DriverEvent>, tell: Tell): Promise<void> =>
  work.then(tell, () => tell({ kind: 'unclear' }));

const concluding = (work: Promise<StripeResult>, tell: Tell): Promise<void> =>
  telling(work.then(outcomeOf), tell);

/** The card field belongs to no payment, so what was typed outlives a change of the tip. */
const mountCard: Mounter = (stripe, place, first, look, tell) => {
  let { clientSecret = '', tryAs } = first.params;
  const base = {
    color: look.text,
    iconColor: look.muted,
    fontFamily: look.font,
    fontSize: FIELD_SIZE,
    '::placeholder': { color: look.muted },
  };
  const card = stripe.elements({}).create('card', {
    hidePostalCode: true,
    disableLink: true,
    style: { base, invalid: { color: look.danger, iconColor: look.danger } },
  });
  card.on('ready', () => tell({ kind: 'ready' }));
  card.on<{ complete: boolean }>('change', ({ complete }) => tell({ kind: 'complete', complete }));
  card.mount(place);
  return {
    pay: () => {
      tell({ kind: 'busy' });
      if (tryAs === undefined) {
        void concluding(stripe.confirmCardPayment(clientSecret, { payment_method: { card } }), tell);
      } else {
        const naming = stripe.createPaymentMethod({ type: 'card', card });
        void telling(tryByServer(stripe, tryAs, clientSecret, naming), tell);
      }
    },
    change: ({ params }) => {
      clientSecret = params.clientSecret ?? '';
      tryAs = params.tryAs;
    },
    unmount: () => card.destroy(),
  };
};

/** Apple Pay and Google Pay: the button shows the sum of one payment, so another sum is another button. */
const mountWallet: Mounter = (stripe, place, first, look, tell) => {
  let element: StripeElement | undefined;
  const open = ({ params }: FormAction) => {
    element?.destroy();
    const { clientSecret = '', returnUrl = '', tryAs, amount, currency } = params;
    const { appearance, options } = walletLook(look);
    // What is to be named before it is paid stands at a sum and not at a payment.
    const sum = { mode: 'payment', amount: Number(amount), currency, paymentMethodTypes: ['card'] };
    const ahead = { ...sum, paymentMethodCreation: 'manual' };
    const elements = stripe.elements({ ...(tryAs ? ahead : { clientSecret }), appearance });
    const named = async () => {
      const { error } = await elements.submit();
      return error ? { error } : stripe.createPaymentMethod({ elements });
    };
    element = elements.create('expressCheckout', options);
    element.on<WalletReady>('ready', ({ availablePaymentMethods }) =>
      tell({ kind: availablePaymentMethods ? 'ready' : 'unavailable' }),
    );
    element.on('loaderror', () => tell({ kind: 'unavailable' }));
    element.on<{ resolve: () => void }>('click', event => event.resolve());
    element.on('cancel', () => tell({ kind: 'canceled' }));
    element.on<WalletConfirm>('confirm', event => {
      tell({ kind: 'busy' });
      if (tryAs) {
        const tried = tryByServer(stripe, tryAs, clientSecret, named()).then(outcome => {
          if (outcome.kind === 'failed') event.paymentFailed?.({ reason: 'fail' });
          return outcome;
        });
        void telling(tried, tell);
        return;
      }
      const confirmParams = { return_url: returnUrl };
      const work = stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' });
      const closing = work.then(result => {
        if (result.error) event.paymentFailed?.({ reason: 'fail' });
        return result;
      });
      void concluding(closing, tell);
    });
    element.mount(place);
  };
  open(first);
  return { pay: () => undefined, change: open, unmount: () => element?.destroy() };
};

/** Stripe: the card field, and the button of the phone's wallet. */
const driver: Driver = async (place, action, look, tell) => {
  await loadScript(action.script);
  const { Stripe } = window as { Stripe?: StripeConstructor };
  if (!Stripe) throw new Error('the script set nothing');
  const stripe = openStripe(Stripe, action.params);
  const mount = action.kind === 'card_form' ? mountCard : mountWallet;
  return mount(stripe, place, action, look, tell);
};
export default driver;
export { wallet } from './stripe-wallet.ts';
