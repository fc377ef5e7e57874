import { z } from 'zod';
import { calls, ROLES } from '../../define.ts';
import { Empty, NewPassword } from '../shared/shared.ts';

const Count = z.number().int().min(0);

const Owner = z.strictObject({
  name: z.string().trim().min(1).max(80),
  email: z.email().max(200),
  password: NewPassword,
});

/** As much of a file as every proxy lets through at once. */
export const PIECE_BYTES = 1024 * 1024;
/** More than any venue has. */
const MAX_BYTES = 64 * 1024 ** 3;

export const RESTORE_STATES = ['receiving', 'checking', 'writing', 'done', 'refused', 'failed'] as const;

/** Why an archive is not taken; each has its words in the console and at the command line. */
export const ARCHIVE_FAULTS = [
  'no_archive',
  'cut_file',
  'missing',
  'damaged',
  'changed',
  'newer',
  'unknown_part',
  'unknown_column',
  'size',
  'picture_large',
  'picture_name',
  'line',
  'lines',
  'long_line',
  'cut_line',
  'other_venue',
  'venue_here',
  'address_taken',
  'code_taken',
  'code_replaced',
  'spoken_taken',
  'row_reference',
  'row_twice',
  'row_impossible',
  'row_incomplete',
  'row_value',
  'row_number',
  'row_moment',
  'row_unbalanced',
  'row_report',
  'sums',
  'chain',
  'books',
  'no_owner',
] as const;
export const ArchiveFault = z.object({
  code: z.enum(ARCHIVE_FAULTS),
  /** What its words name: `file`, `line` and the like. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ArchiveFault = z.infer<typeof ArchiveFault>;

export const RestoreView = z.object({
  /** `refused`: the archive is not right, for the reasons in `problems`; `failed`: our own fault. Nothing was written. */
  state: z.enum(RESTORE_STATES),
  bytes: Count,
  received: Count,
  /** Records that were checked or written, of all. */
  records: Count,
  records_in_all: Count,
  problems: z.array(ArchiveFault),
  restored: z
    .object({
      venue: z.string(),
      venue_name: z.string(),
      pictures: Count,
      /** Only their provider knows how they stand. */
      open_payments: Count,
      open_refunds: Count,
      /** Everybody else of the staff; each code is told while this answer is asked for, and never again. */
      invitations: z.array(
        z.object({
          name: z.string(),
          email: z.string(),
          role: z.enum(ROLES),
          code: z.string(),
          mailed: z.boolean(),
        }),
      ),
    })
    .nullable(),
});
export type RestoreView = z.infer<typeof RestoreView>;

/** An empty installation takes a venue from its archive, by the code that makes it somebody's. ADR 0023, 0026. */
export const consoleRestoreCalls = calls({
  'POST /console/setup/archive': {
    summary:
      'Begins to take the archive of a venue, where the installation still waits for its owner. `email` is the address that the owner will sign in with.',
    access: 'setup-code',
    body: z.strictObject({
      email: z.email().max(200),
      bytes: z.number().int().min(1).max(MAX_BYTES),
    }),
    response: z.object({ upload: z.string() }),
    errors: ['setup_closed', 'setup_code_wrong', 'email_taken'],
  },
  'POST /console/setup/archive/{upload}/piece': {
    summary:
      'A piece of the file, from the byte `at`: at the end of what has come, or one that came already.',
    access: 'setup-code',
    query: z.strictObject({ at: z.string().regex(/^\d{1,14}$/) }),
    upload: { maxBytes: PIECE_BYTES, types: ['application/zip'] },
    response: z.object({ received: Count }),
    errors: ['setup_closed', 'setup_code_wrong'],
  },
  'POST /console/setup/archive/{upload}/restore': {
    summary:
      'Brings the venue back from the whole file and makes the owner’s account, all of it or nothing. How far it is says the call beside this one.',
    access: 'setup-code',
    body: z.strictObject({ owner: Owner }),
    response: Empty,
    errors: ['setup_closed', 'setup_code_wrong', 'email_taken'],
  },
  'GET /console/setup/archive/{upload}': {
    summary: 'How far taking an archive is, and what came of it.',
    access: 'public',
    response: RestoreView,
  },
});
