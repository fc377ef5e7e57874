import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { Empty, Instant } from '../shared/shared.ts';

const { owner } = ROLE_GROUPS;
const Count = z.number().int();

export const ArchiveView = z.object({
  /** How much there is of what people ask for. */
  holds: z.object({
    dishes: Count,
    pictures: Count,
    tables: Count,
    orders: Count,
    payments: Count,
    invoices: Count,
    people: Count,
  }),
  /** About how large the file will be. */
  about_bytes: Count,
  /** The last one that was made or is being made; null: none was. */
  last: z
    .object({
      started_at: Instant,
      started_by: z.string(),
      state: z.enum(['making', 'made', 'failed']),
      records: Count,
      records_in_all: Count,
      bytes: Count,
    })
    .nullable(),
});
export type ArchiveView = z.infer<typeof ArchiveView>;

/** Everything a venue has, in one file. docs/guide/leave-with-everything.md */
export const consoleArchiveCalls = calls({
  'GET /console/{venue}/archive': {
    summary: 'What an archive of the venue holds, how large it is, and how far the last one is.',
    access: { staff: owner },
    response: ArchiveView,
  },
  'POST /console/{venue}/archive/allow': {
    summary: 'Whether the archive may be fetched from here now: asks for the password where that is due.',
    access: { staff: owner, password: true },
    body: z.strictObject({}),
    response: Empty,
  },
  'GET /console/{venue}/archive/file': {
    summary:
      'Everything of the venue in one zip, streamed while it is made: `README.txt`, `data/`, `pictures/`, `manifest.json`. docs/guide/archive-format.md.',
    access: { staff: owner, password: true },
    response: Empty,
    file: ['application/zip'],
  },
});
