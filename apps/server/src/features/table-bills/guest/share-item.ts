import { Refusal } from '@tableside/contract';
import { sum } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { type Handler, keepsOutcome } from '../../../http/mount/handler.ts';
import {
  announceBill,
  billViewOf,
  countBill,
  divideDish,
  isHeldByOther,
  isSettled,
  netOfPiece,
  type Piece,
  readBills,
  readPieces,
} from '../../bills/index.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { billByNumber } from '../../orders/index.ts';

/** All live parts of the dish that a piece belongs to, if nobody paid for one, is paying, or has a finger on one. */
const freeDish = (pieces: readonly Piece[], id: string, sessionId: string): readonly [Piece, ...Piece[]] => {
  const asked = pieces.find(piece => piece.id === id);
  const [first, ...rest] = asked ? pieces.filter(({ root }) => root === asked.root) : [];
  const isFree = (piece: Piece): boolean =>
    !isSettled(piece) && piece.underWay.length === 0 && !isHeldByOther(piece, sessionId);
  if (!first || ![first, ...rest].every(isFree)) throw new Refusal('bill_item_not_free', { items: [id] });
  return [first, ...rest];
};

/** That the dish was divided is kept; who asks again reads the bill as it is now. */
export const keepsShared = (deps: Deps, handler: Handler<'POST /orders/share-order-item/{session}'>) =>
  keepsOutcome(handler, {
    kept: () => ({}),
    again: async (_, { guest, body }) => {
      const now = deps.clock();
      return deps.database.transaction(async run => {
        const { id } = await billByNumber(run, guest.venueId, body.unique_order_number, guest.sessionId, now);
        const [bill] = await readBills(run, [id], now);
        if (!bill) throw new Refusal('order_not_found');
        return { order: billViewOf(bill) };
      });
    },
  });

/**
 * Divides a dish into equal parts that several guests can pay for, or puts it together again; whoever had a finger on it
 * chooses anew. Refuses bill_item_not_free, precheck_printed.
 */
export const shareItem =
  (deps: Deps): Handler<'POST /orders/share-order-item/{session}'> =>
  async ({ guest, body }) => {
    if (guest.mode === 'preview') throw new Refusal('preview_mode');
    const { venueId, sessionId } = guest;
    const now = deps.clock();
    const share = async (run: Run) => {
      const bill = await billByNumber(run, venueId, body.unique_order_number, sessionId, now);
      if (bill.status !== 'open') throw new Refusal('bill_item_not_free', { items: [body.order_item] });
      if (bill.precheckPrinted) throw new Refusal('precheck_printed');
      const at = new Date(now);
      const pieces = await readPieces(run, bill.id, at);
      const dish = freeDish(pieces, body.order_item, sessionId);
      // No part is free: it would count as paid, and the dish could never be put together again.
      const most = sum(dish.map(netOfPiece));
      await divideDish(run, pieces, dish, Math.min(body.parts, most), at);
      await countBill(run, bill, at);
      const answer = { order: billViewOf(await announceBill(run, bill.id, 'bill-updated', now)) };
      await keepAnswerWithin(run, answer);
      return answer;
    };
    return deps.database.transaction(share);
  };
