import type { PaymentProvider } from '../../port.ts';
import { peekPaymentReferences, verifyWebhook } from './callback.ts';
import { connecting } from './connect/connecting.ts';
import { passing } from './connect/passing.ts';
import { walletAhead } from './wallet-ahead.ts';

/** Their package is large, so it is loaded with the first call: a server without Stripe starts without it. */
const api = () => import('./api.ts');

/** Where Stripe opens accounts for businesses. */
const COUNTRIES =
  `AE AT AU BE BG BR CA CH CY CZ DE DK EE ES FI FR GB GI GR HK HR HU IE IT JP LI LT LU LV MT MX MY NL NO NZ
  PL PT RO SE SG SI SK TH US`.split(/\s+/);

/** Cards in Stripe's form, and its Apple Pay and Google Pay button; one PaymentIntent serves both. */
export const stripe: PaymentProvider = {
  id: 'stripe',
  capabilities: {
    methods: ['stripe', 'stripe-card'],
    settledBy: 'provider',
    creates: 'once',
    status: 'asked',
    cardTries: 'by_us',
    refunds: 'call',
    cancels: true,
    lists: true,
    currencies: null,
    smallest: 50,
    smallestRefund: 1,
    beginsIn: COUNTRIES,
    keys: [
      { name: 'secretKey', secret: true, pattern: '[rs]k_(test|live)_\\w+', test: '[rs]k_test_' },
      { name: 'publishableKey', secret: false, pattern: 'pk_(test|live)_\\w+', test: 'pk_test_' },
      { name: 'webhookSecret', secret: true, pattern: 'whsec_\\S+' },
    ],
    account: 'clearing:stripe',
    browserOrigins: {
      script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      connect: ['https://api.stripe.com'],
    },
    webhookAnswer: {},
  },
  addresses: {
    live: { baseUrl: 'https://api.stripe.com', browserUrl: 'https://js.stripe.com/endive' },
    // Test keys belong to the same place.
    test: { baseUrl: 'https://api.stripe.com', browserUrl: 'https://js.stripe.com/endive' },
    sandbox: { baseUrl: '', browserUrl: '/stripe' },
  },
  createIntent: async (...call) => (await api()).createIntent(...call),
  walletAhead,
  connecting,
  passing,
  tryCard: async (...call) => (await api()).tryCard(...call),
  fetchStatus: async (...call) => (await api()).fetchStatus(...call),
  verifyCredentials: async (...call) => (await api()).verifyCredentials(...call),
  listPayments: async (...call) => (await api()).listPayments(...call),
  peekPaymentReferences,
  verifyWebhook,
  refund: async (...call) => (await api()).refund(...call),
  fetchRefund: async (...call) => (await api()).fetchRefund(...call),
  cancel: async (...call) => (await api()).cancel(...call),
};
