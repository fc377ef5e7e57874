import { api } from '../../../data/api.ts';
import type { Payment } from '../../../data/payments.ts';

/** What a bank put into the address with which the guest came back. STATUS-02, RESULT-02. */
export type Return =
  /** A token that says which payment it was; our server knows whether it is true. */
  | { readonly kind: 'token'; readonly read: (session: string) => Promise<Payment> }
  /** The bank says it is still under way. STATUS-11. */
  | { readonly kind: 'pending' }
  /** The guest or the bank broke it off; some say so in a token. STATUS-10. */
  | { readonly kind: 'canceled'; readonly read: ((session: string) => Promise<Payment>) | null }
  | { readonly kind: 'none' };

/** Montonio's return. MENU-37. */
const readOrderToken = (orderToken: string) => async (session: string) =>
  (await api('POST /payments/montonio/callback/{session}', { session, body: { orderToken } })).payment;

/** Neopay's return. STATUS-16. */
const readToken = (token: string) => () =>
  api('POST /payments/neopay/check-payment-status', { body: { token } });

/** Reads the return address; what it says is a hint and never proof. */
export const returnOf = (query: URLSearchParams): Return => {
  const orderToken = query.get('order-token');
  if (orderToken) return { kind: 'token', read: readOrderToken(orderToken) };
  if (query.get('canceled') === '1' || query.has('error-message')) {
    const data = query.has('neopay-callback') ? query.get('data') : null;
    return { kind: 'canceled', read: data ? readToken(data) : null };
  }
  const token = query.get('token');
  if (token && query.has('neopay-callback')) return { kind: 'token', read: readToken(token) };
  return query.get('pending') === '1' ? { kind: 'pending' } : { kind: 'none' };
};
