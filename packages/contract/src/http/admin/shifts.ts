import { BREAK_MOST_MINUTES, isWallText, SHIFT_DEEDS } from '@tableside/domain/shifts';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { Empty, FreeText, Id, Instant } from '../shared/shared.ts';

const { everybody, lead, office } = ROLE_GROUPS;

/** As the venue's clock on the wall shows it, to the minute: `2026-11-28T17:05`. */
const Wall = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
/** The same as somebody types it: a day that the calendar has, an hour that the day has. */
const TypedWall = Wall.refine(isWallText);

export const OwnShift = z.object({
  /** The one that runs; null: none does. */
  shift: z
    .object({
      id: Id,
      started_at: Instant,
      from: Wall,
      /** Minutes of work so far, breaks left out. */
      minutes: z.number().int(),
      break_since: Instant.nullable(),
      /** It runs for longer than anybody works: `end` says when it ended. */
      forgotten: z.boolean(),
    })
    .nullable(),
  /** Hours are kept here: somebody began a shift within a month. */
  kept: z.boolean(),
});
export type OwnShift = z.infer<typeof OwnShift>;

export const Shift = z.object({
  id: Id,
  person: Id,
  name: z.string(),
  /** The business day on which it began. */
  day: z.iso.date(),
  from: Wall,
  /** Null: it runs. */
  to: Wall.nullable(),
  break_minutes: z.number().int(),
  on_break: z.boolean(),
  /** Of work, so far; none of one that was forgotten until its end is said. */
  minutes: z.number().int(),
  forgotten: z.boolean(),
  /** Its end was said afterwards, by its own person. */
  told_later: z.boolean(),
  /** Who wrote it last in place of its person, and why. */
  corrected: z.object({ by: z.string(), at: Instant, reason: z.string() }).nullable(),
  /** For a correction: of what was seen. */
  version: z.number().int(),
  /** The asker may. */
  correctable: z.boolean(),
});
export type Shift = z.infer<typeof Shift>;

/** Business days, both included; the week that runs where one is missing. */
const period = { from: z.iso.date().optional(), to: z.iso.date().optional() };
const Hours = z.object({
  /** The latest first. */
  shifts: z.array(Shift),
  /** Minutes of work of each who has a shift in these days, by name. */
  people: z.array(z.object({ id: Id, name: z.string(), minutes: z.number().int() })),
  /** For whom the asker may write a shift down. */
  team: z.array(z.object({ id: Id, name: z.string() })),
});
export type Hours = z.infer<typeof Hours>;

const times = {
  from: TypedWall,
  to: TypedWall,
  break_minutes: z.number().int().min(0).max(BREAK_MOST_MINUTES),
  reason: FreeText(200).min(1),
};

/** Who worked when: begun and ended by each for themselves, corrected with a reason by who answers for the evening. */
export const consoleShiftCalls = calls({
  'GET /console/{venue}/own-shift': {
    summary: 'The own shift that runs.',
    access: { staff: everybody },
    response: OwnShift,
  },
  'POST /console/{venue}/own-shift': {
    summary:
      'Begins the own shift, a break in it, ends either. What is so already stays so: a second tap changes nothing, and what is said of a `shift` that is over says nothing of the next. Where it was forgotten, `end` says when (`to`): shift_forgotten without.',
    access: { staff: everybody },
    idempotent: true,
    body: z.strictObject({
      deed: z.enum(SHIFT_DEEDS),
      /** The one that is meant; null to begin one. */
      shift: Id.nullable(),
      to: TypedWall.optional(),
    }),
    response: OwnShift,
    errors: ['shift_forgotten', 'shift_times_wrong'],
  },
  'GET /console/{venue}/shifts': {
    summary:
      'Shifts that began on these business days, 62 at most, and what they come to; of the week that runs where no days are said.',
    access: { staff: office },
    query: z.strictObject(period),
    response: Hours,
  },
  'GET /console/{venue}/shifts/csv': {
    summary: 'The same as CSV, a line a shift.',
    access: { staff: office },
    query: z.strictObject(period),
    response: Empty,
    file: ['text/csv'],
  },
  'POST /console/{venue}/shifts/add': {
    summary: 'Writes a shift down that nobody began. Nobody but an owner writes their own.',
    access: { staff: lead },
    body: z.strictObject({ person: Id, ...times }),
    response: Empty,
    errors: ['shift_times_wrong', 'shift_overlaps'],
  },
  'POST /console/{venue}/shifts/{shift}/correct': {
    summary:
      'Corrects a shift, or ends one that was forgotten. settings_changed over what a colleague wrote meanwhile. Nobody but an owner corrects their own.',
    access: { staff: lead },
    body: z.strictObject({ version: z.number().int().min(1).max(1_000_000), ...times }),
    response: Empty,
    errors: ['shift_times_wrong', 'shift_overlaps', 'settings_changed'],
  },
});
