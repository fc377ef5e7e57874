import { randomBytes, randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { BoardOrder } from '@tableside/contract/http/console';
import { type Minor, minor } from '@tableside/domain/money';
import { MAX_PIECES } from '@tableside/domain/split';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { CallInputOnServer, Handler } from '../../http/handler.ts';
import { isUuid } from '../../http/identifiers.ts';
import { joinTableBillWith, visitForBill } from '../bills/index.ts';
import { type CartLine, lineOfStaff, type MenuNow, type PricedCart, priceCart } from '../cart/index.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { pinFor, SESSION_MS } from '../scan/index.ts';
import { audit } from '../staff/index.ts';
import { reserveStock } from '../stock/index.ts';
import { wallTime } from '../venues/index.ts';
import { entriesOf } from './announce.ts';
import { insertOrder, type NewOrder } from './order-insert-store.ts';
import { newOrderNumber, orderDay } from './order-number.ts';
import { readOrder } from './order-read.ts';
import { boardOrder, type OrderFacts, UNTOUCHED } from './order-view.ts';
import { refuseUnavailableLines } from './placing-check.ts';
import { orderLines } from './placing-lines.ts';
import { slotsFrom } from './placing-slot.ts';
import { staffSession, tableForOrder } from './staff-order-store.ts';
import { confirmPresence } from './visit-store.ts';

type Input = CallInputOnServer<'POST /console/{venue}/tables/{table}/order'>;

/** What staff order goes to the kitchen at once: they have met the guests. */
const newOrder = (
  where: Pick<NewOrder, 'venue_id' | 'table_id' | 'visit_id' | 'session_id' | 'cart_revision' | 'comment'>,
  settings: VenueSettings,
  { subtotal, dishes }: { readonly subtotal: Minor; readonly dishes: number },
  now: number,
): NewOrder => {
  const at = new Date(now);
  return {
    ...where,
    id: randomUUID(),
    business_day: orderDay(settings, now),
    unique_order_number: newOrderNumber(),
    status: 'active',
    waiting_for: null,
    first_of_visit: false,
    batch_id: null,
    additional_fields: {},
    currency: settings.currency.code,
    subtotal,
    discount: 0,
    small_order_fee: 0,
    tips: 0,
    total: subtotal,
    paid: 0,
    coupon_id: null,
    coupon_code: null,
    coupon_kind: null,
    pay_at_restaurant: false,
    selected_payment_type: null,
    seen_at: at,
    wait_minutes: settings.defaultWaitMinutes,
    status_reason: null,
    placed_at: at,
    accepted_at: at,
    closed_at: null,
    // Staff are never refused, but the kitchen has these dishes to make all the same.
    slot_at: slotsFrom(settings, now),
    slot_dishes: settings.capacity ? dishes : null,
  };
};

type Prepared = {
  readonly settings: VenueSettings;
  readonly pin: string | null;
  readonly lines: readonly CartLine[];
  readonly priced: PricedCart;
  readonly now: number;
};

const write = async (run: Run, { params, body, staff }: Input, prepared: Prepared) => {
  const { settings, priced, lines, now, pin } = prepared;
  const { venueId } = staff;
  const at = new Date(now);
  const table = await tableForOrder(run, venueId, params.table);
  const visitId = table && (await visitForBill(run, venueId, params.table, pin, at));
  if (!table || !visitId) throw new Refusal('table_not_found');
  await confirmPresence(run, visitId, at);
  const session = await staffSession(run, {
    id: randomUUID(),
    unknown: randomBytes(32),
    venueId,
    tableId: params.table,
    visitId,
    language: settings.mainLanguage,
    now: at,
    until: new Date(now + SESSION_MS),
  });
  const { ranOut } = await reserveStock(run, venueId, lines);
  const order = newOrder(
    {
      venue_id: venueId,
      table_id: params.table,
      visit_id: visitId,
      session_id: session.id,
      cart_revision: session.nextRevision,
      comment: body.comment,
    },
    settings,
    {
      subtotal: priced.totals.subtotal,
      dishes: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    },
    now,
  );
  const { mainLanguage } = settings;
  const written = orderLines(priced, order.id, { language: mainLanguage, mainLanguage });
  const facts: OrderFacts = {
    order: { ...order, number: 0, is_paid: order.total === 0 },
    lines: written.map(line => ({ ...line, ...UNTOUCHED })),
    tableName: table.name,
    guestIndex: 0,
    guestCount: null,
    unmet: false,
    decimals: settings.currency.decimals,
    fieldWords: null,
    money: null,
    till: null,
    batch: null,
  };
  const events = entriesOf({ facts, event: 'order-created', staffEvent: 'order-created' });
  await insertOrder(run, order, written, events, { actor: 'staff', name: staff.name });
  await joinTableBillWith(run, facts, now);
  await audit(run, staff, {
    action: 'order-place',
    subject: `order:${order.unique_order_number}`,
    data: { table: params.table, total_minor: order.total },
  });
  const placed = await readOrder(run, order.id);
  // No phone could pay for it alone.
  if (placed.money === null && order.total > 0) {
    const fields = { lines: `a bill holds at most ${MAX_PIECES} items` };
    throw new Refusal('validation_failed', { fields });
  }
  const answer: { order: BoardOrder } = { order: boardOrder(placed) };
  await keepAnswerWithin(run, answer);
  return { answer, ranOut };
};

/**
 * Staff order for guests without a phone: dishes of the menu by the guests' rules and the server's prices, sent to the
 * kitchen as accepted and put on the table's bill, which is paid like any other. Pausing the venue stops guests, not its
 * staff. Refuses table_not_found (also for counters and kiosks), menu_item_unavailable, options_invalid,
 * not_enough_stock, cart_changed when the sum is another than the one staff saw, validation_failed when the bill is full.
 */
export const staffOrder =
  (deps: Deps): Handler<'POST /console/{venue}/tables/{table}/order'> =>
  async input => {
    const { params, body, staff } = input;
    if (!isUuid(params.table)) throw new Refusal('table_not_found');
    const { venueId } = staff;
    const venue = await deps.venues.get(venueId);
    const { settings } = venue;
    const now = deps.clock();
    const menu = await deps.menus.document(venueId, Number.POSITIVE_INFINITY);
    const here: MenuNow = { menu, at: wallTime(settings.timeZone, now), soldOut: () => false };
    const lines = body.lines.map(lineOfStaff);
    const priced = priceCart({ lines, coupon: null, tip: minor(0) }, here, settings.currency.decimals);
    refuseUnavailableLines(priced.lines);
    const { subtotal } = priced.totals;
    if (body.expected_total !== undefined && body.expected_total !== subtotal) {
      throw new Refusal('cart_changed', { total_minor: subtotal });
    }
    const prepared = { settings, pin: pinFor(venue), lines, priced, now };
    const { answer, ranOut } = await deps.database.transaction(run => write(run, input, prepared));
    if (ranOut) await deps.menuPublisher.republish(venueId);
    return answer;
  };
