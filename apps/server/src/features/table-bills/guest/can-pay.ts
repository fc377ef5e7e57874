import { Refusal } from '@tableside/contract';
import { sum } from '@tableside/domain/money';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { isSettled, netOfPiece, readPieces, refuseUnpayable } from '../../bills/index.ts';
import { billByNumber } from '../../orders/index.ts';
import { refreshFromTill } from '../../till/index.ts';
import { refuseUnlessPaying, tableTakesPayments } from './may-pay.ts';

/** Whether the bill can be paid by phone now, all of it or dish by dish, in words the phone knows. PAYGO-11…15. */
export const canPay =
  (deps: Deps): Handler<'POST /orders/can-pay-for-order/{session}'> =>
  async ({ guest, body }) => {
    if (guest.mode === 'preview') throw new Refusal('preview_mode');
    const takesPayments = await tableTakesPayments(deps, guest);
    const { venueId, sessionId } = guest;
    await refreshFromTill(deps, venueId, body.unique_order_number, sessionId);
    const now = deps.clock();
    return deps.database.transaction(async run => {
      const bill = await billByNumber(run, venueId, body.unique_order_number, sessionId, now);
      refuseUnlessPaying(bill, takesPayments);
      const open = (await readPieces(run, bill.id, new Date(now))).filter(piece => !isSettled(piece));
      refuseUnpayable(bill, sum(open.map(netOfPiece)), {
        staff: false,
        splits: body.pay_for_selected_items,
      });
      return { can_pay: true as const };
    });
  };
