import type { Run } from '../../../database/database.ts';
import { appendToOutbox, type OutboxEntry } from '../../../realtime/outbox.ts';
import type { Bill } from '../bill.ts';
import { orderOnBill, type PaidOrder, type TakenOffBy } from '../order-on-bill.ts';
import { paidOfSplitOrder } from '../pieces/split-order-store.ts';
import type { OutdatedOrder } from './count-store.ts';

/**
 * Says to the orders on a locked bill what is paid of them now, and that something of them was taken off; one that waited
 * for its payment goes on to the venue, one of which nothing is left ends.
 * `method`: how the money came, null when none did (a dish was taken off, a discount given). Answers with them and with
 * what is to be told of them, which the caller writes.
 */
export const tellOrders = async (
  run: Run,
  bill: Bill,
  outdated: readonly OutdatedOrder[],
  note: {
    readonly method: string | null;
    /** Who took something off the orders that are named. */
    readonly takenOff?: TakenOffBy;
    /** Epoch milliseconds. */
    readonly now: number;
  },
): Promise<{ readonly orders: readonly PaidOrder[]; readonly told: readonly OutboxEntry[] }> => {
  const { venueId, choices } = bill;
  const orders: PaidOrder[] = [];
  const told: OutboxEntry[] = [];
  for (const { number, paid: here, split, named } of outdated) {
    const paid = split ? await paidOfSplitOrder(run, venueId, number) : here;
    const { method, now } = note;
    const takenOff = named ? (note.takenOff ?? null) : null;
    const about = {
      venueId,
      order: number,
      paid,
      method,
      changed: named,
      takenOff,
      now,
      choices,
      bills: [bill.id],
    };
    const noted = await orderOnBill.ask(run, about);
    orders.push(noted);
    told.push(...noted.told);
  }
  return { orders, told };
};

/** As {@link tellOrders} where no money came; what is to be told is written. */
export const tellOrdersAtOnce = async (
  run: Run,
  bill: Bill,
  outdated: readonly OutdatedOrder[],
  now: number,
  takenOff?: TakenOffBy,
): Promise<void> => {
  const by = takenOff && { takenOff };
  const { told } = await tellOrders(run, bill, outdated, { method: null, now, ...by });
  await appendToOutbox(run, told);
};
