import { randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { textIn } from '@tableside/domain/menu';
import { type Minor, minor, ZERO } from '@tableside/domain/money';
import { MAX_PIECES, roomOnBill } from '@tableside/domain/split';
import type { Deps } from '../../deps.ts';
import type { CallInputOnServer, Handler } from '../../http/handler.ts';
import { lineOfStaff, type MenuNow, type ResolvedLine, resolveLine } from '../cart/index.ts';
import { reserveStock } from '../stock/index.ts';
import { wallTime } from '../venues/index.ts';
import { bookPieces } from './book-sale.ts';
import type { NewPiece, PieceModifier } from './new-piece.ts';
import { addPieces } from './open-store.ts';
import { changeBill } from './staff-change.ts';

type Line = CallInputOnServer<'POST /console/{venue}/bills/{bill}/lines'>['body']['lines'][number];

/** A line as it goes on the bill, its pieces alike. Minor units. */
type Written = {
  readonly name: string;
  readonly modifiers: readonly PieceModifier[];
  readonly price: Minor;
  readonly before: Minor | null;
  readonly menuItemId: string | null;
  readonly quantity: number;
  readonly note: string;
};

const refuseProblem = ({ line, problem }: ResolvedLine): void => {
  if (problem === null) return;
  if (problem.code === 'options_invalid') {
    throw new Refusal('options_invalid', { item_id: line.item_id, group: problem.group });
  }
  throw new Refusal('menu_item_unavailable', { item_id: line.item_id });
};

const ofMenu = (line: Extract<Line, { menu_item_id: string }>, now: MenuNow, language: string): Written => {
  const resolved = resolveLine(lineOfStaff(line), now);
  refuseProblem(resolved);
  const { item, variation, options, unit, before } = resolved;
  const text = (translated: Parameters<typeof textIn>[0]): string => textIn(translated, language, language);
  const dish = item ? text(item.name) : '';
  return {
    name: variation ? `${dish} (${text(variation.name)})` : dish,
    modifiers: options.map(({ name, markup }) => ({ name: text(name), price: markup, quantity: 1 })),
    price: unit,
    before,
    menuItemId: line.menu_item_id,
    quantity: line.quantity,
    note: line.note,
  };
};

const ofWords = (line: Extract<Line, { name: string }>): Written => ({
  name: line.name,
  modifiers: [],
  price: minor(line.price),
  before: null,
  menuItemId: null,
  quantity: line.quantity,
  note: line.note,
});

const piecesOf = (lines: readonly Written[], addedBy: string, at: Date): NewPiece[] =>
  lines
    .flatMap(line => Array.from({ length: line.quantity }, () => line))
    .map((line, position) => ({
      id: randomUUID(),
      position,
      kind: 'item',
      order_id: null,
      order_line_id: null,
      guest_index: null,
      menu_item_id: line.menuItemId,
      name: line.name,
      modifiers: line.modifiers,
      price: line.price,
      discount_share: ZERO,
      strikethrough_price: line.before,
      note: line.note,
      added_by: addedBy,
      added_at: at.toISOString(),
      booked: true,
    }));

/** What ran out is said as for a dish that is not there: staff look at the stock list for the rest. */
const unavailable = (cause: unknown): never => {
  if (cause instanceof Refusal && cause.code === 'not_enough_stock') {
    throw new Refusal('menu_item_unavailable', cause.details);
  }
  throw cause;
};

/** Refuses more pieces than the bill has room for: validation_failed with the field, and how many would fit. */
const refuseBeyondRoom = (live: number, lines: readonly Pick<Line, 'quantity'>[]): void => {
  const more = lines.reduce((all, { quantity }) => all + quantity, 0);
  const room = roomOnBill(live);
  if (more <= room) return;
  const fields = { lines: `a bill holds at most ${MAX_PIECES} items` };
  throw new Refusal('validation_failed', { fields, most: MAX_PIECES, room });
};

/**
 * Staff put dishes on a bill: from the menu, priced and held against stock and hours as for guests, or by name and price.
 * They are sold from now on. Refuses menu_item_unavailable, options_invalid, validation_failed where the bill is full,
 * bill_not_found, bill_closed.
 */
export const addLines =
  (deps: Deps): Handler<'POST /console/{venue}/bills/{bill}/lines'> =>
  async input => {
    const { venueId } = input.staff;
    const { settings } = await deps.venues.get(venueId);
    const fromMenu = input.body.lines.filter(line => 'menu_item_id' in line);
    const menu = fromMenu.length > 0 ? await deps.menus.document(venueId, Number.POSITIVE_INFINITY) : null;
    let ranOut = false;
    const answer = await changeBill(deps, input, 'bill-add', async hand => {
      const { run, bill, staff, at, now } = hand;
      refuseBeyondRoom(hand.pieces.length, input.body.lines);
      const lines = input.body.lines.map(line => {
        if (!('menu_item_id' in line)) return ofWords(line);
        if (!menu) throw new Refusal('menu_item_unavailable');
        const here: MenuNow = { menu, at: wallTime(settings.timeZone, now), soldOut: () => false };
        return ofMenu(line, here, settings.mainLanguage);
      });
      ({ ranOut } = await reserveStock(run, venueId, fromMenu.map(lineOfStaff)).catch(unavailable));
      const pieces = piecesOf(lines, staff.name, at);
      await addPieces(run, bill.id, pieces, at);
      const sold = pieces.map(({ id, name, kind, price }) => ({ id, name, kind, price, discount: ZERO }));
      await bookPieces(run, bill, sold, now);
      return {
        data: { lines: lines.map(({ name, quantity, price }) => ({ name, quantity, price_minor: price })) },
      };
    });
    if (ranOut) await deps.menuPublisher.republish(venueId);
    return answer;
  };
