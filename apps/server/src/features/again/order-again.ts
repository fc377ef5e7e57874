import { randomUUID } from 'node:crypto';
import { Refusal, toWire } from '@tableside/contract';
import type { LeftOut, Repriced } from '@tableside/contract/http/again';
import { textIn } from '@tableside/domain/menu';
import { minor } from '@tableside/domain/money';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import {
  type CartChange,
  type CartLine,
  type CartSnapshot,
  changeCart,
  type GuestPlace,
  menuNow,
  ownerOf,
  type ResolvedLine,
  refuseUnlessOrdering,
  resolveLine,
} from '../cart/index.ts';
import { joinLine } from './join-line.ts';
import { type EarlierLine, readEarlierLines } from './lines-store.ts';

/** What became of an earlier order's lines. */
type Outcome = {
  readonly lines: readonly CartLine[];
  readonly added: number;
  readonly leftOut: readonly LeftOut[];
  readonly repriced: readonly Repriced[];
};

/** The line as it was, with its note where the venue still takes notes. */
const lineOf = (
  { item_id, variation_id, option_ids, quantity, note, name }: EarlierLine,
  notes: boolean,
  owner: Pick<CartLine, 'guest_index'>,
): CartLine => ({
  id: randomUUID(),
  item_id,
  variation_id,
  option_ids,
  quantity,
  course_id: null,
  note: notes ? note : '',
  name,
  ...owner,
});

/** Why a line cannot be had at all now; null when it can. */
export const reasonOf = ({ item, variation, line, problem }: ResolvedLine): LeftOut['reason'] | null => {
  if (problem === null) return null;
  if (!item) return 'gone';
  if (problem.code === 'sold_out') return 'sold_out';
  const variationGone = line.variation_id !== null && !variation;
  return problem.code === 'options_invalid' || variationGone ? 'choice_changed' : 'not_now';
};

const joinEarlier = (
  outcome: Outcome,
  earlier: EarlierLine,
  cart: CartSnapshot,
  place: GuestPlace,
  owner: Pick<CartLine, 'guest_index'>,
): Outcome => {
  const line = lineOf(earlier, place.settings.itemNotes === true, owner);
  const resolved = resolveLine(line, menuNow(place, cart));
  const { language, mainLanguage, decimals } = place.reader;
  const name = resolved.item ? textIn(resolved.item.name, language, mainLanguage) : earlier.name;
  const leftOut = (quantity: number, reason: LeftOut['reason']): readonly LeftOut[] => [
    ...outcome.leftOut,
    { name, quantity, reason },
  ];
  const reason = reasonOf(resolved);
  if (reason) return { ...outcome, leftOut: leftOut(line.quantity, reason) };
  const joined = joinLine(outcome.lines, { ...line, name }, { stock: cart.stock, uses: place.uses });
  const changed = joined.added > 0 && resolved.unit !== earlier.unit_price;
  const price = {
    name,
    before: toWire(minor(earlier.unit_price), decimals),
    now: toWire(resolved.unit, decimals),
  };
  return {
    lines: joined.lines,
    added: outcome.added + joined.added,
    leftOut: joined.short ? leftOut(line.quantity - joined.added, joined.short) : outcome.leftOut,
    repriced: changed ? [...outcome.repriced, price] : outcome.repriced,
  };
};

/**
 * Puts what was in an earlier order of this phone into its cart: each line held against the menu, the stock and the rules
 * of choosing as they are now, at today's prices. What cannot be had is left out and said. Refuses order_not_found for an
 * unknown number and for somebody else's order.
 */
export const reorder =
  (deps: Deps): Handler<'POST /orders/order-again/{session}'> =>
  async ({ guest, body }) => {
    const earlier = await readEarlierLines(deps.database.run, guest.sessionId, body.unique_order_number);
    if (earlier.length === 0) throw new Refusal('order_not_found');
    let outcome: Outcome = { lines: [], added: 0, leftOut: [], repriced: [] };
    const joined = () => ({
      added: outcome.added,
      left_out: [...outcome.leftOut],
      repriced: [...outcome.repriced],
    });
    const join: CartChange = (before, place) => {
      refuseUnlessOrdering(guest, place.flags);
      // Asked again when another tab was faster: from the start.
      const start: Outcome = { lines: before.lines, added: 0, leftOut: [], repriced: [] };
      outcome = earlier.reduce((all, line) => joinEarlier(all, line, before, place, ownerOf(guest)), start);
      return { lines: outcome.lines, couponCode: before.couponCode };
    };
    const cart = await changeCart(deps, guest, null, join, () => ({ cart: null, ...joined() }));
    return { cart, ...joined() };
  };
