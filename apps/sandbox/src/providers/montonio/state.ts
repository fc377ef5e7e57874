/** How Montonio names where an order stands; the payer's bank moves it. providers.md §2. */
export type MontonioStatus =
  | 'PENDING'
  | 'AUTHORIZED'
  | 'PAID'
  | 'ABANDONED'
  | 'VOIDED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED';

export type RefundStatus = 'PENDING' | 'SUCCESSFUL' | 'REJECTED';

export type MontonioRefund = {
  uuid: string;
  amount: number;
  key: string;
  status: RefundStatus;
  reason: string | null;
  createdAt: string;
};

/** What the shop asked for when it made the order. Amounts are minor units. */
export type MontonioRequest = {
  merchantReference: string;
  merchantReferenceDisplay: string | null;
  returnUrl: string;
  notificationUrl: string;
  grandTotal: number;
  currency: string;
  locale: string;
  method: string;
  preferredProvider: string | null;
  expiresAt: string | null;
};

export type MontonioPayer = { iban: string | null; name: string | null; bank: string | null };

export type MontonioOrder = MontonioRequest & {
  uuid: string;
  createdAt: string;
  status: MontonioStatus;
  /** What the payer's bank took; zero until the order is paid. */
  captured: number;
  payer: MontonioPayer;
  reason: string | null;
  refunds: MontonioRefund[];
};

export type MontonioEvent =
  | { type: 'order'; at: string; uuid: string; request: MontonioRequest }
  | {
      type: 'status';
      at: string;
      uuid: string;
      status: Exclude<MontonioStatus, 'PARTIALLY_REFUNDED' | 'REFUNDED'>;
      captured?: number;
      payer?: MontonioPayer;
      reason?: string | null;
    }
  | { type: 'refund'; at: string; uuid: string; refund: string; amount: number; key: string }
  | {
      type: 'refund-status';
      at: string;
      uuid: string;
      refund: string;
      status: RefundStatus;
      reason: string | null;
    };

export type MontonioState = ReadonlyMap<string, MontonioOrder>;

/** Money that went back or is on its way; a rejected refund gives its amount free again. */
export const refundedOf = (order: MontonioOrder): number =>
  order.refunds.reduce((total, { amount, status }) => total + (status === 'REJECTED' ? 0 : amount), 0);

const afterRefund = (order: MontonioOrder): MontonioStatus => {
  const back = order.refunds.reduce(
    (total, { amount, status }) => total + (status === 'SUCCESSFUL' ? amount : 0),
    0,
  );
  if (back === 0) return order.status;
  return back >= order.captured ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
};

const change = (order: MontonioOrder, event: Exclude<MontonioEvent, { type: 'order' }>): MontonioOrder => {
  if (event.type === 'status') {
    return {
      ...order,
      status: event.status,
      captured: event.captured ?? order.captured,
      payer: event.payer ?? order.payer,
      reason: event.reason ?? null,
    };
  }
  if (event.type === 'refund') {
    const { refund: uuid, amount, key, at: createdAt } = event;
    const refund = { uuid, amount, key, status: 'PENDING' as const, reason: null, createdAt };
    return { ...order, refunds: [...order.refunds, refund] };
  }
  const refunds = order.refunds.map(refund =>
    refund.uuid === event.refund ? { ...refund, status: event.status, reason: event.reason } : refund,
  );
  const changed = { ...order, refunds };
  return { ...changed, status: afterRefund(changed) };
};

export const emptyMontonio = (): MontonioState => new Map();

/** The book replayed: state is nothing but the fold of its events. An event about an unknown order changes nothing. */
export const foldMontonio = (state: MontonioState, event: MontonioEvent): MontonioState => {
  if (event.type === 'order') {
    const order: MontonioOrder = {
      ...event.request,
      uuid: event.uuid,
      createdAt: event.at,
      status: 'PENDING',
      captured: 0,
      payer: { iban: null, name: null, bank: null },
      reason: null,
      refunds: [],
    };
    return new Map(state).set(event.uuid, order);
  }
  const order = state.get(event.uuid);
  return order ? new Map(state).set(event.uuid, change(order, event)) : state;
};
