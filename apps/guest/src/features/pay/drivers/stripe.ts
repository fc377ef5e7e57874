import type { Driver, FormAction, FormLook } from './driver.ts';
import { loadScript } from './load-script.ts';
import type { StripeConstructor, StripeElement, StripeJs, StripeResult } from './stripe-js.ts';
import { outcomeOf } from './stripe-outcome.ts';
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

const concluding = (work: Promise<StripeResult>, tell: Tell): Promise<void> =>
  work.then(
    result => tell(outcomeOf(result)),
    () => tell({ kind: 'unclear' }),
  );

/** The card field belongs to no payment, so what was typed outlives a change of the tip. */
const mountCard: Mounter = (stripe, place, first, look, tell) => {
  let { clientSecret = '' } = first.params;
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
      void concluding(stripe.confirmCardPayment(clientSecret, { payment_method: { card } }), tell);
    },
    change: ({ params }) => {
      clientSecret = params.clientSecret ?? '';
    },
    unmount: () => card.destroy(),
  };
};

/** Apple Pay and Google Pay: the button shows the sum of one payment, so another sum is another button. */
const mountWallet: Mounter = (stripe, place, first, look, tell) => {
  let element: StripeElement | undefined;
  const open = ({ params }: FormAction) => {
    element?.destroy();
    const { clientSecret = '', returnUrl = '' } = params;
    const { appearance, options } = walletLook(look);
    const elements = stripe.elements({ clientSecret, appearance });
    element = elements.create('expressCheckout', options);
    element.on<WalletReady>('ready', ({ availablePaymentMethods }) =>
      tell({ kind: availablePaymentMethods ? 'ready' : 'unavailable' }),
    );
    element.on('loaderror', () => tell({ kind: 'unavailable' }));
    element.on<{ resolve: () => void }>('click', event => event.resolve());
    element.on('cancel', () => tell({ kind: 'canceled' }));
    element.on<WalletConfirm>('confirm', event => {
      tell({ kind: 'busy' });
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
  const stripe = Stripe(action.params.publishableKey ?? '', { locale: action.params.locale ?? 'auto' });
  const mount = action.kind === 'card_form' ? mountCard : mountWallet;
  return mount(stripe, place, action, look, tell);
};
export default driver;
export { wallet } from './stripe-wallet.ts';
