import { LOCK_MINUTES, ROLE_GROUPS, TWO_STEP_RULES } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls, ROLES } from '../../define.ts';
import { NumberPlace } from '../shared/places.ts';
import { over, stamp } from '../shared/settings-stamp.ts';
import { Empty, FreeText, Id, Instant, Language, NewPassword, Pin } from '../shared/shared.ts';

const { lead, owner } = ROLE_GROUPS;
const Password = z.string().min(1).max(200);
/** Six digits of the app, or a recovery code; spaces and dashes do not count. */
const Code = z.string().min(6).max(40);
/** Of a link in a letter or of one that was handed over. */
const WayCode = z.string().min(1).max(60);
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** Where somebody is signed in. */
export const StaffSession = z.object({
  id: Id,
  /** Whose it is. */
  person: Id,
  name: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** Products by their own names; null: not recognised. */
  system: z.string().nullable(),
  browser: z.string().nullable(),
  /** The shared device on which a PIN was typed; null: signed in by password. */
  shared_device: z.string().nullable(),
  /** The network address it was seen at last. */
  place: z.string().nullable(),
  started_at: Instant,
  seen_at: Instant,
});
export const Account = z.object({
  two_step: z.object({
    /** The role at some venue is one that answers for money. */
    offered: z.boolean(),
    on_since: Instant.nullable(),
    recovery_codes_left: z.number().int(),
    /** Venues, by name, that demand it. */
    required_at: z.array(z.string()),
  }),
  pin: z.object({
    set: z.boolean(),
    locked: z.boolean(),
    /** Made by an owner, who knows it. */
    given: z.boolean(),
  }),
  /** They have a PIN and nothing else. */
  by_pin_alone: z.boolean(),
  /** Signed in by PIN on the shared device of this name. */
  shared_device: z.string().nullable(),
  lock_minutes: z.number().int().nullable(),
});
export const VenueSecurity = z.object({
  two_step: z.enum(TWO_STEP_RULES),
  lock_minutes: z.number().int(),
  /** Of these two. */
  ...stamp,
  people: z.array(
    z.object({ id: Id, name: z.string(), role: z.enum(ROLES), two_step: z.boolean(), pin: z.boolean() }),
  ),
  devices: z.array(
    z.object({ id: Id, name: z.string(), shared_by: z.string(), shared_at: Instant, seen_at: Instant }),
  ),
});
export const SharedDevice = z.object({
  name: z.string(),
  venue_name: z.string(),
  lock_minutes: z.number().int(),
  people: z.array(
    z.object({
      id: Id,
      name: z.string(),
      role: z.enum(ROLES),
      locked: z.boolean(),
      /** No password opens a locked PIN: an owner gives another one. */
      by_pin_alone: z.boolean(),
    }),
  ),
});
export const Deed = z.object({
  id: Id,
  at: Instant,
  /** `staff:<id>`, or what did it by itself. */
  actor: z.string(),
  /** The person's name; null: nobody of the staff. */
  name: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  /** What the subject is called: an order's number, a table, a person. */
  subject_name: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
});
export type StaffSession = z.infer<typeof StaffSession>;
export type Account = z.infer<typeof Account>;
export type VenueSecurity = z.infer<typeof VenueSecurity>;
export type SharedDevice = z.infer<typeof SharedDevice>;
export type Deed = z.infer<typeof Deed>;

