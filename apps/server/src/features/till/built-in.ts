import type { PosAdapter } from './port.ts';

/** The default till: the venue's bills are kept here, so everything is there the moment it happens. */
export const builtInTill: PosAdapter = {
  isBuiltIn: true,
  placeOrder: async () => ({ kind: 'done', bill: null }),
  takePayment: async () => ({ kind: 'done', bill: null }),
  readBill: async () => null,
};
