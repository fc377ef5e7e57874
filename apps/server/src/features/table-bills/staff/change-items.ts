import { Refusal } from '@tableside/contract';
import { minor, sum, ZERO } from '@tableside/domain/money';
import { itemNote } from '@tableside/domain/notes';
import { mayRaisePrice } from '@tableside/domain/staff';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { bookVoid, netOfPiece, rebook, takeOffPieces, writePieces } from '../../bills/index.ts';
import { anyPiece, changeBill, refuseBeyondRole, unpaidPieces } from './change-bill.ts';
import { changeNote, followWhatIsLeft } from './change-note.ts';

/**
 * Staff change what is owed for an unpaid piece, or the note of any: what is paid may still have to be made otherwise. The price they set is what the guest pays for it: discounts
 * that it had are in it. A higher one only owners and managers set. A note that changes reaches the kitchen, its paper and
 * the guest. Refuses bill_item_not_free, role_limit, dish_made, validation_failed.
 * The audit log, which never forgets, says that the note was changed and not to what: it may be about somebody's health.
 */
export const changeItem =
  (deps: Deps): Handler<'POST /console/{venue}/bills/{bill}/items/change'> =>
  input =>
    changeBill(deps, input, 'bill-item-change', async hand => {
      const { run, bill, staff, now } = hand;
      const { item, note, reason, price } = input.body;
      const piece = anyPiece(hand, item);
      if (price !== undefined) unpaidPieces(hand, [item]);
      const before = netOfPiece(piece);
      const takenOff = minor(Math.max(0, before - (price ?? before)));
      if (price !== undefined && price > before && !mayRaisePrice(staff.role))
        throw new Refusal('role_limit');
      const staying = hand.pieces.map(each =>
        each === piece && price !== undefined
          ? { ...each, price: minor(price), loyalty: ZERO, ownDiscount: ZERO }
          : each,
      );
      refuseBeyondRole(hand, { takenOff, staying });
      const money =
        price === undefined
          ? {
              price: piece.price,
              discount: piece.discount,
              loyalty: piece.loyalty,
              own: piece.ownDiscount,
            }
          : { price, discount: 0, loyalty: 0, own: 0 };
      const says = note === undefined ? piece.note : itemNote(note);
      if (says !== piece.note) await changeNote(hand, piece, says);
      await writePieces(run, [{ id: piece.id, ...money, note: says }]);
      if (price !== undefined) {
        await rebook(run, bill, [{ piece, ...money }], { by: staff.name, reason, now });
      }
      return {
        takenOff,
        priced: [piece],
        data: {
          item: piece.name,
          reason,
          ...(price !== undefined && { from_minor: before, to_minor: price }),
          ...(says !== piece.note && { note_changed: true }),
        },
      };
    });

/**
 * Staff take unpaid pieces off a bill, with a reason that stays with them. What the kitchen makes of them is off its tickets
 * too, and free again in the stock where nobody had made it; an order of which nothing is left ends. Refuses bill_item_not_free, role_limit.
 */
export const voidItems =
  (deps: Deps): Handler<'POST /console/{venue}/bills/{bill}/items/void'> =>
  input =>
    changeBill(deps, input, 'bill-item-void', async hand => {
      const { run, bill, pieces, staff, at, now } = hand;
      const { reason } = input.body;
      const gone = unpaidPieces(hand, input.body.items);
      const takenOff = sum(gone.map(netOfPiece));
      refuseBeyondRole(hand, { takenOff, staying: pieces.filter(piece => !gone.includes(piece)) });
      const went = await takeOffPieces(
        run,
        gone.map(({ id }) => id),
        { by: staff.name, reason, at },
      );
      await followWhatIsLeft(hand, gone);
      await bookVoid(run, bill, gone, { by: staff.name, reason, now });
      return {
        takenOff,
        gone: went,
        data: { items: gone.map(({ name }) => name), voided_minor: takenOff, reason },
      };
    });
