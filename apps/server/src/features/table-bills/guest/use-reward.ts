import { Refusal } from '@tableside/contract';
import { allocate, type Minor, minor, sum } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { netOfPiece, type Piece, readPieces } from '../../bills/index.ts';
import { firstOfDishes, type RewardCard, returnRewards, writeReward } from '../../loyalty/index.ts';
import { lowerForMember, openForMember } from './lower-for-member.ts';
import { type AtReward, withReward } from './with-reward.ts';

type Lowered = { readonly piece: Piece; readonly by: Minor };

/** What the reward takes off which dish: an amount off all by what they cost, or the dearest of its dishes whole. Refuses reward_not_on_bill. */
const rewardOn = async (
  run: Run,
  { terms, dishes }: RewardCard,
  open: readonly Piece[],
): Promise<Lowered[]> => {
  if (terms.rewardAmount !== null) {
    const nets = open.map(netOfPiece);
    const shares = allocate(minor(Math.min(terms.rewardAmount, sum(nets))), nets);
    return open.flatMap((piece, index) => {
      const by = shares[index] as Minor;
      return by > 0 ? [{ piece, by }] : [];
    });
  }
  const dearest = open.toSorted((one, other) => netOfPiece(other) - netOfPiece(one));
  const ids = dearest.map(({ id }) => id);
  const id = await firstOfDishes(run, ids, dishes);
  const piece = open.find(each => each.id === id);
  if (!piece) throw new Refusal('reward_not_on_bill');
  return [{ piece, by: netOfPiece(piece) }];
};

const take = async (run: Run, { bill, card, venueId, at }: AtReward) => {
  // One that staff undid is back at once, before its dish is lowered anew.
  const returned = await returnRewards(run, card.card, at);
  if (card.balance + returned < card.terms.cost) throw new Refusal('not_enough_points');
  const lowered = await rewardOn(run, card, openForMember(bill, await readPieces(run, bill.id, at)));
  await writeReward(
    run,
    card,
    venueId,
    lowered.map(({ piece, by }) => ({ id: piece.id, amount: by })),
    at,
  );
  return lowerForMember(run, bill, lowered, at.getTime());
};

/**
 * A member uses what they collected for a reward off a bill. What it costs goes off their card in the same transaction; it
 * comes back when nothing that it lowered stays sold.
 */
export const useReward = (deps: Deps): Handler<'POST /orders/use-loyalty-reward/{session}'> =>
  withReward(deps, take);
