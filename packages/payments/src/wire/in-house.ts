const NOWHERE = { baseUrl: '', browserUrl: '' };

/** A way to pay that no company on the wire is behind: money in somebody's hand, or at the venue's own device. */
export const IN_HOUSE = {
  creates: 'locally',
  lists: false,
  currencies: null,
  smallest: 1,
  smallestRefund: 1,
  keys: [],
  webhookAnswer: {},
} as const;

export const NO_ADDRESSES = { live: NOWHERE, test: NOWHERE, sandbox: NOWHERE };
