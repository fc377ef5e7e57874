import { Refusal } from '@tableside/contract';
import { type Minor, minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Outcome } from '../../../http/mount/handler.ts';
import {
  announceBill,
  type Bill,
  billViewOf,
  countBill,
  hasBillDiscount,
  isSettled,
  type Piece,
  readBill,
  rebook,
  tellOrdersAtOnce,
  writePieces,
} from '../../bills/index.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { billByNumber } from '../../orders/index.ts';

/** What a member does with a bill by their card. */
type MemberKey = `POST /orders/${
  | 'apply-loyalty-card-to-external-order'
  | 'use-loyalty-reward'
  | 'undo-loyalty-reward'}/{session}`;

/** The dishes of a bill that a member may have lowered. Refuses what the bill does not allow. LOYAL-30, LOYAL-33, LOYAL-34. */
export const openForMember = (bill: Bill, pieces: readonly Piece[]): Piece[] => {
  if (bill.isAtTill) throw new Refusal('loyalty_till_refused');
  if (hasBillDiscount(pieces)) throw new Refusal('loyalty_bill_discounted');
  const open = pieces.filter(piece => piece.kind === 'item' && !isSettled(piece));
  if (bill.status !== 'open' || open.length === 0) throw new Refusal('order_already_paid');
  if (pieces.some(piece => !isSettled(piece) && (piece.leaseSession !== null || piece.underWay.length > 0)))
    throw new Refusal('loyalty_items_selected');
  return open;
};

/** Takes something more off dishes as a member's discount, in bill, books and what everybody reads; answers with the bill. */
export const lowerForMember = async (
  run: Run,
  bill: Bill,
  lowered: readonly { readonly piece: Piece; readonly by: Minor }[],
  now: number,
) => {
  const at = new Date(now);
  const changed = lowered.map(({ piece, by }) => ({
    piece,
    price: piece.price,
    discount: minor(piece.discount + by),
    loyalty: minor(piece.loyalty + by),
  }));
  await writePieces(
    run,
    changed.map(({ piece, ...money }) => ({
      id: piece.id,
      ...money,
      own: piece.ownDiscount,
      note: piece.note,
    })),
  );
  await rebook(run, bill, changed, { by: 'guest', reason: 'loyalty', now });
  const orders = lowered.flatMap(({ piece }) => piece.orderId ?? []);
  const { outdated } = await countBill(run, bill, at, { changed: orders });
  await tellOrdersAtOnce(run, bill, outdated, now);
  const answer = { order: billViewOf(await announceBill(run, bill.id, 'bill-updated', now)) };
  await keepAnswerWithin(run, answer);
  return answer;
};

/** That it was done is kept; who asks again reads the bill as it is now. */
export const asBill = (deps: Deps): Outcome<MemberKey> => ({
  kept: () => ({}),
  again: async (_, { guest, body }) => {
    const now = deps.clock();
    return deps.database.transaction(async run => {
      const { id } = await billByNumber(run, guest.venueId, body.unique_order_number, guest.sessionId, now);
      return { order: billViewOf(await readBill(run, id, now)) };
    });
  },
});
