import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { GuestUser } from '../shared/guest-user.ts';
import { FreeText, Id, Instant, Language } from '../shared/shared.ts';

const { lead } = ROLE_GROUPS;

const MemberMailing = z.object({
  id: Id,
  subject: z.string(),
  at: Instant,
  /** On the list when it was sent. */
  people: z.number().int(),
  /** Letters that are written so far; fewer than `people` in the end where some left the list. */
  written: z.number().int(),
  finished: z.boolean(),
});

export const MemberMail = z.object({
  /** Mail leaves this installation. */
  open: z.boolean(),
  /** Members who confirmed that they want mail. */
  people: z.number().int(),
  /** Members who ticked it and have not confirmed it yet: nobody writes to them. */
  waiting: z.number().int(),
  /** The latest first. */
  mailings: z.array(MemberMailing),
});

/** Mail to members who want it. Who leaves the list does so by the link of each letter, without a sign-in. ADR 0052. */
export const memberMailCalls = calls({
  'POST /loyalty/mail': {
    summary:
      'The signed-in guest wants mail of a programme, or no more. Wanted, a letter asks them to confirm it: they are on the list only then.',
    access: 'guest-account',
    body: z.strictObject({
      loyalty_program_id: Id,
      wanted: z.boolean(),
      language: Language.default('en'),
    }),
    response: z.object({ user: GuestUser }),
    errors: ['loyalty_program_not_found', 'unavailable'],
  },
});

/** Writing to them. */
export const consoleMemberMailCalls = calls({
  'GET /console/{venue}/loyalty/mail': {
    summary: 'How many members want mail, and what was written to them.',
    access: { staff: lead },
    response: MemberMail,
  },
  'POST /console/{venue}/loyalty/mail/send': {
    summary:
      'Writes to every member who wants it, each once, some in a minute. `people` is how many were shown: `validation_failed` where it is another number by now, or something is wrong with the letter. Once under one key.',
    access: { staff: lead, password: true },
    body: z.strictObject({
      subject: FreeText(1_000),
      body: FreeText(10_000),
      people: z.number().int().min(0).max(10_000_000),
    }),
    response: MemberMail,
    errors: ['unavailable'],
    idempotent: true,
  },
});
