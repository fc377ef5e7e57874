import type { Passing, ProviderAccount } from '../../../port.ts';

/** As of the rest: the package is loaded with the first call. */
const api = () => import('./transfer-api.ts');

const isSame = (one: ProviderAccount, other: ProviderAccount): boolean =>
  one.baseUrl === other.baseUrl && one.keys.secretKey === other.keys.secretKey;

/**
 * Stripe's separate charges and transfers: the account that others were opened through charges, and sends each its share.
 * Accounts that were opened so cannot send anything to one another. docs.stripe.com/connect/separate-charges-and-transfers
 */
export const passing: Passing = {
  canPass: (account, opener) => account.speaksFor === undefined && isSame(account, opener),
  transfer: async (...call) => (await api()).transfer(...call),
  findTransfer: async (...call) => (await api()).findTransfer(...call),
  reverse: async (...call) => (await api()).reverse(...call),
  findReversal: async (...call) => (await api()).findReversal(...call),
  list: async (...call) => (await api()).listTransfers(...call),
};
