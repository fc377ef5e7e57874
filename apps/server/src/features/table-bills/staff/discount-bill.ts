import { Refusal } from '@tableside/contract';
import { type Minor, minor, sum } from '@tableside/domain/money';
import { type BillDiscount, spreadDiscount } from '@tableside/domain/split';
import type { Deps } from '../../../deps.ts';
import type { CallInputOnServer, Handler } from '../../../http/mount/handler.ts';
import { dropHolds, hasMoneyInProgress, type Piece, rebook, writePieces } from '../../bills/index.ts';
import { changeBill, refuseBeyondRole } from './change-bill.ts';

type Body = CallInputOnServer<'POST /console/{venue}/bills/{bill}/discount'>['body'];

/** Exactly one of the two. Throws `Refusal` validation_failed. */
const asked = ({ percent, amount }: Body): BillDiscount => {
  if (percent !== undefined && amount === undefined) return { kind: 'percent', percent };
  if (amount !== undefined && percent === undefined) return { kind: 'amount', amount: minor(amount) };
  throw new Refusal('validation_failed', { fields: { percent: 'one of percent and amount' } });
};

const isTouched = (piece: Piece): boolean => piece.paymentId !== null || hasMoneyInProgress(piece);

/**
 * Staff set the discount of a whole bill in place of the one it had, spread over its dishes by what they cost after codes and what members have off; fees and
 * tips are not lowered. What is put on the bill later has no part in it. Whoever had a finger on a dish chooses anew.
 * Refuses bill_item_not_free when anything is paid or has money under way, and role_limit.
 */
export const discountBill =
  (deps: Deps): Handler<'POST /console/{venue}/bills/{bill}/discount'> =>
  async input => {
    const discount = asked(input.body);
    const { reason } = input.body;
    return changeBill(deps, input, 'bill-discount', async hand => {
      const { run, bill, pieces, staff, now } = hand;
      const touched = pieces.filter(isTouched);
      if (touched.length > 0) {
        throw new Refusal('bill_item_not_free', { items: touched.map(({ id }) => id) });
      }
      const dishes = pieces.filter(({ kind }) => kind === 'item');
      const own = dishes.map(({ price, ownDiscount, loyalty }) => ({
        price,
        discount: minor(ownDiscount + loyalty),
      }));
      const shares = spreadDiscount(own, discount);
      const given = minor(sum(shares) - sum(own.map(each => each.discount)));
      refuseBeyondRole(hand, { billDiscount: given });
      const changed = dishes
        .map((piece, index) => ({
          piece,
          price: piece.price,
          discount: shares[index] as Minor,
          loyalty: piece.loyalty,
        }))
        .filter(({ piece, discount }) => discount !== piece.discount);
      await writePieces(
        run,
        changed.map(({ piece, price, discount, loyalty }) => ({
          id: piece.id,
          price,
          discount,
          loyalty,
          own: piece.ownDiscount,
          note: piece.note,
        })),
      );
      await dropHolds(run, bill.id);
      await rebook(run, bill, changed, { by: staff.name, reason, now });
      const priced = changed.map(({ piece }) => piece);
      return { priced, data: { ...input.body, given_minor: given } };
    });
  };
