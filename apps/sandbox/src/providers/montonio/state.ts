import type { Behaviour } from '../../control/behaviours.ts';

/** How Montonio names where an order stands; the payer's bank moves it. providers.md §2. */
export type MontonioStatus =
  | 'PENDING'
  | 'AUTHORIZED'
  | 'PAID'
  | 'ABANDONED'
  | 'VOIDED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED';

export type MontonioRefund = {
  readonly uuid: string;
  readonly amount: number;
  readonly key: string;
  readonly status: 'SUCCESSFUL' | 'REJECTED';
  /** `refundStatusDescription` of a rejected one. */
  readonly reason: string | null;
  readonly createdAt: string;
};

/** What the shop asked for when it made the order. Amounts are minor units. */
export type MontonioRequest = {
  /** Whose order it is; its news are signed with the key that belongs to it. */
  readonly accessKey: string;
  readonly merchantReference: string;
  readonly merchantReferenceDisplay: string | null;
  readonly returnUrl: string;
  readonly notificationUrl: string;
  readonly grandTotal: number;
  readonly currency: string;
  readonly locale: string;
  readonly method: string;
  readonly preferredProvider: string | null;
  readonly expiresAt: string | null;
};

export type MontonioPayer = {
  readonly iban: string | null;
  readonly name: string | null;
  readonly bank: string | null;
};

export type MontonioOrder = MontonioRequest & {
  readonly uuid: string;
  readonly createdAt: string;
  readonly behaviours: readonly Behaviour[];
  readonly status: MontonioStatus;
  /** What the payer's bank took; zero until the order is paid. */
  readonly captured: number;
  readonly payer: MontonioPayer | null;
  /** Why the bank refused, for the book only: the wire does not tell. */
  readonly reason: string | null;
  readonly refunds: readonly MontonioRefund[];
};

export type MontonioEntry =
  | {
      readonly made: string;
      readonly at: string;
      readonly request: MontonioRequest;
      readonly behaviours: readonly Behaviour[];
    }
  | {
      readonly moved: string;
      readonly status: 'AUTHORIZED' | 'PAID' | 'ABANDONED' | 'VOIDED';
      readonly captured: number;
      readonly payer: MontonioPayer | null;
      readonly reason: string | null;
    }
  | { readonly refunded: string; readonly refund: MontonioRefund };

export type MontonioState = Map<string, MontonioOrder>;

export const refundedOf = (order: MontonioOrder): number =>
  order.refunds.reduce((total, { amount, status }) => total + (status === 'SUCCESSFUL' ? amount : 0), 0);

const withRefund = (order: MontonioOrder, refund: MontonioRefund): MontonioOrder => {
  const after = { ...order, refunds: [...order.refunds, refund] };
  const back = refundedOf(after);
  if (back === 0) return after;
  return { ...after, status: back >= order.captured ? 'REFUNDED' : 'PARTIALLY_REFUNDED' };
};

/** The book replayed: state is nothing but the fold of its lines. */
export const montonioFold = {
  empty: (): MontonioState => new Map(),
  apply: (state: MontonioState, entry: MontonioEntry): MontonioState => {
    if ('made' in entry) {
      return state.set(entry.made, {
        ...entry.request,
        uuid: entry.made,
        createdAt: entry.at,
        behaviours: entry.behaviours,
        status: 'PENDING',
        captured: 0,
        payer: null,
        reason: null,
        refunds: [],
      });
    }
    const order = state.get('moved' in entry ? entry.moved : entry.refunded);
    if (!order) return state;
    if ('refunded' in entry) return state.set(order.uuid, withRefund(order, entry.refund));
    const { status, captured, payer, reason } = entry;
    return state.set(order.uuid, { ...order, status, captured, payer: payer ?? order.payer, reason });
  },
};
