import { invalid } from '../errors.ts';
import {
  type Charge,
  type Intent,
  newId,
  type Other,
  type Stored,
  type StripeObject,
  type Transfer,
} from '../objects.ts';
import type { Transaction } from './transaction.ts';

type NewTransfer = {
  readonly amount: number;
  readonly currency: string;
  readonly destination: string;
  readonly source_transaction?: string | undefined;
  readonly transfer_group?: string | null | undefined;
  readonly description?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
};

const isTransferOf =
  (charge: string) =>
  (stored: Stored): stored is Stored<Transfer> =>
    stored.object.object === 'transfer' && stored.object.source_transaction === charge;

/** As in life: nothing goes to an account that is stopped, however it got there. One nobody opened here is anybody's. */
const refuseStopped = (tx: Transaction, destination: string): void => {
  const account = tx.peek(destination) as Other | undefined;
  if (account?.object !== 'account' || account.charges_enabled === true) return;
  throw invalid(
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, legacy_payments',
    { code: 'insufficient_capabilities_for_transfer', param: 'destination' },
  );
};

/** `POST /v1/transfers`: from the platform to a merchant; never more than the charge it comes from. */
export const createTransfer = (tx: Transaction, params: NewTransfer): Stored<Transfer> => {
  const { source_transaction = null } = params;
  if (params.amount < 1) throw invalid('Invalid positive integer', { param: 'amount' });
  refuseStopped(tx, params.destination);
  if (source_transaction !== null) {
    const { object: charge } = tx.find<Charge>('charge', source_transaction);
    const moved = tx
      .all()
      .filter(isTransferOf(source_transaction))
      .reduce((sum, { object }) => sum + object.amount, 0);
    if (moved + params.amount > charge.amount_captured) {
      throw invalid('Cannot transfer more than the source charge amount.', {
        code: 'balance_insufficient',
        param: 'amount',
      });
    }
  }
  return tx.put<Transfer>({
    owner: tx.owner,
    object: {
      id: newId('tr'),
      object: 'transfer',
      amount: params.amount,
      amount_reversed: 0,
      reversed: false,
      currency: params.currency,
      created: tx.at,
      livemode: false,
      description: params.description ?? null,
      destination: params.destination,
      destination_payment: newId('py'),
      metadata: params.metadata ?? {},
      source_transaction,
      source_type: 'card',
      transfer_group: params.transfer_group ?? null,
    },
  });
};

/** `POST /v1/transfers/:id/reversals`: brings a part, or all that is left, back to the platform. */
export const reverseTransfer = (
  tx: Transaction,
  id: string,
  wanted: number | undefined,
  metadata: Readonly<Record<string, string>> = {},
): Stored<StripeObject> => {
  const stored = tx.find<Transfer>('transfer', id);
  const left = stored.object.amount - stored.object.amount_reversed;
  const amount = wanted ?? left;
  if (amount < 1 || amount > left) {
    throw invalid(`Cannot reverse ${amount}: ${left} is left of the transfer.`, { param: 'amount' });
  }
  const amount_reversed = stored.object.amount_reversed + amount;
  tx.put({
    ...stored,
    object: { ...stored.object, amount_reversed, reversed: amount_reversed === stored.object.amount },
  });
  return tx.put<StripeObject>({
    owner: tx.owner,
    object: {
      id: newId('trr'),
      object: 'transfer_reversal',
      amount,
      currency: stored.object.currency,
      created: tx.at,
      metadata,
      transfer: id,
    },
  });
};

/** A destination charge: what the intent promised to another account goes there at once, less the platform's fee. */
export const moveDestinationShare = (
  tx: Transaction,
  { object: intent }: Stored<Intent>,
  charge: Charge,
): void => {
  if (!intent.transfer_data) return;
  const { destination, amount = charge.amount_captured - (intent.application_fee_amount ?? 0) } =
    intent.transfer_data;
  const { object: transfer } = createTransfer(tx, {
    amount,
    currency: intent.currency,
    destination,
    source_transaction: charge.id,
    transfer_group: intent.transfer_group,
  });
  const stored = tx.find<Charge>('charge', charge.id);
  tx.put({ ...stored, object: { ...stored.object, transfer: transfer.id } });
};
