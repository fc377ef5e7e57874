import type { PaymentProvider } from '../../port.ts';
import { keyOf } from '../../wire/keys.ts';
import { stripeExponent } from './map.ts';

/** Their wallet button knows a sum and a currency before there is a PaymentIntent ("deferred"). docs.stripe.com/payments/accept-a-payment-deferred */
export const walletAhead: NonNullable<PaymentProvider['walletAhead']> = {
  method: 'stripe',
  of: (account, { currency, language, countryCode }) => ({
    driver: 'stripe',
    script: `${account.browserUrl}/stripe.js`,
    params: {
      publishableKey: keyOf('stripe', account, 'publishableKey'),
      ...(account.speaksFor !== undefined && { stripeAccount: account.speaksFor }),
      locale: language,
      country: countryCode,
      currency: currency.toLowerCase(),
    },
    exponent: stripeExponent(currency),
  }),
};
