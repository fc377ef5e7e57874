import { PLACE_KINDS } from '@tableside/domain/venue';
import { z } from 'zod';
import { calls } from '../define.ts';
import { KioskFace } from './in-person/kiosk.ts';
import { Empty, Id, Instant, Language } from './shared/shared.ts';
import { Restaurant } from './venue.ts';

/** Spec 1§3 Session data. ENTITY-12, ENTITY-13. */
export const SessionData = z.object({
  table: z.object({
    id: Id,
    name: z.string(),
    order_type: z.enum(['default', 'pickup', 'self_service', 'disabled']),
    /** Whose words the guest reads: those of a table, a counter, a room … */
    place: z.enum(PLACE_KINDS),
    /** Its number, or its name where the guest can read it; null: the word for such a place will do, empty: nothing. */
    called: z.string().nullable(),
    /** ORDER-53: switches of this table; nobody orders by phone at a kiosk's place. */
    orders_disabled: z.boolean(),
    pay_disabled: z.boolean(),
    /** The address part that opens this table again. */
    hash: z.string(),
    short_code: z.string(),
  }),
  restaurant: Restaurant,
  /** Which phone of the party this is, from 1: bills name phones by it. */
  guest_index: z.number().int(),
  phone_number: z.string().nullable(),
  selected_language: Language,
  mode: z.enum(['scan', 'preview']),
  /** The enrolled kiosk that opened the session; null: a phone, which at a self-service place only looks. KIOSK-03. */
  kiosk: KioskFace.nullable(),
  expires_at: Instant,
  /** When the last waiter call of this session was made, while it is open. WAITER-07. */
  waiter_called_at: Instant.nullable(),
  /** Somebody of the staff has said that they go to that call. */
  waiter_coming: z.boolean(),
});
export type SessionData = z.infer<typeof SessionData>;

/** The session of a phone at a table. Spec 1§7. */
export const sessionCalls = calls({
  'GET /get-session-data/{session}': {
    summary: 'Table, venue and choices of the session. SELECT-02, API-05.',
    access: 'session',
    response: SessionData,
    errors: ['session_ended'],
  },
  'GET /check-same-device/{session}': {
    summary:
      'Whether this phone opened the session; otherwise `not_the_same_device` with the table to go to. SESSION-06.',
    access: 'public',
    response: z.object({ same_device: z.literal(true) }),
    errors: ['session_not_found', 'not_the_same_device'],
  },
  'POST /session/{session}/update-language': {
    summary: 'Remembers the language of the session. LANG-01, LANG-03.',
    access: 'session',
    body: z.strictObject({ language: Language }),
    response: z.object({ selected_language: Language }),
    errors: ['language_not_offered', 'preview_mode'],
  },
  'POST /session/{session}/add-phone-number': {
    summary: 'Keeps a phone number for order messages until the session ends (6 h). NOTIFY-09.',
    access: 'session',
    body: z.strictObject({
      countryCallingCode: z.string().regex(/^\+?[1-9]\d{0,3}$/),
      nationalNumber: z.string().min(3).max(20),
    }),
    response: z.object({ phone_number: z.string() }),
    errors: ['phone_invalid', 'preview_mode'],
  },
  'GET /translations/{restaurantId}/{lang}/': {
    summary: "The venue's own texts (extra fields and the like) in a language. LANG-02.",
    access: 'public',
    response: z.record(z.string(), z.string()),
    errors: ['language_not_offered', 'not_found'],
    cacheable: true,
  },
  'POST /events/{session}': {
    summary: 'Analytics events of the guest app; kept only as counters. ANALYTICS-01…08.',
    access: 'session',
    body: z.strictObject({
      events: z.array(z.strictObject({ name: z.string().max(64), at: z.number().int() })).max(50),
    }),
    response: Empty,
  },
  // What the guests of a table call each other, on their phones alone: staff do not see it, and it goes with the visit.
  'GET /session/{session}/party': {
    summary: 'Who of the table said a name or chose a little picture; a phone without one is its number.',
    access: 'session',
    response: z.object({ guests: z.array(z.object({ guest_index: z.number().int(), name: z.string() })) }),
    errors: ['session_ended'],
  },
  'POST /session/{session}/party-name': {
    summary: 'What the other phones of the table call this one; an empty text takes it back.',
    access: 'session',
    body: z.strictObject({ name: z.string().max(200) }),
    response: z.object({ name: z.string().nullable() }),
    errors: ['session_ended', 'preview_mode'],
  },
});
