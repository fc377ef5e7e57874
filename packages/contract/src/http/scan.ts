import { z } from 'zod';
import { calls } from '../define.ts';
import { FreeText, Id, SessionToken } from './shared/shared.ts';

/** Why a code opens no menu. */
const OPENS_NOTHING = [
  'table_code_unknown',
  'table_code_replaced',
  'menu_not_published',
  'updating_menu',
  'venue_disabled',
] as const;

/** An address opens nothing by a short code: those are few, and could be tried from anywhere. */
const BY_ADDRESS = [...OPENS_NOTHING, 'table_code_spoken'] as const;

/** Opening a session from a table code. Spec 1§2.2, 1§7; SCAN-04…19, PREVIEW-03. */
export const scanCalls = calls({
  'GET /restaurant-by-code/{hash}': {
    summary: 'The venue and table behind a code; validates a stored session. SCAN-04.',
    access: 'public',
    response: z.object({ restaurant_id: Id, table_id: Id }),
    errors: BY_ADDRESS,
  },
  'GET /{hash}': {
    summary:
      'Opens a session bound to this device (cookie), or answers with the one it already has at this table. SCAN-06.',
    access: 'public',
    response: z.object({
      session: SessionToken,
      restaurant_id: Id,
      table_id: Id,
    }),
    errors: BY_ADDRESS,
  },
  'POST /spoken-code': {
    summary:
      'The printed code of a table by the short one that a guest types in, as it is said or stands on the sign. Opens nothing by itself; wrong ones are counted.',
    access: 'public',
    body: z.strictObject({ code: z.string().trim().min(3).max(64) }),
    response: z.object({ hash: z.string() }),
    errors: OPENS_NOTHING,
  },
  'GET /preview/{hash}': {
    summary: 'Opens a preview session: everything can be looked at, nothing ordered. PREVIEW-03, PREVIEW-06.',
    access: 'public',
    query: z.object({
      editor: FreeText(40).optional(),
      previewPathName: FreeText(500).optional(),
    }),
    response: z.object({ session: SessionToken, mode: z.literal('preview') }),
    errors: ['table_code_unknown', 'table_code_spoken', 'table_code_replaced', 'venue_disabled'],
  },
});
