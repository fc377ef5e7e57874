/** How the payer's bank left a transaction. `signed`: the payer agreed, the money is not there yet. providers.md §3. */
export type NeopayStatus = 'started' | 'pending' | 'signed' | 'success' | 'canceled' | 'rejected' | 'failed';

/** The claims of the token in the widget's address. The amount is in minor units. */
export type NeopayRequest = {
  projectId: number;
  transactionId: string;
  amount: number;
  currency: string;
  paymentPurpose: string;
  clientRedirectUrl: string;
  bank: string | null;
  receiverName: string | null;
  receiverAccountNumber: string | null;
};

export type NeopayPayer = { account: string | null; bic: string | null; bank: string | null };

export type NeopayTransaction = NeopayRequest & {
  startedAt: string;
  status: NeopayStatus;
  /** What the bank took; zero until `success`. */
  captured: number;
  payer: NeopayPayer;
  reason: string | null;
};

export type NeopayEvent =
  | { type: 'opened'; at: string; request: NeopayRequest }
  | {
      type: 'status';
      at: string;
      transactionId: string;
      status: NeopayStatus;
      captured?: number;
      payer?: NeopayPayer;
      reason?: string | null;
    };

export type NeopayState = ReadonlyMap<string, NeopayTransaction>;

export const emptyNeopay = (): NeopayState => new Map();

/** Nothing moves a transaction out of these. */
export const isFinal = (status: NeopayStatus): boolean =>
  status === 'success' || status === 'canceled' || status === 'rejected' || status === 'failed';

/** The book replayed. Neopay has no create call: a transaction begins when its widget is first opened. */
export const foldNeopay = (state: NeopayState, event: NeopayEvent): NeopayState => {
  if (event.type === 'opened') {
    if (state.has(event.request.transactionId)) return state;
    const transaction: NeopayTransaction = {
      ...event.request,
      startedAt: event.at,
      status: 'started',
      captured: 0,
      payer: { account: null, bic: null, bank: null },
      reason: null,
    };
    return new Map(state).set(event.request.transactionId, transaction);
  }
  const transaction = state.get(event.transactionId);
  if (!transaction) return state;
  const { status, captured = transaction.captured, payer = transaction.payer, reason = null } = event;
  return new Map(state).set(event.transactionId, { ...transaction, status, captured, payer, reason });
};
