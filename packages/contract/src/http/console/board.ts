import { TABLE_STATES } from '@tableside/domain/floor';
import { MAX_MINOR } from '@tableside/domain/money';
import { MAX_ALLERGY_WORDS } from '@tableside/domain/notes';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls, ROLES } from '../../define.ts';
import { Menu } from '../menu.ts';
import { dishContents } from '../shared/dish-contents.ts';
import { Opening } from '../shared/opening.ts';
import { OrderItem, OrderView } from '../shared/order-view.ts';
import { Empty, FreeText, Id, Instant, Major } from '../shared/shared.ts';

const { floor, service } = ROLE_GROUPS;
const Minutes = z.number().int().min(0).max(240);

/** An order on the staff's board: the guest's view and what only staff see. */
export const BoardOrder = OrderView.omit({
  session_token: true,
  is_own: true,
  review: true,
  reviews: true,
  never_sent: true,
}).extend({
  items: z.array(
    OrderItem.extend({
      /** Made, and waiting to be carried unless it is delivered. */
      ready_at: Instant.nullable(),
      ready_by: z.string().nullable(),
      /** What was chosen of it, so that the same can be ordered once more. */
      variation_id: Id.nullable(),
      option_ids: z.array(Id),
      /** Who at the table gets it, as staff said; null: shared, or nobody said. */
      seat: z.number().int().nullable(),
      ...dishContents,
    }),
  ),
  table_id: Id,
  /**
   * Its courses as they are served; `at` and `by`: when and who said last that it waits or is wanted, null: nobody did. Absent:
   * everything comes as it is ready.
   */
  courses: z
    .array(z.object({ id: Id, held: z.boolean(), at: Instant.nullable(), by: z.string().nullable() }))
    .optional(),
  /** An allergy that staff noted, in their words; empty: none. */
  allergy: z.string(),
  /** First order of a party whose presence staff have not confirmed. */
  first_of_visit: z.boolean(),
  /** Staff closed its table, or the party is over by the clock: nobody sits there any more who ordered it. */
  party_left: z.boolean(),
  /** When the kitchen begins with it at a venue that counts what it takes on; null: nobody counts. CART-54. */
  slot_at: Instant.nullable(),
});
export const WaiterCall = z.object({
  id: Id,
  table_id: Id,
  table_name: z.string(),
  order_id: z.string().nullable(),
  comment: z.string(),
  called_at: Instant,
  taken_at: Instant.nullable(),
  taken_by: z.string().nullable(),
  done_at: Instant.nullable(),
});
export const VenueStatus = z.object({
  order_status: z.enum(['open', 'rush_mode', 'temporarily_disabled']),
  rush_mode_wait_minutes: z.number().int().nullable(),
  is_currently_working_hours: z.boolean(),
  /** Told with the hours: null while guests can order by them. Absent: as it was. */
  opening: Opening.nullable().optional(),
});
export const BoardTable = z.object({
  id: Id,
  name: z.string(),
  area: z.string(),
  order_type: z.enum(['default', 'pickup', 'self_service', 'disabled']),
  hash: z.string(),
  short_code: z.string(),
  /** What its guests type with their first order where the venue asks for it; null: nothing is asked, or nobody sits there. */
  pin: z.string().nullable(),
  /** Phones with a live session. */
  guests: z.number().int(),
  /** People at the table: as staff counted them, else their phones. */
  people: z.number().int(),
  state: z.enum(TABLE_STATES),
  /** It is in this state since; null for a free table. */
  since: Instant.nullable(),
  open_orders: z.number().int(),
  /** Placed, not rejected, and not yet paid. */
  unpaid: Major,
  /** What the party has paid so far. */
  paid: Major,
  /** Whose reservation the party came by; absent: none. */
  reserved: z.object({ name: z.string(), party: z.number().int() }).optional(),
  /** Who serves it; absent: everybody does. */
  waiter: z
    .object({
      id: Id,
      name: z.string(),
      /** While the party sits there that they serve; absent: the table is in their section. */
      for_party: z.literal(true).optional(),
    })
    .optional(),
  /**
   * Parties that joined the one that sits there: from which table, when they had sat down, how many of its seats theirs are behind,
   * and which bill of theirs goes on as which. Absent: none did.
   */
  joined: z
    .array(
      z.object({
        table: Id,
        opened_at: Instant,
        seats: z.number().int(),
        bill: Id.nullable(),
        into: Id.nullable(),
      }),
    )
    .optional(),
  opened_at: Instant.nullable(),
  last_event_at: Instant.nullable(),
});
export type BoardOrder = z.infer<typeof BoardOrder>;
export type WaiterCall = z.infer<typeof WaiterCall>;
export type VenueStatus = z.infer<typeof VenueStatus>;
export type BoardTable = z.infer<typeof BoardTable>;

