import type { PaymentProvider } from '../../port.ts';
import { createIntent, fetchRefund, fetchStatus, refund, verifyCredentials } from './api.ts';
import { claimedByReturn, peekPaymentReferences, readReturn, verifyWebhook } from './callback.ts';

/** Bank links of the Baltic countries, Finland and Poland. */
export const montonio: PaymentProvider = {
  id: 'montonio',
  capabilities: {
    methods: ['montonio'],
    settledBy: 'provider',
    creates: 'each_time',
    status: 'asked',
    refunds: 'call',
    cancels: false,
    lists: false,
    currencies: ['EUR', 'PLN'],
    smallest: 1,
    smallestRefund: 5,
    keys: [
      { name: 'accessKey', secret: false, pattern: '\\S{8,}' },
      { name: 'secretKey', secret: true, pattern: '\\S{16,}' },
    ],
    account: 'clearing:montonio',
    webhookAnswer: {},
  },
  addresses: {
    live: {
      baseUrl: 'https://stargate.montonio.com/api',
      browserUrl: 'https://stargate.montonio.com',
    },
    test: {
      baseUrl: 'https://sandbox-stargate.montonio.com/api',
      browserUrl: 'https://sandbox-stargate.montonio.com',
    },
    sandbox: { baseUrl: '/montonio/api', browserUrl: '/montonio' },
  },
  createIntent,
  fetchStatus,
  verifyCredentials,
  peekPaymentReferences,
  verifyWebhook,
  claimedByReturn,
  readReturn,
  refund,
  fetchRefund,
};
