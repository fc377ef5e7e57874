import { randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import { minor } from '@tableside/domain/money';
import { isPartyOrJoined } from '@tableside/domain/orders';
import { MAX_PIECES } from '@tableside/domain/split';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Deed } from '../../../http/mount/handler.ts';
import { partyForBill } from '../../bills/index.ts';
import { type CartLine, lineOfStaff, type MenuNow, type PricedCart, priceCart } from '../../cart/index.ts';
import { pinFor } from '../../sessions/index.ts';
import { audit } from '../../staff/index.ts';
import { reserveStock } from '../../stock/index.ts';
import { type Venue, wallTime } from '../../venues/index.ts';
import { giveNumber } from '../numbers/give-number.ts';
import { joinTableBillWith } from '../on-bill/join.ts';
import { refuseUnavailableLines } from '../placing/placing-check.ts';
import { orderLines } from '../placing/placing-lines.ts';
import { confirmPresence } from '../placing/visit-store.ts';
import { readOrder } from '../read/order-read.ts';
import { boardOrder } from '../read/order-view.ts';
import { writeStaffEnteredOrder } from './house-order.ts';
import { partyAtCounter, partySince, tableForOrder } from './staff-order-store.ts';

type Order = 'POST /console/{venue}/tables/{table}/order';
type Input = Parameters<Deed<Order>>[0];
/** Staff write for who sits at a table; what was ordered elsewhere may also be fetched at a counter. */
type Where = { readonly counters: boolean };

type Prepared = {
  readonly venue: Venue;
  readonly lines: readonly CartLine[];
  readonly priced: PricedCart;
  readonly now: number;
};

type Party = { readonly id: string; readonly begun: boolean };

/**
 * Guests who left do not pay for what comes after them, and who sits there now did not order it. `party` null: nobody sat there; who came
 * meanwhile may be the same guests, whom somebody else has served, or others: staff are asked.
 */
const refuseOtherParty = async (
  run: Run,
  { id: visitId, begun }: Party,
  party: string | null,
  at: Date,
): Promise<void> => {
  if (party === null) {
    if (begun) return;
    throw new Refusal('table_taken');
  }
  const seen = new Date(party);
  const { since, left } = await partySince(run, visitId, seen);
  if (!left && isPartyOrJoined(seen.getTime(), since.getTime())) return;
  throw new Refusal(since.getTime() === at.getTime() ? 'table_is_free' : 'table_taken');
};

const write = async (
  [run, last]: readonly [run: Run, last: Run],
  { params, body, staff }: Input,
  { venue, priced, lines, now }: Prepared,
  { counters }: Where,
) => {
  const { venueId } = staff;
  const at = new Date(now);
  const table = await tableForOrder(run, venueId, params.table);
  if (!table || (table.counter && !counters)) throw new Refusal('table_not_found');
  const sits = table.counter
    ? await partyAtCounter(run, { venueId, tableId: params.table, at })
    : await partyForBill(run, venueId, params.table, pinFor(venue), at);
  if (!sits) throw new Refusal('table_not_found');
  if (body.party !== undefined) await refuseOtherParty(run, sits, body.party, at);
  const visitId = sits.id;
  await confirmPresence(run, visitId, at);
  const { ranOut } = await reserveStock(run, venueId, lines, venue.uses);
  const { mainLanguage } = venue.settings;
  const id = randomUUID();
  const { facts, unnumbered } = await writeStaffEnteredOrder(run, {
    id,
    venue,
    table: { id: params.table, name: table.name },
    visitId,
    lines: orderLines(priced, id, { language: mainLanguage, mainLanguage }, venue.settings.legal),
    courses: body.courses,
    comment: body.comment,
    staff,
    now,
  });
  await joinTableBillWith(run, facts, now);
  const { order } = facts;
  await audit(run, staff, {
    action: 'order-place',
    subject: `order:${order.unique_order_number}`,
    data: { table: params.table, total_minor: order.total },
  });
  const placed = await readOrder(run, id);
  // No phone could pay for it alone.
  if (placed.money === null && order.total > 0) {
    const fields = { lines: `a bill holds at most ${MAX_PIECES} items` };
    throw new Refusal('validation_failed', { fields });
  }
  const answer: { order: BoardOrder } = { order: boardOrder(placed) };
  return { answer: await giveNumber(last, unnumbered, answer), ranOut };
};

/**
 * Staff order for guests without a phone: dishes of the menu by the guests' rules and the server's prices, sent to the
 * kitchen as accepted and put on the table's bill, which is paid like any other. Pausing the venue stops guests, not its
 * staff. Refuses table_not_found (also for counters and kiosks), menu_item_unavailable, options_invalid,
 * not_enough_stock, table_is_free and table_taken when the party it was taken for left, cart_changed when the sum is another than the one staff saw, validation_failed when the bill is full.
 */
export const staffOrder =
  (deps: Deps, where: Where = { counters: false }): Deed<Order> =>
  async input => {
    const { params, body, staff } = input;
    if (!isUuid(params.table)) throw new Refusal('table_not_found');
    const { venueId } = staff;
    const venue = await deps.venues.get(venueId);
    const { settings } = venue;
    const now = deps.clock();
    const menu = await deps.menus.document(venueId, Number.POSITIVE_INFINITY);
    const here: MenuNow = {
      menu,
      at: wallTime(settings.timeZone, now),
      uses: venue.uses,
      soldOut: () => false,
    };
    const lines = body.lines.map(line => lineOfStaff(line, settings));
    const priced = priceCart({ lines, coupon: null, tip: minor(0) }, here, settings.currency.decimals);
    refuseUnavailableLines(priced.lines);
    const { subtotal } = priced.totals;
    if (body.expected_total !== undefined && body.expected_total !== subtotal) {
      throw new Refusal('cart_changed', { total_minor: subtotal });
    }
    const prepared = { venue, lines, priced, now };
    const { answer, ranOut } = await deps.database.transaction((...runs) =>
      write(runs, input, prepared, where),
    );
    if (ranOut) await deps.menuPublisher.republish(venueId);
    return answer;
  };
