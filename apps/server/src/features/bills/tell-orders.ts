import type { Run } from '../../database/database.ts';
import { notePaid } from '../orders/index.ts';
import { outdatedOrders } from './allocation-store.ts';
import type { Bill } from './bill.ts';

/**
 * Says to the orders on a locked bill what is paid of them now; one that waited for its payment goes on to the venue.
 * `method`: how the money came, null when none did (a dish was taken off, a discount given).
 */
export const tellOrders = async (run: Run, bill: Bill, method: string | null, now: number): Promise<void> => {
  for (const { number, paid } of await outdatedOrders(run, bill.id)) {
    const { venueId, choices } = bill;
    await notePaid(run, { venueId, order: number, paid, method, now, choices, bills: [bill.id] });
  }
};
