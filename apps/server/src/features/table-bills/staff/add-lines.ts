import { randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { sum, times } from '@tableside/domain/money';
import { MAX_PIECES, roomOnBill } from '@tableside/domain/split';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Deed } from '../../../http/mount/handler.ts';
import { addPieces, bookPieces, holdPartyOfBill, newBooked, tableNameOf } from '../../bills/index.ts';
import { lineOfStaff, type MenuNow } from '../../cart/index.ts';
import { type WrittenOrder, writeStaffEnteredOrder } from '../../orders/index.ts';
import { reserveStock } from '../../stock/index.ts';
import { type Venue, wallTime } from '../../venues/index.ts';
import { changeBill, type LockedForStaff } from './change-bill.ts';
import { isLongNote, type Line, ofMenu, ofWords, piecesOfLines, type Written } from './written-line.ts';

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

/** What staff noted that has no room beside its dish. */
const notesOf = (lines: readonly Written[]): string =>
  lines
    .filter(isLongNote)
    .map(({ name, note }) => `${name}: ${note}`)
    .join('; ');

/** An order that waited for the line is written at no price that nobody saw: cart_changed with the sum as it is. */
const refuseOtherSum = (lines: readonly Written[], expected: number | undefined): void => {
  const total = sum(lines.map(({ price, quantity }) => times(price, quantity)));
  if (expected !== undefined && expected !== total) throw new Refusal('cart_changed', { total_minor: total });
};

type Input = Parameters<Deed<'POST /console/{venue}/bills/{bill}/lines'>>[0];

/** The kitchen gets the lines as an order of the house; nobody's party has no kitchen. */
const sendToKitchen = async (
  { run, bill, staff, now }: LockedForStaff,
  venue: Venue,
  lines: readonly Written[],
  courses: Input['body']['courses'],
): Promise<WrittenOrder | null> => {
  if (bill.visitId === null || bill.tableId === null) return null;
  const id = randomUUID();
  return writeStaffEnteredOrder(run, {
    id,
    venue,
    table: { id: bill.tableId, name: await tableNameOf(run, bill.tableId) },
    visitId: bill.visitId,
    lines: lines.map((line, position) => line.forKitchen(id, position)),
    courses,
    comment: notesOf(lines),
    staff,
    now,
  });
};

/**
 * Staff put dishes on a bill: from the menu, priced and held against stock and hours as for guests, or by name and price.
 * They are sold from now on, and where staff say so the kitchen makes them: they come to its stations and printers like
 * any other order. Refuses menu_item_unavailable, options_invalid, cart_changed, validation_failed
 * where the bill is full, bill_not_found, bill_closed.
 */
export const addLines =
  (deps: Deps): Deed<'POST /console/{venue}/bills/{bill}/lines'> =>
  async input => {
    const { params, body, staff } = input;
    const { venueId } = staff;
    const venue = await deps.venues.get(venueId);
    const { settings, uses } = venue;
    const fromMenu = body.lines.filter(line => 'menu_item_id' in line);
    const menu = fromMenu.length > 0 ? await deps.menus.document(venueId, Number.POSITIVE_INFINITY) : null;
    let ranOut = false;
    const answer = await changeBill(
      deps,
      input,
      'bill-add',
      async hand => {
        const { run, bill, at, now } = hand;
        refuseBeyondRoom(hand.pieces.length, body.lines);
        const lines = body.lines.map(line => {
          if (!('menu_item_id' in line)) return ofWords(line, settings);
          if (!menu) throw new Refusal('menu_item_unavailable');
          const here: MenuNow = { menu, at: wallTime(settings.timeZone, now), uses, soldOut: () => false };
          return ofMenu(line, here, settings);
        });
        refuseOtherSum(lines, body.expected_total);
        ({ ranOut } = await reserveStock(
          run,
          venueId,
          fromMenu.map(line => lineOfStaff(line, settings)),
          uses,
        ).catch(unavailable));
        const order = body.kitchen ? await sendToKitchen(hand, venue, lines, body.courses) : null;
        const sent = order && { id: order.facts.order.id, lines: order.facts.lines };
        const pieces = piecesOfLines(lines, { addedBy: staff.name, at, sent });
        await addPieces(run, bill.id, pieces, at);
        await bookPieces(run, bill, pieces.map(newBooked), now);
        return {
          data: {
            lines: lines.map(({ name, quantity, price }) => ({ name, quantity, price_minor: price })),
            ...(order && { order: order.facts.order.unique_order_number }),
          },
          ordered: order?.unnumbered ?? null,
        };
      },
      async run => {
        if (body.kitchen && isUuid(params.bill)) await holdPartyOfBill(run, venueId, params.bill);
      },
    );
    if (ranOut) await deps.menuPublisher.republish(venueId);
    return answer;
  };
