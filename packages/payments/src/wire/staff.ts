import type { Method } from '../port/methods.ts';
import type { PaymentProvider } from '../port.ts';

const NOWHERE = { baseUrl: '', browserUrl: '' };

/** A way to pay that staff take and say so: no keys, no wire, nothing to ask, refunds by hand. */
export const collectedByStaff = (id: string, method: Method, account: string): PaymentProvider => ({
  id,
  capabilities: {
    methods: [method],
    settledBy: 'staff',
    creates: 'locally',
    status: 'told',
    refunds: 'by_hand',
    cancels: false,
    lists: false,
    currencies: null,
    smallest: 1,
    smallestRefund: 1,
    keys: [],
    account,
    webhookAnswer: {},
  },
  addresses: { live: NOWHERE, test: NOWHERE, sandbox: NOWHERE },
  createIntent: async () => ({
    providerRef: null,
    nextAction: { kind: 'none' },
    wire: {},
    status: 'created',
  }),
  fetchStatus: async () => null,
  peekPaymentReferences: () => [],
  verifyWebhook: async () => ({ kind: 'refused', why: 'staff say it, nobody else' }),
  refund: async () => ({ status: 'by_hand', ref: null, failure: null }),
});
