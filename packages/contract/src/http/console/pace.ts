import { SLOT_MINUTES } from '@tableside/domain/pace';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { Opening } from '../shared/opening.ts';
import { over, stamp } from '../shared/settings-stamp.ts';
import { FreeText, Id, Instant } from '../shared/shared.ts';
import { VenueStatus } from './board.ts';

const Clock = z.number().int().min(0).max(1_440);
const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
/** Minutes from midnight; `to` before `from` runs past midnight. */
const Span = z.strictObject({ from: Clock, to: Clock });

/** Empty: around the clock. Days are 1 (Monday) to 7. */
export const WeeklyHours = z
  .array(Span.extend({ days: z.array(z.number().int().min(1).max(7)).min(1).max(7) }))
  .max(50);

const hours = {
  weekly: WeeklyHours,
  /** No spans: closed. No two may name the same day. */
  exceptions: z
    .array(
      z.strictObject({
        first: Day,
        last: Day,
        spans: z.array(Span).max(6),
        reason: FreeText(120),
      }),
    )
    .max(200),
  last_order_minutes: z.number().int().min(0).max(240),
};
const pace = {
  /** Null: no limit. */
  capacity: z
    .strictObject({
      max: z.number().int().min(1).max(1_000),
      unit: z.enum(['orders', 'dishes']),
      slot_minutes: z.union(SLOT_MINUTES.map(minutes => z.literal(minutes))),
      when_full: z.enum(['later', 'refuse']),
    })
    .nullable(),
  automatic: z.strictObject({
    enabled: z.boolean(),
    start_minutes: z.number().int().min(10).max(120),
    end_minutes: z.number().int().min(5).max(115),
    window_minutes: z.number().int().min(5).max(60),
    dishes_per_10: z.number().int().min(1).max(200),
  }),
};
export const HoursSettings = z.object(hours);
export const HoursPage = HoursSettings.extend(stamp);
export const PaceSettings = z.object(pace);
export const PacePage = PaceSettings.extend(stamp);

const Estimate = z.object({
  /** What guests would be told. */
  minutes: z.number().int(),
  /** The slowest station; null when nothing is to be made. */
  slowest: z
    .object({
      station: z.string(),
      open: z.number().int(),
      done: z.number().int(),
      oldest_minutes: z.number().int(),
      /** False: too few dishes were made to tell; the usual pace counts. */
      measured: z.boolean(),
    })
    .nullable(),
  /** Minutes until a slot is free. */
  slot_delay: z.number().int(),
  start_minutes: z.number().int(),
  end_minutes: z.number().int(),
  window_minutes: z.number().int(),
});
export const PaceView = z.object({
  /** `auto`: a rush comes and goes by itself. `staff`: what staff chose holds until they change it. */
  status_by: z.enum(['auto', 'staff']),
  /** What the automatic rush says and why; null where the venue has none. */
  estimate: Estimate.nullable(),
  categories: z.array(
    z.object({ id: Id, name: z.string(), paused: z.boolean(), paused_at: Instant.nullable() }),
  ),
});
export const PaceEvent = z.object({
  at: Instant,
  what: z.enum(['open', 'rush', 'paused', 'automatic', 'category-paused', 'category-back']),
  minutes: z.number().int().nullable(),
  /** Null: it happened by itself. */
  by: z.string().nullable(),
  category: z.string().nullable(),
  /** Dishes open and made of the station that was slowest, when it happened by itself. */
  open: z.number().int().nullable(),
  done: z.number().int().nullable(),
});
export type HoursSettings = z.infer<typeof HoursSettings>;
export type HoursPage = z.infer<typeof HoursPage>;
export type PacePage = z.infer<typeof PacePage>;
export type PaceSettings = z.infer<typeof PaceSettings>;
export type PaceView = z.infer<typeof PaceView>;
export type PaceEvent = z.infer<typeof PaceEvent>;

/** Hours and pace: when the venue works, how much its kitchen takes on, and what guests are told about it. */
export const consolePaceCalls = calls({
  'GET /console/{venue}/pace': {
    summary:
      'Who decides about the rush, what the automatic one says and why, and which categories are paused.',
    access: { staff: ROLE_GROUPS.service },
    response: PaceView,
    errors: ['menu_not_published'],
  },
  'POST /console/{venue}/pace/automatic': {
    summary: 'Opens ordering and leaves the rush to the measured pace.',
    access: { staff: ROLE_GROUPS.service },
    response: z.object({ venue: VenueStatus }),
  },
  'POST /console/{venue}/pace/categories/{category}': {
    summary: 'Pauses a category or brings it back; guests see it at once.',
    access: { staff: ROLE_GROUPS.service },
    body: z.strictObject({ paused: z.boolean() }),
    response: z.object({ categories: PaceView.shape.categories }),
    errors: ['not_found', 'menu_not_published'],
  },
  'GET /console/{venue}/hours': {
    summary: 'Opening hours with exceptions, capacity, automatic rush, and what became of it lately.',
    access: { staff: ROLE_GROUPS.lead },
    response: z.object({
      hours: HoursPage,
      pace: PacePage,
      time_zone: z.string(),
      /** The calendar day where the venue is. */
      today: Day,
      /** Null while guests can order by the hours. */
      opening: Opening.nullable(),
      history: z.array(PaceEvent),
    }),
  },
  'POST /console/{venue}/hours': {
    summary:
      'Sets the week, the exceptions and the last order; the venue opens or closes at once. settings_changed over what a colleague saved meanwhile.',
    access: { staff: ROLE_GROUPS.lead },
    body: z.strictObject({ ...over, ...hours }),
    response: z.object({ hours: HoursPage, opening: Opening.nullable() }),
    errors: ['settings_changed'],
  },
  'POST /console/{venue}/hours/pace': {
    summary:
      'Sets what the kitchen takes on at once and when a rush is told by itself. settings_changed over what a colleague saved meanwhile.',
    access: { staff: ROLE_GROUPS.lead },
    body: z.strictObject({ ...over, ...pace }),
    response: z.object({ pace: PacePage }),
    errors: ['settings_changed'],
  },
});
