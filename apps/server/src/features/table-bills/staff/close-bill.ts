import { Refusal } from '@tableside/contract';
import { mayCloseUnpaid } from '@tableside/domain/staff';
import type { Deps } from '../../../deps.ts';
import type { Deed } from '../../../http/mount/handler.ts';
import { dropHolds, hasMoneyInProgress, markBill } from '../../bills/index.ts';
import { endUnpayable } from '../../payments/index.ts';
import { answerWithBill, lockForStaff } from './change-bill.ts';

/**
 * Staff close a bill. One on which money is owed, or on its way, only owners and managers close, with a reason: what is
 * owed stays owed in the books, and money that still comes pays for what it was meant for. Payments that were only begun
 * are ended. Refuses bill_owes_money, role_limit, bill_not_found, bill_closed.
 */
export const closeBill =
  (deps: Deps): Deed<'POST /console/{venue}/bills/{bill}/close'> =>
  async input => {
    const answer = await deps.database.transaction(async run => {
      const { force, reason } = input.body;
      const hand = await lockForStaff(run, input, deps.clock());
      const { bill, pieces, staff, at } = hand;
      const owes = bill.left > 0 || pieces.some(hasMoneyInProgress);
      if (owes && !(force && reason.trim() !== '')) {
        throw new Refusal('bill_owes_money', { left_minor: bill.left });
      }
      if (owes && !mayCloseUnpaid(staff.role)) throw new Refusal('role_limit');
      await dropHolds(run, bill.id);
      await markBill(run, bill.id, { status: 'closed', precheckPrinted: bill.precheckPrinted, at });
      return answerWithBill(hand, 'bill-close', { force, reason, left_minor: bill.left });
    });
    await endUnpayable(deps, answer.bill.id);
    return answer;
  };
