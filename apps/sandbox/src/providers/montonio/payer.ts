import type { EventLog } from '../../books/book.ts';
import { readPlan } from '../../control/behaviours.ts';
import type { Action } from '../../provider.ts';
import { Refused } from '../../refused.ts';
import type { SandboxContext } from '../../world.ts';
import { bankOf, PAYER } from '../banks.ts';
import type { MontonioEntry, MontonioOrder, MontonioState, MontonioStatus } from './state.ts';
import { orderWebhook } from './webhook.ts';

export type Montonio = {
  readonly world: SandboxContext;
  readonly book: EventLog<MontonioState, MontonioEntry>;
};

type Moved = 'AUTHORIZED' | 'PAID' | 'ABANDONED' | 'VOIDED';

/**
 * What each action makes of an order, and from where. A bank may book what the shop has given up (`approve` after
 * ABANDONED) and, rarely, take back what it had booked (`void` after PAID).
 */
const MOVES: Readonly<
  Record<Action, { readonly to: Moved | null; readonly from: readonly MontonioStatus[] }>
> = {
  approve: { to: 'PAID', from: ['PENDING', 'AUTHORIZED', 'ABANDONED'] },
  authorize: { to: 'AUTHORIZED', from: ['PENDING'] },
  pending: { to: null, from: ['PENDING', 'AUTHORIZED'] },
  decline: { to: 'VOIDED', from: ['PENDING', 'AUTHORIZED'] },
  void: { to: 'VOIDED', from: ['PENDING', 'AUTHORIZED', 'PAID'] },
  abandon: { to: 'ABANDONED', from: ['PENDING'] },
};

const outcome = (
  order: MontonioOrder,
  to: Moved,
  code: string | null,
  bank: string | null,
): MontonioEntry => {
  const plan = readPlan(order.behaviours);
  const refuses = to === 'PAID' && plan.declineCode !== undefined;
  const status = refuses ? 'VOIDED' : to;
  const known = status === 'PAID' || status === 'AUTHORIZED';
  return {
    moved: order.uuid,
    status,
    captured: status === 'PAID' ? Math.max(1, order.grandTotal + plan.differsBy) : 0,
    payer: known ? { ...PAYER, bank: bankOf(bank)?.name ?? bank } : null,
    reason: refuses ? (plan.declineCode ?? null) : code,
  };
};

/** Moves an order as its payer or the payer's bank does, and tells the shop. Returns the order as it is then. */
export const moveOrder = async (
  { world, book }: Montonio,
  uuid: string,
  action: Action,
  { code = null, bank = null }: { code?: string | null; bank?: string | null } = {},
): Promise<MontonioOrder> => {
  const order = book.state.get(uuid);
  if (!order) throw new Refused(404, 'There is no such payment');
  const { to, from } = MOVES[action];
  if (!from.includes(order.status))
    throw new Refused(409, `A payment that is ${order.status} cannot ${action}`);
  if (to === null) return order;
  book.append(outcome(order, to, code, bank ?? order.preferredProvider));
  const moved = book.state.get(uuid) ?? order;
  const { serverUrl } = world.addresses();
  await world.webhooks.tell('montonio', orderWebhook(moved, serverUrl), readPlan(order.behaviours).webhook);
  return moved;
};

/**
 * Gives up what its payer left lying longer than the shop wanted to wait. Telling the shop takes a while, in which others
 * of them are paid, or given up by a question: each is looked at when its turn comes.
 */
export const abandonLapsed = async (montonio: Montonio): Promise<void> => {
  const now = montonio.world.now();
  const { state } = montonio.book;
  for (const uuid of [...state.keys()]) {
    const { status, expiresAt } = state.get(uuid) ?? { status: null, expiresAt: null };
    if (status === 'PENDING' && expiresAt !== null && Date.parse(expiresAt) <= now) {
      await moveOrder(montonio, uuid, 'abandon');
    }
  }
};
