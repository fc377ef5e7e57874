import { Refusal } from '@tableside/contract';
import { type MemberGiving, memberDiscount } from '@tableside/domain/cart';
import { type Minor, sum } from '@tableside/domain/money';
import { loyaltyShares } from '@tableside/domain/split';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { GuestSession } from '../../../http/guest.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import {
  type Bill,
  markLoyalty,
  netOfPiece,
  type Piece,
  readPieces,
  takeLoyaltyTurn,
} from '../../bills/index.ts';
import { noteForeignClaim } from '../../guest-accounts/index.ts';
import { cardAt, offByRewards } from '../../loyalty/index.ts';
import { billByNumber } from '../../orders/index.ts';
import { flagsAt } from '../../venues/index.ts';
import { lowerForMember, openForMember } from './lower-for-member.ts';

type Asked = {
  readonly guest: GuestSession;
  readonly number: string;
  /** The hash of the guests' cookie. */
  readonly signIn: Buffer;
  readonly now: number;
};

/** What the guest's card gives. Refuses loyalty_not_applicable, loyalty_card_expired, loyalty_silent. */
const givenByCard = async (run: Run, { guest, signIn, now }: Asked): Promise<MemberGiving> => {
  const card = await cardAt(run, signIn, guest.venueId, new Date(now));
  const givesNothing = card.percent === 0 && card.amounts.length === 0;
  if (card.silent && givesNothing) throw new Refusal('loyalty_silent');
  if (card.member && !card.good) throw new Refusal('loyalty_card_expired');
  if (givesNothing) throw new Refusal('loyalty_not_applicable');
  return card;
};

/** The dishes that the card lowers. Refuses what the bill does not allow. LOYAL-30, LOYAL-33…35. */
const lowered = async (run: Run, bill: Bill, pieces: readonly Piece[]): Promise<Piece[]> => {
  if (bill.loyaltyApplied && !bill.isAtTill) throw new Refusal('loyalty_already_applied');
  const open = openForMember(bill, pieces);
  // What a member ordered for less already is not lowered twice; a reward is no reason against the card, as after it neither.
  const rewarded = await offByRewards(
    run,
    open.flatMap(({ id, loyalty }) => (loyalty > 0 ? [id] : [])),
  );
  const full = open.filter(({ id, loyalty }) => loyalty === (rewarded.get(id) ?? 0));
  if (full.length === 0) throw new Refusal('loyalty_already_applied');
  return full;
};

const apply = async (run: Run, asked: Asked) => {
  const { guest, number, now } = asked;
  const giving = await givenByCard(run, asked);
  if (!(await takeLoyaltyTurn(run, number))) throw new Refusal('loyalty_being_applied');
  const bill = await billByNumber(run, guest.venueId, number, guest.sessionId, now);
  const at = new Date(now);
  const pieces = await lowered(run, bill, await readPieces(run, bill.id, at));
  const nets = pieces.map(netOfPiece);
  // An amount is for a bill that is worth enough.
  if (memberDiscount(sum(nets), giving) === 0) throw new Refusal('loyalty_not_applicable');
  const shares = loyaltyShares(nets, giving);
  await markLoyalty(run, bill.id, at);
  return lowerForMember(
    run,
    bill,
    pieces.map((piece, index) => ({ piece, by: shares[index] as Minor })),
    now,
  );
};

/**
 * A member shows their card for a bill: what the programme gives is taken off all that is not paid yet, each dish by what
 * it costs, so that the shares sum. Who they are is what the cookie proves; a claim to be somebody else changes nothing and
 * is noted at the venue. Never on a kiosk. LOYAL-29…38, LOYAL-43, ADR 0035.
 */
export const applyLoyalty =
  (deps: Deps): Handler<'POST /orders/apply-loyalty-card-to-external-order/{session}'> =>
  async ({ guest, body, meta }) => {
    if (guest.mode === 'preview') throw new Refusal('preview_mode');
    const { venueId } = guest;
    const { unique_order_number: number, firebase_uid: uid } = body;
    if (uid) await noteForeignClaim(deps, meta, { uid, venueId, subject: `bill:${number}` });
    const { signIn } = guest;
    if (!signIn || !(await deps.guestAccounts.signedIn(meta))) throw new Refusal('not_signed_in');
    const { settings } = await deps.venues.get(venueId, guest.venue.revision);
    const isOn = flagsAt(settings, guest.table.flagOverrides).has('loyalty-program');
    if (!isOn || guest.table.orderType === 'self_service') throw new Refusal('loyalty_not_applicable');
    // Another system may keep the card: it is asked before the bill is locked.
    await deps.loyalty.cardNow(signIn, venueId);
    const asked = { guest, number, signIn, now: deps.clock() };
    return deps.database.transaction(run => apply(run, asked));
  };
