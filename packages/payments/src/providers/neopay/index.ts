import type { PaymentProvider } from '../../port.ts';
import { createIntent, fetchStatus, refund, verifyCredentials } from './api.ts';
import { claimedByReturn, peekPaymentReferences, readReturn, verifyWebhook } from './callback.ts';

/** Bank links of Lithuania, and BLIK. It answers no questions: it tells, or it does not. */
export const neopay: PaymentProvider = {
  id: 'neopay',
  capabilities: {
    methods: ['neopay', 'neopay_blik'],
    settledBy: 'provider',
    creates: 'locally',
    status: 'told',
    refunds: 'by_hand',
    cancels: false,
    lists: false,
    currencies: ['EUR'],
    methodCurrencies: { neopay_blik: ['PLN'] },
    smallest: 1,
    smallestRefund: 1,
    keys: [
      { name: 'projectId', secret: false, pattern: '\\d{1,15}' },
      { name: 'projectKey', secret: true, pattern: '\\S{16,}' },
    ],
    account: 'clearing:neopay',
    webhookAnswer: { status: 'success' },
  },
  addresses: {
    live: { baseUrl: 'https://psd2.neopay.lt', browserUrl: 'https://psd2.neopay.lt' },
    // Projects for testing are at the same place.
    test: { baseUrl: 'https://psd2.neopay.lt', browserUrl: 'https://psd2.neopay.lt' },
    sandbox: { baseUrl: '/neopay', browserUrl: '/neopay' },
  },
  createIntent,
  fetchStatus,
  verifyCredentials,
  peekPaymentReferences,
  verifyWebhook,
  claimedByReturn,
  readReturn,
  refund,
};
