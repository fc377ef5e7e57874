import { Refusal } from '@tableside/contract';
import { wholeTicket } from '@tableside/domain/printing';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { audit } from '../../staff/index.ts';
import { readTicketPrinters } from '../printers/printer-store.ts';
import { queueTickets } from './collect.ts';
import { orderIdOf } from './order-store.ts';
import { kitchenNow, orderToPrint } from './order-to-print.ts';

/** An order once more on paper, as it stands now and marked as a copy. Refuses order_not_found. */
export const reprint =
  (deps: Deps): Handler<'POST /console/{venue}/kitchen/orders/{order}/reprint'> =>
  async ({ staff, params }) => {
    const { venueId } = staff;
    const kitchen = await kitchenNow(deps, venueId);
    return deps.database.transaction(async run => {
      const id = await orderIdOf(run, venueId, params.order);
      if (id === null) throw new Refusal('order_not_found');
      const mark = { id, venue_id: venueId, unique_order_number: params.order };
      const tickets = wholeTicket(await orderToPrint(run, mark, kitchen));
      const of = { orderId: id, copy: true, at: new Date(deps.clock()) };
      const asked = await queueTickets(run, tickets, await readTicketPrinters(run, venueId), of);
      const answer = { printers: asked.length };
      await audit(run, staff, { action: 'ticket-reprint', subject: `order:${params.order}`, data: answer });
      await keepAnswerWithin(run, answer);
      return answer;
    });
  };
