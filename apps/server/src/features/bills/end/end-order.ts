import type { Run } from '../../../database/database.ts';
import { lockBill } from '../lock.ts';
import { bookVoid } from '../paying/book-sale.ts';
import { countBill } from '../paying/count-store.ts';
import { readPieces, voidPieces } from '../pieces/piece-store.ts';
import { warnIfOutgrown } from '../pieces/taken-off.ts';
import { announceBill } from '../view/announce.ts';

/**
 * An order on a bill was rejected or failed: what is not paid of it is owed no more. What is paid stays paid; its money
 * goes back by a refund. The bill must be locked before the order.
 */
export const removeOrderFromBill = async (
  run: Run,
  billId: string,
  ended: {
    readonly orderId: string;
    readonly by: string;
    readonly reason: string;
    /** Epoch milliseconds. */
    readonly now: number;
  },
): Promise<void> => {
  const bill = await lockBill(run, billId);
  const at = new Date(ended.now);
  const pieces = await readPieces(run, billId, at);
  const gone = pieces.filter(({ orderId, paymentId }) => orderId === ended.orderId && paymentId === null);
  if (gone.length === 0) return;
  await voidPieces(
    run,
    gone.map(({ id }) => id),
    { by: ended.by, reason: ended.reason, at },
  );
  await bookVoid(run, bill, gone, ended);
  await countBill(run, bill, at);
  const left = pieces.filter(piece => !gone.includes(piece));
  await warnIfOutgrown(run, bill, { before: pieces, after: left }, ended);
  await announceBill(run, billId, 'bill-updated', ended.now);
};
