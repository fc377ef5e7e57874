import type { Behaviour } from '../../control/behaviours.ts';

/** How the payer's bank left a transaction. `signed`: the payer agreed, the money is not there yet. providers.md §3. */
export type NeopayStatus = 'started' | 'pending' | 'signed' | 'success' | 'canceled' | 'rejected';

/** The claims of the token in the widget's address. The amount is in minor units. */
export type NeopayRequest = {
  readonly projectId: number;
  readonly transactionId: string;
  readonly amount: number;
  readonly currency: string;
  readonly paymentPurpose: string;
  readonly clientRedirectUrl: string;
  readonly bank: string | null;
  readonly receiverName: string | null;
  readonly receiverAccountNumber: string | null;
};

export type NeopayPayer = { readonly account: string; readonly bic: string | null };

export type NeopayTransaction = NeopayRequest & {
  readonly behaviours: readonly Behaviour[];
  readonly status: NeopayStatus;
  /** What the bank took; zero until `success`. */
  readonly captured: number;
  readonly payer: NeopayPayer | null;
  /** Why the bank refused, for the book only: the wire does not tell. */
  readonly reason: string | null;
};

export type NeopayEntry =
  | { readonly opened: NeopayRequest; readonly behaviours: readonly Behaviour[] }
  | {
      readonly moved: string;
      readonly status: NeopayStatus;
      readonly captured: number;
      readonly payer: NeopayPayer | null;
      readonly reason: string | null;
    };

export type NeopayState = Map<string, NeopayTransaction>;

/** The book replayed. Neopay has no create call: a transaction begins when its widget is first opened. */
export const neopayFold = {
  empty: (): NeopayState => new Map(),
  apply: (state: NeopayState, entry: NeopayEntry): NeopayState => {
    if ('opened' in entry) {
      const { opened, behaviours } = entry;
      return state.set(opened.transactionId, {
        ...opened,
        behaviours,
        status: 'started',
        captured: 0,
        payer: null,
        reason: null,
      });
    }
    const transaction = state.get(entry.moved);
    if (!transaction) return state;
    const { status, captured, payer, reason } = entry;
    const changed = { ...transaction, status, captured, payer: payer ?? transaction.payer, reason };
    return state.set(entry.moved, changed);
  },
};