const Filters = {
  /** A person's id. */
  who: z.string().max(64).optional(),
  action: z.string().max(40).optional(),
  /** Business days, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};
const sessions = z.object({ sessions: z.array(StaffSession) });
const own = 'signed-in';

/** Signing in beyond the password, sessions, shared devices, and what was done by whom. */
export const consoleStaffCalls = calls({
  'POST /console/sign-in/code': {
    summary: 'The second step: a code of the app, or a recovery code, after the right password.',
    access: 'public',
    body: z.strictObject({ code: Code }),
    response: z.object({ name: z.string(), recovery_codes_left: z.number().int().nullable() }),
    errors: ['two_step_wrong', 'not_signed_in'],
  },
  'POST /console/forgot-password': {
    summary:
      'Somebody does not know their password. A letter with a way to a new one leaves where the address signs in here and mail is set up; the answer is the same where it does not.',
    access: 'public',
    body: z.strictObject({ email: z.email().max(200), language: Language }),
    response: Empty,
  },
  'POST /console/new-password': {
    summary: 'Whose password a code opens; `not_found` when it opens nothing, or no longer.',
    access: 'public',
    body: z.strictObject({ code: WayCode }),
    response: z.object({ name: z.string(), email: z.string() }),
  },
  'POST /console/new-password/accept': {
    summary:
      'Sets a new password by a code, once. Every session of the account ends; the second step is asked for as always.',
    access: 'public',
    body: z.strictObject({ code: WayCode, password: NewPassword }),
    response: Empty,
  },
  'GET /console/device': {
    summary: 'Whether this browser is a shared device, and who may type a PIN on it.',
    access: 'public',
    response: z.object({ device: SharedDevice.nullable() }),
  },
  'POST /console/device/switch': {
    summary: 'Somebody takes over a shared device by PIN. After five wrong ones only their password helps.',
    access: 'public',
    body: z.strictObject({ person: Id, pin: Pin }),
    response: z.object({ name: z.string() }),
    errors: ['pin_wrong', 'pin_locked', 'not_found'],
  },
  'POST /console/confirm-password': {
    summary: 'Proves the password, and the second step where it is on, for what a PIN alone may not do.',
    access: own,
    body: z.strictObject({ password: Password, code: Code.optional() }),
    response: Empty,
    errors: ['password_wrong', 'two_step_wrong'],
  },
  'GET /console/account': { summary: 'How the own account is protected.', access: own, response: Account },
  'POST /console/account/password': {
    summary: 'A new password; every other session of the account ends.',
    access: own,
    body: z.strictObject({ password: Password, next: NewPassword }),
    response: Empty,
    errors: ['password_wrong'],
  },
  'POST /console/account/pin': {
    summary: 'Sets the PIN for shared devices, or takes it away.',
    access: own,
    body: z.strictObject({ password: Password, pin: Pin.nullable() }),
    response: Empty,
    errors: ['password_wrong', 'pin_too_easy'],
  },
  'POST /console/account/pin/change': {
    summary: 'Another PIN of their own for somebody who has nothing else, by the one they have.',
    access: own,
    body: z.strictObject({ pin: Pin, next: Pin }),
    response: Empty,
    errors: ['pin_wrong', 'pin_locked', 'pin_too_easy', 'password_needed'],
  },
  'POST /console/account/two-step': {
    summary: 'Begins the second step: the secret for an authenticator app. RFC 6238.',
    access: own,
    body: z.strictObject({ password: Password }),
    response: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['password_wrong', 'two_step_already_on'],
  },
  'POST /console/account/two-step/confirm': {
    summary:
      'A first code proves that the app has the secret; the answer holds the recovery codes, this once.',
    access: own,
    body: z.strictObject({ code: Code }),
    response: RecoveryCodes,
    errors: ['two_step_wrong', 'two_step_already_on'],
  },
  'POST /console/account/two-step/off': {
    summary: 'Turns the second step off.',
    access: own,
    body: z.strictObject({ password: Password, code: Code }),
    response: Empty,
    errors: ['password_wrong', 'two_step_wrong'],
  },
  'POST /console/account/recovery-codes': {
    summary: 'New recovery codes in place of all earlier ones.',
    access: own,
    body: z.strictObject({ password: Password, code: Code }),
    response: RecoveryCodes,
    errors: ['password_wrong', 'two_step_wrong'],
  },
  'GET /console/account/sessions': {
    summary: 'Where the own account is signed in.',
    access: own,
    response: sessions,
  },
  'POST /console/account/sessions/{session}/end': {
    summary: 'Ends one of the own sessions.',
    access: own,
    response: Empty,
  },
  'POST /console/account/end-others': {
    summary: 'Ends all own sessions but this one.',
    access: own,
    response: z.object({ ended: z.number().int() }),
  },
  'GET /console/{venue}/staff-sessions': {
    summary: "Where everybody of the venue's staff is signed in.",
    access: { staff: owner },
    response: sessions,
  },
  'POST /console/{venue}/staff-sessions/{session}/end': {
    summary: 'Ends a session of a member of staff.',
    access: { staff: owner },
    body: z.strictObject({}),
    response: Empty,
  },
  'GET /console/{venue}/security': {
    summary: 'How the venue protects itself: the second step, PINs, shared devices.',
    access: { staff: lead },
    response: z.object({ security: VenueSecurity }),
  },
  'POST /console/{venue}/security': {
    summary:
      'Whom the venue asks for the second step, and when shared devices lock themselves. settings_changed over what a colleague saved meanwhile.',
    access: { staff: owner, password: true },
    body: z.strictObject({
      ...over,
      two_step: z.enum(TWO_STEP_RULES),
      lock_minutes: z.number().int().min(LOCK_MINUTES.least).max(LOCK_MINUTES.most),
    }),
    response: z.object({ security: VenueSecurity }),
    errors: ['two_step_off', 'settings_changed'],
  },
  'POST /console/{venue}/shared-devices': {
    summary: 'Makes this browser a shared device of the venue; the own session on it ends.',
    access: { staff: lead, password: true },
    body: z.strictObject({ name: FreeText(60).min(1) }),
    response: z.object({ device: SharedDevice }),
  },
  'POST /console/{venue}/shared-devices/{device}/end': {
    summary: 'The device is no longer shared; who is signed in on it by PIN is signed out.',
    access: { staff: lead },
    body: z.strictObject({}),
    response: z.object({ security: VenueSecurity }),
  },
  'GET /console/{venue}/audit': {
    summary: 'What was done, newest first, 50 at a time; `before` is the last one of the page before.',
    access: { staff: owner },
    query: z.strictObject({ ...Filters, before: NumberPlace.optional() }),
    response: z.object({
      deeds: z.array(Deed),
      more: z.boolean(),
      people: z.array(z.object({ id: Id, name: z.string() })),
      actions: z.array(z.string()),
    }),
  },
  'GET /console/{venue}/audit/csv': {
    summary: 'The same as CSV, at most 20,000 lines.',
    access: { staff: owner },
    query: z.strictObject(Filters),
    response: Empty,
    file: ['text/csv'],
  },
});
