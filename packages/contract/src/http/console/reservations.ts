import { RESERVATION_KINDS, RESERVATION_STATES } from '@tableside/domain/reservations';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { SettingsView } from '../admin/settings.ts';
import { ReservationSettingsBody } from '../shared/settings/reservation-settings.ts';
import { FreeText, Id, Instant } from '../shared/shared.ts';

const { floor, lead } = ROLE_GROUPS;

/** As the venue's clock on the wall shows it: `19:30`. */
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const PartySize = z.number().int().min(1).max(200);
const Minutes = z.number().int().min(0).max(600);
const Phone = z.string().trim().max(40);

/** Somebody who reserved, or who waits at the door, as staff see them. */
export const Reservation = z.object({
  id: Id,
  kind: z.enum(RESERVATION_KINDS),
  state: z.enum(RESERVATION_STATES),
  /** When they come, or when they came to wait. */
  at: Instant,
  until: Instant,
  /** The same as the clock on the wall shows it. */
  time: z.string(),
  end: z.string(),
  party: z.number().int(),
  name: z.string(),
  /** E.164; null: none was left, or it was erased. */
  phone: z.string().nullable(),
  note: z.string(),
  tables: z.array(Id),
  /** Since when it is so: told, seated, gone. */
  since: Instant,
  lateness: z.enum(['coming', 'late', 'overdue']).nullable(),
  /** How often whoever has this number did not come, within a year. */
  no_shows: z.number().int(),
  /** What somebody who waits was told. */
  wait_minutes: z.number().int().nullable(),
  /** Whether the last text message left; null: none was to. */
  told: z.enum(['waiting', 'sent', 'failed']).nullable(),
  by_guest: z.boolean(),
});
export type Reservation = z.infer<typeof Reservation>;

export const ReservationDay = z.object({
  on: z.boolean(),
  /** Text messages can be sent. */
  sms: z.boolean(),
  day: z.iso.date(),
  today: z.iso.date(),
  /** Times at which guests may come on that day. */
  times: z.array(z.string()),
  /** By time. */
  reservations: z.array(Reservation),
  /** Who waits now, by when they came. */
  line: z.array(Reservation),
  /** Tables that can be reserved, with their seats. */
  tables: z.array(z.object({ id: Id, name: z.string(), area: z.string(), seats: z.number().int() })),
});
export type ReservationDay = z.infer<typeof ReservationDay>;

const who = {
  party: PartySize,
  name: FreeText(80).min(1),
  phone: Phone.default(''),
  note: FreeText(300).default(''),
};
const when = {
  day: z.iso.date(),
  time: Clock,
  /** Absent: the smallest that they fit at. */
  tables: z.array(Id).max(20).optional(),
  /** Also where no table is free then: without one. */
  force: z.boolean().default(false),
};
const one = { response: z.object({ reservation: Reservation }), idempotent: true } as const;

/** Who comes when, and who waits at the door. */
export const consoleReservationCalls = calls({
  'GET /console/{venue}/reservations': {
    summary:
      'The reservations of a business day, who waits, and which tables can be reserved; of today where no day is said.',
    access: { staff: floor },
    query: z.strictObject({ day: z.iso.date().optional() }),
    response: ReservationDay,
  },
  'POST /console/{venue}/reservations/add': {
    summary:
      'Somebody rang: writes a reservation down. reservation_full where no table is free then, unless `force`.',
    access: { staff: floor },
    body: z.strictObject({ ...who, ...when }),
    ...one,
    errors: ['reservation_full', 'reservation_time', 'phone_invalid', 'table_not_found'],
  },
  'POST /console/{venue}/reservations/{reservation}/change': {
    summary: 'Another time, party, name, table. Its own table counts as free.',
    access: { staff: floor },
    body: z.strictObject({ ...who, ...when }),
    ...one,
    errors: [
      'reservation_not_found',
      'reservation_settled',
      'reservation_full',
      'reservation_time',
      'phone_invalid',
      'table_not_found',
    ],
  },
  'POST /console/{venue}/reservations/wait': {
    summary:
      'Somebody waits at the door. With a number they are sent the address of their place in the line.',
    access: { staff: floor },
    body: z.strictObject({ ...who, wait_minutes: Minutes.nullable().default(null) }),
    ...one,
    errors: ['phone_invalid'],
  },
  'POST /console/{venue}/reservations/{reservation}/ready': {
    summary: 'Their table is ready: a text message says so where they left a number.',
    access: { staff: floor },
    ...one,
    errors: ['reservation_not_found', 'reservation_settled'],
  },
  'POST /console/{venue}/reservations/{reservation}/seat': {
    summary: 'They sit at a table. Whoever scans its code is of their party.',
    access: { staff: floor },
    body: z.strictObject({ tables: z.array(Id).min(1).max(20) }),
    ...one,
    errors: ['reservation_not_found', 'reservation_settled', 'table_not_found', 'table_taken'],
  },
  'POST /console/{venue}/reservations/{reservation}/end': {
    summary: 'They called it off, did not come, gave up waiting, or left.',
    access: { staff: floor },
    body: z.strictObject({ how: z.enum(['cancel', 'no_show', 'give_up', 'leave']) }),
    ...one,
    errors: ['reservation_not_found', 'reservation_settled'],
  },
  'POST /console/{venue}/reservations/{reservation}/undo': {
    summary:
      'Takes back that they were seated, did not come, called it off or gave up. A table that nobody used meanwhile is free again.',
    access: { staff: floor },
    ...one,
    errors: ['reservation_not_found', 'reservation_settled'],
  },
  'POST /console/{venue}/settings/reservations': {
    summary:
      'Says whether and how guests reserve. `validation_failed` with `fields` names what is out of bounds.',
    access: { staff: lead },
    body: ReservationSettingsBody,
    response: SettingsView,
    errors: ['settings_changed'],
  },
});
