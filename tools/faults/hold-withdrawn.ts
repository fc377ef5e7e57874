import type { AtTable } from './at-table.ts';
import type { Guest } from './guest.ts';
import type { Notes } from './notes.ts';
import { person } from './staff-hands.ts';
import type { Stage } from './stage.ts';
import type { Withdrawal } from './withdraw.ts';

const listed = (dishes: readonly string[]): string => [...dishes].sort().join();

/** The dishes are in the order or in the cart, once, and what was withdrawn is on no screen of the kitchen. */
export const lookAtWithdrawn = async (at: AtTable, guest: Guest, withdrawal: Withdrawal): Promise<void> => {
  const { number, seed, isWithdrawn, dishes, added } = withdrawal;
  const { asker: phone, session } = guest;
  const listedOrders = await phone.must('GET /orders/get-orders/{session}', { session });
  const filled = await phone.must('GET /cart/{session}/get', { session });
  if (!listedOrders || !filled) return;
  const say = (what: string): void =>
    at.notes.breaks(seed, `order ${number}, ${isWithdrawn ? 'withdrawn' : 'not withdrawn'}: ${what}`);
  const isListed = listedOrders.orders.some(order => order.unique_order_number === number);
  if (isListed === isWithdrawn) say(`its guest ${isListed ? 'still has' : 'does not have'} it`);
  const has = listed(filled.cart.flatMap(({ item_id, quantity }) => Array<string>(quantity).fill(item_id)));
  const wanted = listed(isWithdrawn ? [...dishes, ...added] : added);
  if (has !== wanted) say(`the cart holds ${has || 'nothing'} and not ${wanted || 'nothing'}`);
  if (!isWithdrawn) return;
  const venue = at.place.venue.id;
  const kitchen = await person(at, 'manager').must('GET /console/{venue}/kitchen', { venue });
  if (kitchen?.orders.some(ticket => ticket.unique_order_number === number)) say('the kitchen has a ticket');
};

/** It may not be paid again either. */
export const payWithdrawn = async (
  at: AtTable,
  guest: Guest,
  { number, seed }: Withdrawal,
): Promise<void> => {
  const body = { session: guest.session, order: number, method: 'stripe-card' };
  const begun = await guest.asker.must('POST /payments/stripe/payment-intent', { body });
  if (begun) at.notes.breaks(seed, `order ${number} was withdrawn and a payment for it begins`);
};

type Ended = {
  readonly status: string;
  readonly reason: string | null;
  readonly went: string;
  readonly kept: number;
};

/**
 * Once nothing is on its way any more: what was withdrawn never went anywhere, and of an order that ended no money is kept
 * of which no person is told.
 */
export const holdWithdrawn = async ({ database }: Stage, notes: Notes): Promise<void> => {
  for (const { number, seed, isWithdrawn } of notes.withdrawals) {
    const { rows } = await database.pool.query<Ended>(
      `select o.status, o.status_reason as reason,
         (select coalesce(string_agg(distinct h.to_status, ', '), '') from order_history h where h.order_id = o.id
            and h.to_status not in ('pending_activate', 'rejected')) as went,
         (select coalesce(sum(p.captured - p.refunded), 0)::int from bill b join payment p on p.bill_id = b.id
            where b.order_id = o.id and not exists (
              select from money_alert a where a.payment_id = p.id and a.settled_at is null)) as kept
       from orders o where o.unique_order_number = $1`,
      [number],
    );
    const [order] = rows;
    const say = (what: string): void =>
      notes.breaks(seed, `order ${number}, ${isWithdrawn ? 'withdrawn' : 'not withdrawn'}: ${what}`);
    if (!order) say('it is gone');
    else if (isWithdrawn && (order.status !== 'rejected' || order.reason !== null || order.went !== ''))
      say(`it is ${order.status} (${order.reason}) and was ${order.went || 'nowhere'}`);
    else if (['rejected', 'failed'].includes(order.status) && order.kept !== 0)
      say(`it ended, ${order.kept} is kept and nobody is told`);
  }
};
