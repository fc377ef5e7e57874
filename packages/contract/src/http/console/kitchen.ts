import { ORDER_STATUSES } from '@tableside/domain/orders';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { dishContents } from '../shared/dish-contents.ts';
import { over, stamp } from '../shared/settings-stamp.ts';
import { FreeText, Id, Instant } from '../shared/shared.ts';

const Minutes = z.number().int().min(1).max(240);

/** Where dishes are made; `categories` and `items` say which ones come there, whatever the menu says. */
const KitchenStation = z.strictObject({
  id: Id,
  name: FreeText(40).min(1),
  categories: z.array(Id).max(200),
  items: z.array(Id).max(1_000),
});
const settings = {
  stations: z.array(KitchenStation).min(1).max(20),
  /** Minutes after which a ticket asks for attention, and after which it is late where guests were promised none. */
  soon_minutes: Minutes,
  late_minutes: Minutes,
  /** Later courses wait until staff fire them. */
  holds_courses: z.boolean(),
  /** Guests may write a note to the kitchen about each dish. */
  item_notes: z.boolean(),
};
export const KitchenSettings = z.object({
  ...settings,
  /** The venue's courses in serving order. */
  courses: z.array(z.object({ id: Id, name: z.string() })),
  ...stamp,
});

const KitchenLine = z.object({
  id: Id,
  item_id: Id,
  variation_id: Id.nullable(),
  /** Dish and variation in the venue's main language, as the modifiers. */
  name: z.string(),
  quantity: z.number().int(),
  modifiers: z.array(z.object({ id: Id, name: z.string() })),
  /** What the guest wrote about this dish, or staff on its bill. */
  note: z.string(),
  /** What stood there before staff changed it: to be struck through, and to ring, until the dish is made. Null: it was not changed. */
  note_was: z.string().nullable(),
  ...dishContents,
  /** Who at the table gets it, as staff said; null: shared, or nobody said. */
  seat: z.number().int().nullable(),
  /** Where it is made. */
  station: Id,
  course_id: Id.nullable(),
  ready_at: Instant.nullable(),
  ready_by: z.string().nullable(),
  delivered_at: Instant.nullable(),
  /** Portions that are not to be made any more. */
  taken_off: z.number().int(),
  /** How many of these nobody in the kitchen has seen: to be struck through, and to ring, until somebody has. */
  unseen_off: z.number().int(),
});
/** An order as the kitchen works on it. */
export const KitchenOrder = z.object({
  /** The number people say aloud. */
  order_id: z.string(),
  unique_order_number: z.string(),
  status: z.enum(ORDER_STATUSES),
  table_name: z.string(),
  order_type: z.enum(['default', 'pickup', 'self_service', 'disabled']),
  /** Which phone of the party, from 1; 0: staff ordered for the table. */
  guest_index: z.number().int(),
  /** Its table was closed: ask before it is made or carried. */
  party_left: z.boolean(),
  /** What the guest wrote. */
  comment: z.string(),
  /** An allergy that staff noted, in their words; empty: none. */
  allergy: z.string(),
  accepted_at: Instant,
  wait_minutes: z.number().int().nullable(),
  closed_at: Instant.nullable(),
  /** What staff said about its courses; null stands for lines without one. */
  courses: z.array(z.object({ id: Id.nullable(), held: z.boolean(), at: Instant, by: z.string() })),
  lines: z.array(KitchenLine),
});
/** The venue's courses for whoever writes orders down. */
export const VenueCourses = z.object({
  /** In serving order; `categories`: whose dishes come with it unless somebody says otherwise. */
  courses: z.array(z.object({ id: Id, name: z.string(), categories: z.array(Id) })),
  /** Later courses wait until staff fire them. */
  holds_later: z.boolean(),
});
export type VenueCourses = z.infer<typeof VenueCourses>;
export type KitchenSettings = z.infer<typeof KitchenSettings>;
export type KitchenOrder = z.infer<typeof KitchenOrder>;
export type KitchenLine = z.infer<typeof KitchenLine>;

const change = {
  /** `changed` false: it was so already; `by` is who was quicker. */
  response: z.object({ ticket: KitchenOrder, changed: z.boolean(), by: z.string().nullable() }),
  errors: ['order_not_found', 'order_move_refused'],
  idempotent: true,
} as const;

/** The kitchen's display: tickets by station, bump and recall, courses. */
export const consoleKitchenCalls = calls({
  'GET /console/{venue}/kitchen': {
    summary:
      'Accepted orders that are not finished, and those called or finished in the last half hour; how the kitchen is set up.',
    access: { staff: ROLE_GROUPS.service },
    response: z.object({ orders: z.array(KitchenOrder), settings: KitchenSettings, now: Instant }),
  },
  'GET /console/{venue}/courses': {
    summary:
      "The venue's courses for whoever writes orders down: with which one a dish comes, and whether later ones wait.",
    access: { staff: ROLE_GROUPS.service },
    response: VenueCourses,
  },
  'POST /console/{venue}/kitchen/orders/{order}/ready': {
    summary:
      'Bumps lines (made, to be fetched) or recalls them; of what was taken off the kitchen says so that it has seen it. The last line of an order at a counter finishes it: its guest is called.',
    access: { staff: ROLE_GROUPS.service },
    body: z.strictObject({ items: z.array(Id).min(1).max(200), ready: z.boolean() }),
    ...change,
  },
  'POST /console/{venue}/kitchen/orders/{order}/course': {
    summary: 'Holds a course of an order, or fires it: the kitchen begins it now.',
    access: { staff: ROLE_GROUPS.service },
    body: z.strictObject({ course_id: Id.nullable(), held: z.boolean() }),
    ...change,
  },
  'POST /console/{venue}/kitchen/orders/{order}/move': {
    summary:
      'Has dishes come with another course: with one that waits they wait, with one that is being made they are begun at once. `held` is how the course stood for whoever says so. order_move_refused once one of the dishes is made (`course`: `made`), or where the course stands otherwise by now (`held`, `going`).',
    access: { staff: ROLE_GROUPS.service },
    body: z.strictObject({
      items: z.array(Id).min(1).max(200),
      course_id: Id,
      held: z.boolean().default(true),
    }),
    ...change,
    errors: [...change.errors, 'course_unknown'],
  },
  'POST /console/{venue}/kitchen/settings': {
    summary:
      'Sets up stations and what comes to them, when tickets change colour, whether courses wait, and whether guests write notes to the kitchen. settings_changed over what a colleague saved meanwhile.',
    access: { staff: ROLE_GROUPS.lead },
    body: z.strictObject({ ...over, ...settings }),
    response: z.object({ settings: KitchenSettings }),
    errors: ['settings_changed'],
  },
});
