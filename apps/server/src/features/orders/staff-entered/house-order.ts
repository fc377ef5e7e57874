import { randomBytes, randomUUID } from 'node:crypto';
import { type Minor, minor, sum, times } from '@tableside/domain/money';
import { soldAt } from '@tableside/domain/vat';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../../database/database.ts';
import type { Hand } from '../../../http/mount/handler.ts';
import { newOrderNumber } from '../../../unique-number.ts';
import { SESSION_MS } from '../../sessions/index.ts';
import type { Venue } from '../../venues/index.ts';
import { servingAccount } from '../../who-serves/index.ts';
import { entriesOf } from '../announce.ts';
import { orderDay } from '../numbers/order-number.ts';
import type { Unnumbered } from '../numbers/order-number-store.ts';
import { insertUnnumbered, type NewOrder, type NewOrderLine } from '../placing/order-insert-store.ts';
import { slotsFrom } from '../placing/placing-slot.ts';
import { type OrderFacts, UNTOUCHED } from '../read/order-view.ts';
import { type CourseSaid, holdsCourses, writeCoursesSaid } from './courses-store.ts';
import { staffSession } from './staff-order-store.ts';

/** An order in the name of the house: what staff write down for guests goes to the kitchen at once. */
export type StaffEnteredOrder = {
  readonly id: string;
  readonly venue: Pick<Venue, 'id' | 'settings' | 'orderStatus' | 'rushModeWaitMinutes'>;
  readonly table: { readonly id: string; readonly name: string };
  /** Locked, so that it does not end meanwhile. */
  readonly visitId: string;
  readonly lines: readonly NewOrderLine[];
  /** What staff say of its courses; what they do not name goes by the venue's rule. */
  readonly courses: readonly CourseSaid[];
  readonly comment: string;
  readonly staff: Hand;
  /** Epoch milliseconds. */
  readonly now: number;
};

const rushOf = ({ orderStatus, rushModeWaitMinutes }: StaffEnteredOrder['venue']): number | null =>
  orderStatus === 'rush_mode' ? rushModeWaitMinutes : null;

const countOf = (lines: readonly NewOrderLine[]): number =>
  lines.reduce((all, { quantity }) => all + quantity, 0);

const subtotalOf = (lines: readonly NewOrderLine[]): Minor =>
  sum(lines.map(({ unit_price, quantity }) => times(minor(unit_price), quantity)));

const newOrder = (
  { id, venue, table, visitId, lines, comment, staff, now }: StaffEnteredOrder,
  session: { readonly id: string; readonly nextRevision: number },
): NewOrder => {
  const { settings }: { settings: VenueSettings } = venue;
  const at = new Date(now);
  const subtotal = subtotalOf(lines);
  return {
    id,
    venue_id: venue.id,
    table_id: table.id,
    visit_id: visitId,
    session_id: session.id,
    shared_cart: null,
    cart_revision: session.nextRevision,
    business_day: orderDay(settings, now),
    unique_order_number: newOrderNumber(),
    status: 'active',
    waiting_for: null,
    first_of_visit: false,
    batch_id: null,
    comment,
    allergy: '',
    additional_fields: {},
    currency: settings.currency.code,
    subtotal,
    discount: 0,
    loyalty_discount: 0,
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
    wait_minutes: rushOf(venue) ?? settings.defaultWaitMinutes,
    status_reason: null,
    placed_at: at,
    accepted_at: at,
    closed_at: null,
    // Staff are never refused, but the kitchen has these dishes to make all the same.
    slot_at: slotsFrom(settings, now),
    slot_dishes: settings.capacity ? countOf(lines) : null,
    fee_vat_percent: soldAt(settings.legal)?.percent ?? null,
    waiter_id: servingAccount(staff),
  };
};

/** What is said of courses that something of the order is in. */
const saidOf = ({ courses, lines }: StaffEnteredOrder): readonly CourseSaid[] =>
  courses.filter(({ course_id }) => lines.some(line => line.course_id === course_id));

const coursesOf = async (run: Run, wanted: StaffEnteredOrder): Promise<OrderFacts['courses']> => {
  const { venue, lines, now, staff } = wanted;
  if (lines.every(({ course_id }) => course_id === null)) return null;
  const at = new Date(now).toISOString();
  return {
    said: saidOf(wanted).map(({ course_id: id, held }) => ({ id, held, at, by: staff.name })),
    of_venue: venue.settings.courses.map(({ id }) => id),
    holds_later: await holdsCourses(run, venue.id),
  };
};

/** An order of the house with its number for now; the caller ends its transaction with `giveNumber`. */
export type WrittenOrder = { readonly facts: OrderFacts; readonly unnumbered: Unnumbered };

/** Writes an order of the house and tells of it; putting it on a bill is the caller's, in the same transaction. */
export const writeStaffEnteredOrder = async (run: Run, wanted: StaffEnteredOrder): Promise<WrittenOrder> => {
  const { venue, table, visitId, lines, now } = wanted;
  const { settings } = venue;
  const { name } = wanted.staff;
  const session = await staffSession(run, {
    id: randomUUID(),
    unknown: randomBytes(32),
    venueId: venue.id,
    tableId: table.id,
    visitId,
    language: settings.mainLanguage,
    now: new Date(now),
    until: new Date(now + SESSION_MS),
  });
  const order = newOrder(wanted, session);
  const facts: OrderFacts = {
    order: { ...order, number: 0, is_paid: order.total === 0 },
    lines: lines.map(line => ({ ...line, ...UNTOUCHED })),
    tableName: table.name,
    guestIndex: 0,
    companions: null,
    guestCount: null,
    unmet: false,
    partyLeft: false,
    neverSent: false,
    rushMinutes: rushOf(venue),
    decimals: settings.currency.decimals,
    courses: await coursesOf(run, wanted),
    fieldWords: null,
    money: null,
    left: order.total,
    thanks: 0,
    till: null,
    reviews: [],
    batch: null,
  };
  const events = entriesOf({ facts, event: 'order-created', staffEvent: 'order-created', by: name });
  const by = { actor: 'staff', name } as const;
  const unnumbered = await insertUnnumbered(run, order, lines, events, by);
  await writeCoursesSaid(run, order.id, saidOf(wanted), { at: new Date(now), by: name });
  return { facts: { ...facts, order: { ...facts.order, number: unnumbered.forNow } }, unnumbered };
};
