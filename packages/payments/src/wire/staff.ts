import type { Method } from '../port/methods.ts';
import type { PaymentProvider } from '../port.ts';
import { IN_HOUSE, NO_ADDRESSES } from './in-house.ts';

/** A way to pay that staff take and say so: no keys, no wire, nothing to ask, refunds by hand. */
export const collectedByStaff = (id: string, method: Method, account: string): PaymentProvider => ({
  id,
  capabilities: {
    ...IN_HOUSE,
    methods: [method],
    settledBy: 'staff',
    status: 'told',
    refunds: 'by_hand',
    cancels: false,
    account,
  },
  addresses: NO_ADDRESSES,
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