const orderMove = {
  /** `changed` false: it was so already; `by` is who was quicker. A refused move names them in its details. */
  response: z.object({ order: BoardOrder, changed: z.boolean(), by: z.string().nullable() }),
  idempotent: true,
} as const;
const orderErrors = ['order_not_found', 'order_move_refused'] as const;

/** What staff do. Every call checks the role at the venue in the path. */
export const consoleCalls = calls({
  'POST /console/sign-in': {
    summary:
      'Starts a staff session (cookie); with `next` = `code` it opens nothing until the second step came.',
    access: 'public',
    body: z.strictObject({
      email: z.email().max(200),
      password: z.string().min(1).max(200),
    }),
    response: z.object({ name: z.string(), next: z.enum(['in', 'code']) }),
    errors: ['sign_in_failed'],
  },
  'POST /console/sign-out': {
    summary: 'Ends the staff session.',
    access: 'signed-in',
    response: Empty,
  },
  'GET /console/me': {
    summary: 'Who is signed in and at which venues with which role.',
    access: 'signed-in',
    response: z.object({
      id: Id,
      name: z.string(),
      /** Null: signs in by PIN on shared devices alone. */
      email: z.string().nullable(),
      /** On a shared device: minutes without a touch after which it locks itself. */
      lock_minutes: z.number().int().nullable(),
      venues: z.array(
        z.object({
          id: Id,
          name: z.string(),
          slug: z.string(),
          role: z.enum(ROLES),
          /** It takes money for stalls of a hall, or another venue does for it; null: neither, nor was it ever so. */
          hall: z.enum(['operator', 'stall']).nullable(),
          /** It takes reservations. */
          reserves: z.boolean(),
          /** The venue demands a second step that the account has not set up: nothing opens there before. */
          two_step_missing: z.boolean(),
          currency: z.object({
            code: z.string(),
            symbol: z.string(),
            decimals: z.number().int(),
          }),
          locale_code: z.string(),
          time_zone: z.string(),
          /** Minutes after midnight at which a business day begins. */
          day_cutoff_minutes: z.number().int(),
          /** What the venue lets guests pay with, in order. */
          payment_methods: z.array(z.string()),
        }),
      ),
    }),
  },
  'GET /console/{venue}/menu': {
    summary: "The menu in the venue's main language, for writing on bills; as guests see it, with an ETag.",
    access: { staff: service },
    response: Menu,
    errors: ['menu_not_published'],
    cacheable: true,
  },
  'GET /console/{venue}/board': {
    summary:
      'Open orders and those finished in the last hour, open waiter calls, venue status; `cursor` is where the stream goes on.',
    access: { staff: service },
    response: z.object({
      orders: z.array(BoardOrder),
      calls: z.array(WaiterCall),
      venue: VenueStatus,
      /** Hand it to the stream as `after` and no event is missed. */
      cursor: z.string(),
      now: Instant,
    }),
  },
  'POST /console/{venue}/orders/{order}/seen': {
    summary: 'Staff have looked at the order; the guest is told. RT-02.',
    access: { staff: service },
    ...orderMove,
    errors: [...orderErrors],
  },
  'POST /console/{venue}/orders/{order}/accept': {
    summary: 'Accepts the order with minutes to wait. RT-03.',
    access: { staff: service },
    body: z.strictObject({ wait_minutes: Minutes.nullable() }),
    ...orderMove,
    errors: [...orderErrors],
  },
  'POST /console/{venue}/orders/{order}/wait': {
    summary: 'Changes the minutes to wait. RT-06.',
    access: { staff: service },
    body: z.strictObject({ wait_minutes: Minutes }),
    ...orderMove,
    errors: [...orderErrors],
  },
  'POST /console/{venue}/orders/{order}/allergy': {
    summary:
      'Notes an allergy that a guest told staff of, or takes the note back: the kitchen is warned, on paper too.',
    access: { staff: service },
    body: z.strictObject({ words: FreeText(MAX_ALLERGY_WORDS) }),
    ...orderMove,
    errors: [...orderErrors],
  },
  'POST /console/{venue}/orders/{order}/deliver': {
    summary: 'Marks items delivered, or takes the mark back. RT-04.',
    access: { staff: service },
    body: z.strictObject({
      items: z.array(Id).min(1).max(200),
      delivered: z.boolean(),
    }),
    ...orderMove,
    errors: [...orderErrors],
  },
  'POST /console/{venue}/orders/{order}/close': {
    summary: 'Everything is served; the order is done. RT-05.',
    access: { staff: service },
    ...orderMove,
    errors: [...orderErrors],
  },
  'POST /console/{venue}/orders/{order}/reject': {
    summary: 'Refuses the order with a reason the guest reads. RT-07.',
    access: { staff: floor },
    body: z.strictObject({ reason: FreeText(200).min(1) }),
    ...orderMove,
    errors: [...orderErrors],
  },
  'POST /console/{venue}/orders/{order}/nobody': {
    summary:
      'Nobody sits where a first order came from: all orders of that party are refused with a reason, and it ends.',
    access: { staff: floor },
    body: z.strictObject({ reason: FreeText(200).min(1) }),
    response: z.object({ order: BoardOrder, table: BoardTable }),
    errors: [...orderErrors, 'table_has_open_orders'],
    idempotent: true,
  },
  'POST /console/{venue}/orders/{order}/fail': {
    summary: 'The kitchen cannot make it; the guest is told. RT-08.',
    access: { staff: service },
    body: z.strictObject({ reason: FreeText(200).min(1) }),
    ...orderMove,
    errors: [...orderErrors],
  },
  'POST /console/{venue}/orders/{order}/settle-cash': {
    summary:
      'The guest has paid this order in cash. bill_changed with what is to be taken now (major units) where that is not what was on screen.',
    access: { staff: floor },
    body: z
      .strictObject({
        /** What staff saw, minor units; another sum is refused. */
        expected_total: z.number().int().min(0).max(MAX_MINOR).optional(),
      })
      .prefault({}),
    /** `payment`: for which a cash drawer opens. */
    response: z.object({ order: BoardOrder, payment: Id }),
    idempotent: true,
    errors: [...orderErrors, 'order_already_paid', 'bill_changed'],
  },
  'GET /console/{venue}/tables': {
    summary: 'Every table at a glance.',
    access: { staff: service },
    response: z.object({ tables: z.array(BoardTable) }),
  },
  'POST /console/{venue}/tables/{table}/close': {
    summary: 'Ends the sessions and carts of a table. Open or unpaid orders are refused unless `force`.',
    access: { staff: floor },
    body: z.strictObject({ force: z.boolean().default(false) }),
    response: z.object({ table: BoardTable }),
    errors: ['table_not_found', 'table_has_open_orders'],
    idempotent: true,
  },
  'POST /console/{venue}/calls/{call}/take': {
    summary: 'A member of staff goes to the table.',
    access: { staff: service },
    response: z.object({ call: WaiterCall }),
    errors: ['call_not_found'],
  },
  'POST /console/{venue}/calls/{call}/leave': {
    summary: 'Whoever was going cannot go after all: the call is everybody’s again.',
    access: { staff: service },
    response: z.object({ call: WaiterCall }),
    errors: ['call_not_found'],
  },
  'POST /console/{venue}/calls/{call}/done': {
    summary: 'The call is answered.',
    access: { staff: service },
    response: z.object({ call: WaiterCall }),
    errors: ['call_not_found'],
  },
  'POST /console/{venue}/status': {
    summary: 'Opens, rushes (with minutes) or pauses ordering. RT-12…15.',
    access: { staff: service },
    body: z.strictObject({
      order_status: z.enum(['open', 'rush_mode', 'temporarily_disabled']),
      rush_mode_wait_minutes: Minutes.nullable().default(null),
    }),
    response: z.object({ venue: VenueStatus }),
  },
});
