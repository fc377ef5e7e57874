import { Refusal } from '@tableside/contract';
import { allocate, type Minor, minor, sum } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { type Handler, keepsOutcome } from '../../../http/mount/handler.ts';
import { netOfPiece, type Piece, readPieces, takeLoyaltyTurn } from '../../bills/index.ts';
import {
  type Claimed,
  firstOfDishes,
  lockRewardCard,
  type RewardCard,
  returnRewards,
  writeReward,
} from '../../loyalty/index.ts';
import { billByNumber } from '../../orders/index.ts';
import { flagsAt } from '../../venues/index.ts';
import { billAgain, lowerForMember, openForMember } from './lower-for-member.ts';

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

type Asked = {
  readonly claim: Claimed;
  readonly sessionId: string;
  readonly number: string;
  readonly program: string;
};

const take = async (run: Run, { claim, sessionId, number, program }: Asked) => {
  const { signIn, venueId, now: at } = claim;
  const now = at.getTime();
  if (!(await takeLoyaltyTurn(run, number))) throw new Refusal('loyalty_being_applied');
  const bill = await billByNumber(run, venueId, number, sessionId, now);
  // Of two phones of one member the later waits here, and finds what the earlier left.
  const card = await lockRewardCard(run, { signIn, venueId, program, now: at });
  if (!card) throw new Refusal('loyalty_not_applicable');
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
  return lowerForMember(run, bill, lowered, now);
};

/** That the reward was taken is kept; who asks again reads the bill as it is now. */
export const keepsRewarded = (deps: Deps, handler: Handler<'POST /orders/use-loyalty-reward/{session}'>) =>
  keepsOutcome(handler, { kept: () => ({}), again: (_, asked) => billAgain(deps, asked) });

/**
 * A member uses what they collected for a reward off a bill. What it costs goes off their card in the same transaction; it
 * comes back when nothing that it lowered stays sold. Never on a kiosk. ADR 0035.
 */
export const useReward =
  (deps: Deps): Handler<'POST /orders/use-loyalty-reward/{session}'> =>
  async ({ guest, body, meta }) => {
    if (guest.mode === 'preview') throw new Refusal('preview_mode');
    if (!guest.signIn || !(await deps.guestAccounts.signedIn(meta))) throw new Refusal('not_signed_in');
    const { settings } = await deps.venues.get(guest.venueId, guest.venue.revision);
    const claim = deps.loyalty.claimAt(guest, settings, flagsAt(settings, guest.table.flagOverrides));
    if (!claim) throw new Refusal('loyalty_not_applicable');
    return deps.database.transaction(run =>
      take(run, {
        claim,
        sessionId: guest.sessionId,
        number: body.unique_order_number,
        program: body.loyalty_program_id,
      }),
    );
  };
