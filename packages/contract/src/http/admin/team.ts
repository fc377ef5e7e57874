import { PIN_ROLES, ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls, ROLES } from '../../define.ts';
import { Empty, Id, Instant, Pin } from '../shared/shared.ts';

const { owner } = ROLE_GROUPS;
const Role = z.enum(ROLES);
const Code = z.string().min(1).max(60);

export const TeamView = z.object({
  people: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** Null: signs in by PIN on shared devices of this venue, and nowhere else. */
      email: z.string().nullable(),
      role: Role,
      two_step: z.boolean(),
      pin: z.boolean(),
      /** Null: not signed in anywhere now. */
      seen_at: Instant.nullable(),
      self: z.boolean(),
      /** The asker is owner everywhere this person works, and so may help out with a lost second step. */
      second_step_resettable: z.boolean(),
      /** Likewise with a lost password. */
      password_resettable: z.boolean(),
      /** Signs in by PIN alone, and the asker may give them another one. */
      pin_resettable: z.boolean(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: Id,
      name: z.string(),
      email: z.string(),
      role: Role,
      invited_by: z.string(),
      expires_at: Instant,
    }),
  ),
});
export type TeamView = z.infer<typeof TeamView>;
const team = z.object({ team: TeamView });

/** Who works at a venue: invited, given roles and let go by its owners. */
export const consoleTeamCalls = calls({
  'GET /console/{venue}/team': {
    summary: 'Who works here, and who is invited.',
    access: { staff: owner },
    response: team,
  },
  'POST /console/{venue}/team/invite': {
    summary:
      'Invites somebody: `code` opens the page on which they choose a password, once, within a week. It is told this once; inviting the same address again takes back the earlier code.',
    access: { staff: owner, password: true },
    body: z.strictObject({
      name: z.string().trim().min(1).max(80),
      email: z.email().max(200),
      role: Role,
    }),
    response: z.object({
      team: TeamView,
      code: z.string(),
      /** A letter with the same code is on its way to them. */
      mailed: z.boolean(),
    }),
    errors: ['already_staff'],
  },
  'POST /console/{venue}/team/add': {
    summary:
      'Adds a waiter or somebody of the kitchen by name and PIN alone: they take over shared devices of this venue, and sign in nowhere else.',
    access: { staff: owner, password: true },
    body: z.strictObject({ name: z.string().trim().min(1).max(80), role: z.enum(PIN_ROLES), pin: Pin }),
    response: team,
    errors: ['name_taken', 'pin_too_easy'],
  },
  'POST /console/{venue}/team/{person}/pin': {
    summary:
      'Another PIN for somebody who has nothing else: the old one and its wrong tries are gone, and so is whoever is signed in with it.',
    access: { staff: owner, password: true },
    body: z.strictObject({ pin: Pin }),
    response: team,
    errors: ['pin_too_easy'],
  },
  'POST /console/{venue}/team/{person}/invite': {
    summary:
      'Gives somebody who signs in by PIN alone an e-mail: `code` opens the page on which they choose a password, as an invitation does. They stay the same person, with what they did and the PIN.',
    access: { staff: owner, password: true },
    body: z.strictObject({ email: z.email().max(200) }),
    response: z.object({ team: TeamView, code: z.string(), mailed: z.boolean() }),
    errors: ['already_staff'],
  },
  'POST /console/{venue}/team/invitations/{invitation}/withdraw': {
    summary: 'Takes an invitation back; its code opens nothing any more.',
    access: { staff: owner },
    body: z.strictObject({}),
    response: team,
  },
  'POST /console/{venue}/team/{person}/role': {
    summary:
      'Gives somebody another role; it counts at once. `was` is the role that was seen: settings_changed where a colleague gave another one meanwhile.',
    access: { staff: owner, password: true },
    body: z.strictObject({ role: Role, was: Role }),
    response: team,
    errors: ['last_owner', 'settings_changed', 'role_needs_password'],
  },
  'POST /console/{venue}/team/{person}/remove': {
    summary:
      'Somebody no longer works here: they are signed out at once. What they did stays under their name.',
    access: { staff: owner, password: true },
    body: z.strictObject({}),
    response: team,
    errors: ['last_owner'],
  },
  'POST /console/{venue}/team/{person}/reset-second-step': {
    summary:
      'Takes the second step off an account whose phone and codes are lost, where the asker is owner everywhere the person works. They are signed out; the password is still asked for.',
    access: { staff: owner, password: true },
    body: z.strictObject({}),
    response: team,
  },
  'POST /console/{venue}/team/{person}/new-password': {
    summary:
      'A way to a new password for somebody who lost theirs, where the asker is owner everywhere the person works: `code` opens it once, within a day, and is told this once. The second step is still asked for.',
    access: { staff: owner, password: true },
    body: z.strictObject({}),
    response: z.object({ code: z.string() }),
  },
  'POST /console/join': {
    summary: 'What an invitation is for.',
    access: 'public',
    body: z.strictObject({ code: Code }),
    response: z.object({
      venue_name: z.string(),
      name: z.string(),
      email: z.string(),
      role: Role,
      /** They have an account already: its password is asked for, none is chosen. */
      has_account: z.boolean(),
    }),
    errors: ['invitation_gone'],
  },
  'POST /console/join/accept': {
    summary:
      'Accepts an invitation with a password: that of the account there is, or a new one (`validation_failed` when it is shorter than ten characters). Afterwards one signs in as always.',
    access: 'public',
    body: z.strictObject({ code: Code, password: z.string().min(1).max(200) }),
    response: Empty,
    errors: ['invitation_gone', 'password_wrong', 'email_taken'],
  },
});
