import { Refusal } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { readPieces } from '../../bills/index.ts';
import { giveRewardBack, lastRewardOn } from '../../loyalty/index.ts';
import { lowerForMember, openForMember } from './lower-for-member.ts';
import { type AtReward, withReward } from './with-reward.ts';

const undo = async (run: Run, { bill, card, at }: AtReward) => {
  const pieces = await readPieces(run, bill.id, at);
  openForMember(bill, pieces);
  const reward = await lastRewardOn(run, card.card, bill.id);
  const raised = (reward?.pieces ?? []).map(({ id, amount }) => {
    const piece = pieces.find(each => each.id === id);
    // Off the bill, shared, or at another price by now: that is for staff.
    if (!piece || piece.loyalty < amount) throw new Refusal('reward_not_on_bill');
    if (piece.paymentId !== null) throw new Refusal('order_already_paid');
    return { piece, by: minor(-amount) };
  });
  if (!reward) throw new Refusal('reward_not_on_bill');
  await giveRewardBack(run, card.card, reward.id, at);
  return lowerForMember(run, bill, raised, at.getTime());
};

/**
 * A member takes a reward back that they used for a bill, the latest first, before anything that it lowered is paid: the dishes cost what they
 * did, and the card has what it cost.
 */
export const undoReward = (deps: Deps): Handler<'POST /orders/undo-loyalty-reward/{session}'> =>
  withReward(deps, undo);
