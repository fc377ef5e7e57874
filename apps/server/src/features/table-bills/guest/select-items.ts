import { Refusal } from '@tableside/contract';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { GuestSession } from '../../../http/guest.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import {
  announceBill,
  hasBillDiscount,
  isHeldByOther,
  isSettled,
  type Piece,
  readPieces,
  touchBill,
  writeHolds,
} from '../../bills/index.ts';
import { billByNumber } from '../../orders/index.ts';

/** How long a selection holds by itself; the phone renews it while its screen is open. */
export const LEASE_MS = 120_000;

/** SPLIT-08; the guest app knows it by this text. */
const DISCOUNTED = 'Order has discount applied';

type Asked = {
  readonly guest: GuestSession;
  readonly number: string;
  readonly items: readonly string[];
  readonly now: number;
};

const idsOf = (pieces: readonly Piece[]): string[] => pieces.map(({ id }) => id);

const select = async (run: Run, { guest, number, items, now }: Asked) => {
  const { sessionId, guestIndex, venueId } = guest;
  const bill = await billByNumber(run, venueId, number, sessionId, now);
  const at = new Date(now);
  const pieces = await readPieces(run, bill.id, at);
  const before = new Set(idsOf(pieces.filter(({ leaseSession }) => leaseSession === sessionId)));
  const refusesAll = items.length > 0 && (bill.loyaltyApplied || hasBillDiscount(pieces));
  const mayHold = (piece: Piece): boolean =>
    bill.status === 'open' && !refusesAll && !isSettled(piece) && !isHeldByOther(piece, sessionId);
  const wanted = new Set(items);
  const mine = pieces.filter(piece => wanted.has(piece.id) && mayHold(piece));
  const held = new Set(idsOf(mine));
  const until = new Date(now + LEASE_MS);
  await writeHolds(run, { billId: bill.id, sessionId, guestIndex, pieces: [...held], until });
  if (held.size !== before.size || [...held].some(id => !before.has(id))) {
    await touchBill(run, bill.id, at);
    await announceBill(run, bill.id, 'order-items-selected', now);
  }
  return {
    user_selected: [...held],
    others_selected: idsOf(pieces.filter(piece => !isSettled(piece) && isHeldByOther(piece, sessionId))),
    cannot_select_order_items: [...wanted].filter(id => !held.has(id)),
    message: refusesAll ? DISCOUNTED : null,
    held_until: held.size > 0 ? until.toISOString() : null,
  };
};

/**
 * What this phone wants to pay for, in place of what it wanted before; sending the same again renews the lease. Who asks
 * first has a piece: the others read it in `cannot_select_order_items`. On a bill with a discount of its own no single
 * dishes can be chosen, since nobody can say whose the discount is. SPLIT-03…08, ENTITY-45.
 */
export const selectItems =
  (deps: Deps): Handler<'POST /orders/select-order-items/{session}'> =>
  async ({ guest, body }) => {
    if (guest.mode === 'preview') throw new Refusal('preview_mode');
    const asked = { guest, number: body.unique_order_number, items: body.order_items, now: deps.clock() };
    return deps.database.transaction(run => select(run, asked));
  };
