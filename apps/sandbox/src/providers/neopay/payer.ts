import type { EventLog } from '../../books/book.ts';
import { readPlan } from '../../control/behaviours.ts';
import type { Action } from '../../provider.ts';
import { Refused } from '../../refused.ts';
import type { SandboxContext } from '../../world.ts';
import { PAYER } from '../banks.ts';
import type { NeopayEntry, NeopayRequest, NeopayState, NeopayStatus, NeopayTransaction } from './state.ts';
import { transactionWebhook } from './webhook.ts';

export type Neopay = { readonly world: SandboxContext; readonly book: EventLog<NeopayState, NeopayEntry> };

const OPEN: readonly NeopayStatus[] = ['started', 'pending', 'signed'];

/** What each action makes of a transaction, and from where. A bank may book what the payer gave up. */
const MOVES: Readonly<Record<Action, { readonly to: NeopayStatus; readonly from: readonly NeopayStatus[] }>> =
  {
    approve: { to: 'success', from: [...OPEN, 'canceled'] },
    authorize: { to: 'signed', from: ['started', 'pending'] },
    pending: { to: 'pending', from: ['started', 'pending'] },
    decline: { to: 'rejected', from: OPEN },
    void: { to: 'rejected', from: OPEN },
    abandon: { to: 'canceled', from: ['started', 'pending'] },
  };

/** Opens the widget: the first time books the transaction, later ones find it as it is. */
export const openTransaction = ({ world, book }: Neopay, request: NeopayRequest): NeopayTransaction => {
  const { transactionId } = request;
  if (!book.state.has(transactionId)) {
    book.append({ opened: request, behaviours: world.behaviours.take('neopay', transactionId) });
  }
  const transaction = book.state.get(transactionId);
  if (transaction?.projectId !== request.projectId) {
    throw new Refused(409, 'This transactionId belongs to another project');
  }
  return transaction;
};

/** Moves a transaction as its payer or the payer's bank does, and tells the shop. Returns it as it is then. */
export const moveTransaction = async (
  { world, book }: Neopay,
  id: string,
  action: Action,
  { code = null, bank = null }: { code?: string | null; bank?: string | null } = {},
): Promise<NeopayTransaction> => {
  const transaction = book.state.get(id);
  if (!transaction) throw new Refused(404, 'There is no such payment');
  const { to, from } = MOVES[action];
  if (!from.includes(transaction.status)) {
    throw new Refused(409, `A payment that is ${transaction.status} cannot ${action}`);
  }
  const plan = readPlan(transaction.behaviours);
  const refuses = to === 'success' && plan.declineCode !== undefined;
  const status = refuses ? 'rejected' : to;
  const signed = status === 'success' || status === 'signed';
  book.append({
    moved: id,
    status,
    captured: status === 'success' ? Math.max(1, transaction.amount + plan.differsBy) : 0,
    payer: signed ? { account: PAYER.iban, bic: bank ?? transaction.bank } : null,
    reason: refuses ? (plan.declineCode ?? null) : code,
  });
  const moved = book.state.get(id) ?? transaction;
  await world.webhooks.tell('neopay', transactionWebhook(moved), plan.webhook);
  return moved;
};
