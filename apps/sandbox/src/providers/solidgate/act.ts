import type { Act, Action } from '../../provider.ts';
import { Refused } from '../../refused.ts';
import { GOOD_CARD } from './cards.ts';
import { voidOrder } from './changes.ts';
import { SolidgateProblem } from './errors.ts';
import { MerchantData, readMerchantData } from './intent.ts';
import type { Ledger, SolidgateBook } from './ledger.ts';
import { type Order, referenceOf } from './order.ts';
import { accept, hold, leavePending, orderFor, refuse, settle } from './payments.ts';
import { orderOf, planOf } from './state.ts';

/** The order a payer acts on; one that was never sent comes with what the browser would have carried. */
const orderToActOn = (ledger: Ledger, book: SolidgateBook, { reference, start }: Act): Order => {
  const known = orderOf(book.state, reference);
  if (known && known.status !== 'auth_failed') return known;
  const data = MerchantData.safeParse(start);
  if (!data.success) {
    throw new Refused(404, `Solidgate knows no open payment ${reference}: send its merchantData as start`);
  }
  const { owner, intent } = readMerchantData(data.data);
  if (referenceOf({ id: intent.order_id, intent }) !== reference) {
    throw new Refused(400, `The merchantData is not about ${reference}`);
  }
  return orderFor(ledger, owner, intent, GOOD_CARD);
};

type Move = (ledger: Ledger, order: Order, code: string) => Promise<unknown>;

const MOVES: Readonly<Record<Exclude<Action, 'abandon'>, Move>> = {
  approve: (ledger, order) => {
    if (order.status === 'auth_ok') return settle(ledger, order, order.authorized);
    const { declineCode } = planOf(order);
    return declineCode === undefined ? accept(ledger, order) : refuse(ledger, order, declineCode);
  },
  decline: refuse,
  pending: leavePending,
  void: (ledger, order) => voidOrder(ledger, order),
  authorize: hold,
};

const OPEN: readonly string[] = ['processing', '3ds_verify'];

/** Does what the payer would do in a browser. */
export const actOnOrder = async (ledger: Ledger, book: SolidgateBook, act: Act): Promise<void> => {
  const { action, code = '0.01' } = act;
  // The payer closes the page: Solidgate hears nothing.
  if (action === 'abandon') return;
  try {
    const order = orderToActOn(ledger, book, act);
    const held = order.status === 'auth_ok' && (action === 'approve' || action === 'void');
    if (!OPEN.includes(order.status) && !held) {
      throw new Refused(409, `The order is ${order.status}: nothing to ${action}`);
    }
    await MOVES[action](ledger, order, code);
  } catch (problem) {
    if (problem instanceof SolidgateProblem) throw new Refused(409, JSON.stringify(problem.body));
    throw problem;
  }
};
