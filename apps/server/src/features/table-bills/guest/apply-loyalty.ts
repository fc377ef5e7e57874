import { Refusal } from '@tableside/contract';
import { type Minor, minor } from '@tableside/domain/money';
import { loyaltyShares } from '@tableside/domain/split';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { GuestSession } from '../../../http/guest.ts';
import { type Handler, keepsOutcome } from '../../../http/mount/handler.ts';
import {
  announceBill,
  type Bill,
  billViewOf,
  countBill,
  hasBillDiscount,
  isSettled,
  markLoyalty,
  netOfPiece,
  type Piece,
  readBill,
  readPieces,
  rebook,
  takeLoyaltyTurn,
  tellOrdersAtOnce,
  writePieces,
} from '../../bills/index.ts';
import { noteForeignClaim } from '../../guest-accounts/index.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { cardAt } from '../../loyalty/index.ts';
import { billByNumber } from '../../orders/index.ts';
import { flagsAt } from '../../venues/index.ts';

type Asked = {
  readonly guest: GuestSession;
  readonly number: string;
  /** The hash of the guests' cookie. */
  readonly signIn: Buffer;
  readonly now: number;
};

/** What the guest's card gives. Refuses loyalty_not_applicable, loyalty_card_expired, loyalty_silent. */
const percentOfCard = async (run: Run, { guest, signIn, now }: Asked): Promise<number> => {
  const card = await cardAt(run, signIn, guest.venueId, new Date(now));
  if (card.silent && card.percent === 0) throw new Refusal('loyalty_silent');
  if (card.member && !card.good) throw new Refusal('loyalty_card_expired');
  if (card.percent === 0) throw new Refusal('loyalty_not_applicable');
  return card.percent;
};

/** The dishes that the card lowers. Refuses what the bill does not allow. LOYAL-30, LOYAL-33…35. */
const lowered = (bill: Bill, pieces: readonly Piece[]): Piece[] => {
  if (bill.isAtTill) throw new Refusal('loyalty_till_refused');
  if (bill.loyaltyApplied) throw new Refusal('loyalty_already_applied');
  if (hasBillDiscount(pieces)) throw new Refusal('loyalty_bill_discounted');
  const open = pieces.filter(piece => piece.kind === 'item' && !isSettled(piece));
  if (bill.status !== 'open' || open.length === 0) throw new Refusal('order_already_paid');
  if (pieces.some(piece => !isSettled(piece) && (piece.leaseSession !== null || piece.underWay.length > 0)))
    throw new Refusal('loyalty_items_selected');
  // What a member ordered for less already is not lowered twice.
  const full = open.filter(({ loyalty }) => loyalty === 0);
  if (full.length === 0) throw new Refusal('loyalty_already_applied');
  return full;
};

const apply = async (run: Run, asked: Asked) => {
  const { guest, number, now } = asked;
  const percent = await percentOfCard(run, asked);
  if (!(await takeLoyaltyTurn(run, number))) throw new Refusal('loyalty_being_applied');
  const bill = await billByNumber(run, guest.venueId, number, guest.sessionId, now);
  const at = new Date(now);
  const pieces = lowered(bill, await readPieces(run, bill.id, at));
  const shares = loyaltyShares(pieces.map(netOfPiece), percent);
  const changed = pieces.map((piece, index) => {
    const loyalty = shares[index] as Minor;
    return { piece, price: piece.price, discount: minor(piece.discount + loyalty), loyalty };
  });
  await writePieces(
    run,
    changed.map(({ piece, ...money }) => ({
      id: piece.id,
      ...money,
      own: piece.ownDiscount,
      note: piece.note,
    })),
  );
  await markLoyalty(run, bill.id, at);
  await rebook(run, bill, changed, { by: 'guest', reason: 'loyalty', now });
  const orders = pieces.flatMap(({ orderId }) => orderId ?? []);
  const { outdated } = await countBill(run, bill, at, { changed: orders });
  await tellOrdersAtOnce(run, bill, outdated, now);
  const answer = { order: billViewOf(await announceBill(run, bill.id, 'bill-updated', now)) };
  await keepAnswerWithin(run, answer);
  return answer;
};

/** That the card counted is kept; who asks again reads the bill as it is now. */
export const keepsApplied = (
  deps: Deps,
  handler: Handler<'POST /orders/apply-loyalty-card-to-external-order/{session}'>,
) =>
  keepsOutcome(handler, {
    kept: () => ({}),
    again: (_, { guest, body }) => {
      const now = deps.clock();
      return deps.database.transaction(async run => {
        const { id } = await billByNumber(run, guest.venueId, body.unique_order_number, guest.sessionId, now);
        return { order: billViewOf(await readBill(run, id, now)) };
      });
    },
  });

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
