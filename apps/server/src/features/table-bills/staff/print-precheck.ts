import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { announceBill, markBill, staffBillOf } from '../../bills/index.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { printForStaff } from '../../printing/index.ts';
import { audit } from '../../staff/index.ts';
import { lockForStaff } from './change-bill.ts';
import { precheckPaper, precheckText } from './precheck-text.ts';

/**
 * The pre-check is on the table: from now on the bill is paid as a whole, since guests hold a paper that says so; what is
 * put on the bill later makes the paper void. Taking the mark back lets them split again. With a `printer` it comes out
 * there. PAYGO-13.
 */
export const printPrecheck =
  (deps: Deps): Handler<'POST /console/{venue}/bills/{bill}/precheck'> =>
  async input => {
    const { printed, printer } = input.body;
    const venue = await deps.venues.get(input.staff.venueId);
    return deps.database.transaction(async run => {
      const { bill, staff, at, now } = await lockForStaff(run, input, deps.clock());
      await markBill(run, bill.id, { status: bill.status, precheckPrinted: printed, at });
      const facts = await announceBill(run, bill.id, 'bill-updated', now);
      await audit(run, staff, { action: 'bill-precheck', subject: `bill:${bill.id}`, data: { printed } });
      const paper =
        printed && printer !== null
          ? await printForStaff(run, staff, printer, precheckPaper(facts, venue, now), now)
          : null;
      const answer = { bill: staffBillOf(facts), text: precheckText(facts, venue, now), paper };
      await keepAnswerWithin(run, answer);
      return answer;
    });
  };
