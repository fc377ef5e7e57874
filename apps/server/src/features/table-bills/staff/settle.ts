import type { Deps } from '../../../deps.ts';
import type { Deed } from '../../../http/mount/handler.ts';
import { readBill, staffBillOf } from '../../bills/index.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { endUnpayable, recordStaffPayment, refuseTipBeyondCap } from '../../payments/index.ts';
import { audit } from '../../staff/index.ts';
import { lockForStaff } from './change-bill.ts';

/**
 * The guest paid staff for dishes, an amount, or all that is left; at the sum that staff saw, where they say it. Refuses as
 * recordStaffPayment, tip_invalid, bill_not_found, bill_closed.
 */
export const settle =
  (deps: Deps): Deed<'POST /console/{venue}/bills/{bill}/settle'> =>
  async input => {
    const { settings } = await deps.venues.get(input.staff.venueId);
    refuseTipBeyondCap(input.body.tip, settings);
    const answer = await deps.database.transaction(async run => {
      const { bill, staff, now } = await lockForStaff(run, input, deps.clock());
      const { method, items, amount, expected_total: expected, tip, note } = input.body;
      const settlement = { method, items, amount, expected, tip, note, staff, now };
      const { paymentId, allocated } = await recordStaffPayment(run, bill, settlement);
      await audit(run, staff, {
        action: 'bill-settle',
        subject: `bill:${bill.id}`,
        data: { payment: paymentId, method, amount_minor: allocated, tip_minor: tip, note },
      });
      const answer = { bill: staffBillOf(await readBill(run, bill.id, now)) };
      await keepAnswerWithin(run, answer);
      return answer;
    });
    await endUnpayable(deps, answer.bill.id);
    return answer;
  };
