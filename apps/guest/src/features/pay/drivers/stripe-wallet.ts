import { loadScript } from './load-script.ts';
import { openStripe, type StripeConstructor } from './stripe-js.ts';
import { outcomeOf } from './stripe-outcome.ts';
import { type WalletConfirm, type WalletReady, walletLook } from './stripe-wallet-look.ts';
import type { WalletDriver } from './wallet.ts';

/** Stripe: the wallet's sheet opens at a sum, and the payment is made between the guest's word and the charge. */
export const wallet: WalletDriver = async (
  place,
  { script, params },
  first,
  look,
  { opened, begin, tell },
) => {
  await loadScript(script);
  const { Stripe } = window as { Stripe?: StripeConstructor };
  if (!Stripe) throw new Error('the script set nothing');
  const { currency } = params;
  const stripe = openStripe(Stripe, params);
  const { appearance, options } = walletLook(look);
  let amount = first;
  const elements = stripe.elements({ mode: 'payment', amount, currency, appearance });
  const element = elements.create('expressCheckout', options);
  element.on<WalletReady>('ready', ({ availablePaymentMethods }) =>
    tell({ kind: availablePaymentMethods ? 'ready' : 'unavailable' }),
  );
  element.on('loaderror', () => tell({ kind: 'unavailable' }));
  element.on<{ resolve: () => void }>('click', event => {
    opened();
    event.resolve();
  });
  element.on('cancel', () => tell({ kind: 'canceled' }));
  element.on<WalletConfirm>('confirm', async event => {
    const giveUp = () => event.paymentFailed?.({ reason: 'fail' });
    let sent = false;
    try {
      const { error } = await elements.submit();
      const action = error ? null : await begin();
      if (!action) {
        giveUp();
        tell({ kind: 'canceled' });
        return;
      }
      const { clientSecret = '', returnUrl = '' } = action.params;
      const confirmParams = { return_url: returnUrl };
      sent = true;
      const redirect = 'if_required';
      const result = await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect });
      if (result.error) giveUp();
      tell(outcomeOf(result));
    } catch {
      // Once it is sent nobody here knows whether the card was charged.
      tell({ kind: sent ? 'unclear' : 'canceled' });
    }
  });
  element.mount(place);
  return {
    change: units => {
      if (units === amount) return;
      amount = units;
      elements.update({ amount });
    },
    unmount: () => element.destroy(),
  };
};
