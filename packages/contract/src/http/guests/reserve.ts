import { RESERVATION_KINDS, RESERVATION_STATES } from '@tableside/domain/reservations';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { FreeText, Instant, Language } from '../shared/shared.ts';

const Party = z.number().int().min(1).max(200);

/** What a guest of any language needs to choose a time. */
export const ReservePage = z.object({
  slug: z.string(),
  venue: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string().nullable(),
    logo: z.string().nullable(),
    country_code: z.string(),
    time_zone: z.string(),
    /** Where its menu is, for everybody; null: it is shown at the table alone. */
    menu: z.string().nullable(),
  }),
  language: Language,
  languages: z.array(Language),
  /** What the venue says about it; may be empty. */
  words: z.string(),
  party_max: z.number().int(),
  late_minutes: z.number().int(),
  /** A text message confirms it. */
  sms: z.boolean(),
  today: z.iso.date(),
  /** Days on which there are times at all, the first first. */
  days: z.array(z.iso.date()),
});
export type ReservePage = z.infer<typeof ReservePage>;

export const ReserveSlots = z.object({
  day: z.iso.date(),
  /** All times of the day; those that are not `free` have no table left. */
  slots: z.array(z.object({ at: Instant, time: z.string(), free: z.boolean() })),
});
export type ReserveSlots = z.infer<typeof ReserveSlots>;

/** A reservation, or a place in the line, for whoever has its address. */
export const OwnReservation = z.object({
  /** Opens it: part of its address, told to nobody else. */
  key: z.string(),
  kind: z.enum(RESERVATION_KINDS),
  state: z.enum(RESERVATION_STATES),
  at: Instant,
  /** The day and the time as the venue's calendar and clock show them. */
  day: z.iso.date(),
  time: z.string(),
  /** Until then the table is kept. */
  kept_until: z.string(),
  lateness: z.enum(['coming', 'late', 'overdue']),
  party: z.number().int(),
  name: z.string(),
  note: z.string(),
  /** It can still be changed or called off here. */
  changeable: z.boolean(),
  /** Of those who wait, oneself among them; null: waits no longer. */
  place: z.number().int().nullable(),
  wait_minutes: z.number().int().nullable(),
});
export type OwnReservation = z.infer<typeof OwnReservation>;

const own = { response: OwnReservation } as const;
const errors = ['reservations_off'] as const;

/** Reserving a table without an account, for everybody who knows the venue's address. */
export const reserveCalls = calls({
  'GET /reserve/{slug}': {
    summary:
      'On which days a venue takes reservations, and for how many; the same is a page at `/reserve/{slug}`.',
    access: 'public',
    query: z.strictObject({ language: Language.optional() }),
    response: ReservePage,
    errors: [...errors],
  },
  'GET /reserve/{slug}/slots': {
    summary: 'The times of a day for a party. With `key` its own table counts as free.',
    access: 'public',
    query: z.strictObject({
      day: z.iso.date(),
      party: z.coerce.number().int().min(1).max(200),
      key: z.string().max(64).optional(),
    }),
    response: ReserveSlots,
    errors: [...errors],
  },
  'POST /reserve/{slug}/make': {
    summary:
      'Reserves a table. Of two who want the last one, one gets it: reservation_full. The answer has the key of its address, `/reserve/{slug}?mine#{key}`.',
    access: 'public',
    idempotent: 'required',
    body: z.strictObject({
      at: Instant.max(40),
      party: Party,
      name: FreeText(80).trim().min(1),
      phone: z.string().trim().min(3).max(40),
      note: FreeText(300).default(''),
      language: Language,
    }),
    ...own,
    errors: [...errors, 'reservation_full', 'reservation_time', 'reservation_too_many', 'phone_invalid'],
  },
  'GET /reserve/{slug}/own/{key}': {
    summary: 'A reservation, or a place in the line, by the key of its address.',
    access: 'public',
    ...own,
    errors: ['reservation_not_found'],
  },
  'POST /reserve/{slug}/own/{key}/change': {
    summary: 'Another time or party. Where there is no table, it stays as it was.',
    access: 'public',
    body: z.strictObject({ at: Instant.max(40), party: Party }),
    ...own,
    errors: [
      ...errors,
      'reservation_not_found',
      'reservation_settled',
      'reservation_full',
      'reservation_time',
    ],
  },
  'POST /reserve/{slug}/own/{key}/cancel': {
    summary: 'Calls it off, or gives up the place in the line. What is so already stays so.',
    access: 'public',
    ...own,
    errors: ['reservation_not_found', 'reservation_settled'],
  },
});
