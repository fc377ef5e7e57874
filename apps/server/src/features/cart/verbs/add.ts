import { randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { MAX_QUANTITY } from '@tableside/domain/cart';
import { textIn } from '@tableside/domain/menu';
import { itemNote } from '@tableside/domain/notes';
import type { Deps } from '../../../deps.ts';
import type { GuestSession } from '../../../http/guest.ts';
import type { CallInputOnServer, Handler } from '../../../http/mount/handler.ts';
import type { GuestPlace } from '../guest-place.ts';
import { refuseNote, refuseUnlessOrdering } from '../may-order.ts';
import { type CartLine, MAX_LINES } from '../pricing/cart-line.ts';
import { refuseShortStock } from '../pricing/enough-stock.ts';
import { keyOf, ownerOf, together } from '../pricing/equal-lines.ts';
import { resolveLine } from '../pricing/resolve-line.ts';
import type { CartSnapshot } from '../store.ts';
import { changeCart } from './change.ts';
import { menuNow } from './show.ts';

type Wanted = CallInputOnServer<'POST /cart/{session}/add'>['body'];

/** The line a request asks for. Throws options_invalid for groups the item lacks, or named twice. ITEM-15, ITEM-16. */
const lineOf = (wanted: Wanted, { menu, reader }: GuestPlace, guest: GuestSession): CartLine => {
  const item = menu.itemById.get(wanted.menu_item_id);
  if (!item) throw new Refusal('menu_item_unavailable', { item_id: wanted.menu_item_id });
  const answered = new Set<string>();
  for (const { id, options } of wanted.option_groups) {
    const group = item.optionGroups.find(each => each.id === id);
    const foreign = options.some(chosen => !group?.options.some(option => option.id === chosen.id));
    if (!group || foreign || answered.has(id)) throw new Refusal('options_invalid', { group: id });
    answered.add(id);
  }
  return {
    id: randomUUID(),
    item_id: item.id,
    variation_id: wanted.variation_id,
    option_ids: wanted.option_groups.flatMap(({ options }) => options.map(({ id }) => id)),
    quantity: wanted.quantity,
    course_id: null,
    note: itemNote(wanted.note),
    name: textIn(item.name, reader.language, reader.mainLanguage),
    ...ownerOf(guest),
  };
};

/** Refuses a line that cannot be ordered now; what ran out says so in the words of stock. ITEM-11, ITEM-12, ITEM-20, ITEM-21. */
const refuseUnorderable = (line: CartLine, cart: CartSnapshot, place: GuestPlace): void => {
  const { problem } = resolveLine(line, menuNow(place, cart));
  if (problem === null) return;
  if (problem.code === 'sold_out')
    throw new Refusal('not_enough_stock', { remaining: 0, item_id: line.item_id });
  if (problem.code === 'options_invalid') throw new Refusal('options_invalid', { group: problem.group });
  throw new Refusal(problem.code, { item_id: line.item_id });
};

/** The cart's lines with a new one, which grows an equal line. Throws cart_full beyond 50 pieces or 100 lines. ITEM-14. */
const withLine = (lines: readonly CartLine[], added: CartLine): CartLine[] => {
  const equal = lines.find(line => keyOf(line) === keyOf(added));
  if (!equal && lines.length >= MAX_LINES) throw new Refusal('cart_full', { max_lines: MAX_LINES });
  if (!equal) return [...lines, added];
  const grown = together(equal, added);
  if (!grown) throw new Refusal('cart_full', { max_quantity: MAX_QUANTITY });
  return lines.map(line => (line === equal ? grown : line));
};

/** Adds an item with its variation and options. ITEM-16, spec 1§7. */
export const addToCart =
  (deps: Deps): Handler<'POST /cart/{session}/add'> =>
  async ({ guest, body }) => {
    const ids = body.option_groups.flatMap(({ options }) => options.map(({ id }) => id));
    const counted = [body.menu_item_id, ...(body.variation_id === null ? [] : [body.variation_id]), ...ids];
    return changeCart(deps, guest, counted, (cart, place) => {
      refuseUnlessOrdering(guest, place.flags);
      refuseNote(body.note, place.settings);
      const line = lineOf(body, place, guest);
      refuseUnorderable(line, cart, place);
      const lines = withLine(cart.lines, line);
      refuseShortStock({ stock: cart.stock, uses: place.uses }, cart.lines, lines, line);
      return { lines, couponCode: cart.couponCode };
    });
  };
