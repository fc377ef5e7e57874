import type { PaymentProvider } from '../../port.ts';
import { createIntent, fetchRefund, fetchStatus, refund, verifyCredentials } from './api.ts';
import { peekPaymentReferences, verifyWebhook } from './callback.ts';

/** Cards in Solidgate's form, and its Apple Pay and Google Pay buttons. */
export const solidgate: PaymentProvider = {
  id: 'solidgate',
  capabilities: {
    methods: ['solid-card', 'solid-wallet'],
    settledBy: 'provider',
    creates: 'locally',
    status: 'asked',
    cardTries: 'once',
    refunds: 'call',
    cancels: false,
    lists: false,
    currencies: null,
    smallest: 50,
    smallestRefund: 1,
    beginsIn: 'elsewhere',
    keys: [
      { name: 'publicKey', secret: false, pattern: 'api_pk_\\S+' },
      // Its first 32 characters are the key that intents are encrypted with.
      { name: 'secretKey', secret: true, pattern: 'api_sk_\\S{25,}' },
      { name: 'webhookPublicKey', secret: false, pattern: 'wh_pk_\\S+' },
      { name: 'webhookSecretKey', secret: true, pattern: 'wh_sk_\\S+' },
    ],
    account: 'clearing:solidgate',
    browserOrigins: {
      script: ['https://cdn.solidgate.com', 'https://pay.google.com', 'https://applepay.cdn-apple.com'],
      frame: ['https://*.solidgate.com', 'https://pay.google.com'],
      connect: ['https://*.solidgate.com', 'https://pay.google.com'],
    },
    webhookAnswer: {},
  },
  addresses: {
    live: { baseUrl: 'https://pay.solidgate.com/api/v1', browserUrl: 'https://cdn.solidgate.com' },
    // Test keys belong to the same place.
    test: { baseUrl: 'https://pay.solidgate.com/api/v1', browserUrl: 'https://cdn.solidgate.com' },
    sandbox: { baseUrl: '/solidgate/api/v1', browserUrl: '/solidgate' },
  },
  createIntent,
  fetchStatus,
  verifyCredentials,
  peekPaymentReferences,
  verifyWebhook,
  refund,
  fetchRefund,
};
