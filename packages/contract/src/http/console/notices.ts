import { NOTICE_CAUSES, NOTICE_WAYS, ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls, ROLES } from '../../define.ts';

const { lead, everybody } = ROLE_GROUPS;
const Cause = z.enum(NOTICE_CAUSES);
const Way = z.enum(NOTICE_WAYS);
const Roles = z.array(z.enum(ROLES)).max(ROLES.length);

export const NoticesView = z.object({
  causes: z.array(
    z.object({
      cause: Cause,
      ways: z.array(
        z.object({
          way: Way,
          /** Who can be told at all. */
          may: z.array(z.enum(ROLES)),
          told: z.array(z.enum(ROLES)),
        }),
      ),
    }),
  ),
  /** Letters leave: mail is set up. */
  mail: z.boolean(),
  guests: z.object({
    /** Text messages can be sent at all. */
    sms_sender: z.boolean(),
    sms: z.boolean(),
    push: z.boolean(),
  }),
});
export type NoticesView = z.infer<typeof NoticesView>;

export const OwnNotices = z.object({
  told: z.array(z.object({ cause: Cause, way: Way, muted: z.boolean() })),
});
export type OwnNotices = z.infer<typeof OwnNotices>;

/** Who of the staff is told what, and how: chosen by who leads the venue, muted by each for themselves. */
export const consoleNoticeCalls = calls({
  'GET /console/{venue}/notices': {
    summary: 'Who is told what, and by which ways.',
    access: { staff: lead },
    response: NoticesView,
  },
  'POST /console/{venue}/notices': {
    summary:
      'Chooses who is told of one thing in one way. `was` is who was told as far as the asker saw: settings_changed where a colleague chose meanwhile.',
    access: { staff: lead },
    body: z.strictObject({ cause: Cause, way: Way, roles: Roles, was: Roles }),
    response: NoticesView,
    errors: ['settings_changed'],
  },
  'POST /console/{venue}/notices/test-mail': {
    summary:
      'Sends a letter to the asker, to see that letters arrive. `unavailable` where no mail is set up.',
    access: { staff: lead },
    body: z.strictObject({}),
    response: z.object({ email: z.string() }),
  },
  'POST /console/{venue}/notices/test-sms': {
    summary:
      'Sends a text message to a number of the asker’s, to see that they arrive; `taken` says whether its sender took it, and `failure` what it said.',
    access: { staff: lead },
    body: z.strictObject({ phone: z.string().regex(/^\+[1-9]\d{6,14}$/) }),
    response: z.object({ taken: z.boolean(), failure: z.string().nullable() }),
  },
  'GET /console/{venue}/notices/own': {
    summary: 'What the asker is told at this venue, and what of it they muted.',
    access: { staff: everybody },
    response: OwnNotices,
  },
  'POST /console/{venue}/notices/own': {
    summary: 'Mutes one thing in one way for the asker alone, or hears of it again.',
    access: { staff: everybody },
    body: z.strictObject({ cause: Cause, way: Way, muted: z.boolean() }),
    response: OwnNotices,
  },
});
