import { z } from 'zod';
import { calls } from '../define.ts';
import { LeftOut } from './again.ts';
import { Id, SessionToken } from './shared/shared.ts';

/** A dish of the cart that could not come along, and why; `other_venue`: the table belongs to another one. */
export const LeftBehind = LeftOut.extend({
  reason: z.enum([...LeftOut.shape.reason.options, 'other_venue']),
});
export type LeftBehind = z.infer<typeof LeftBehind>;

/** A guest sits at another table than the one whose code they scanned. */
export const wrongTableCalls = calls({
  'POST /session/{session}/change-table': {
    summary:
      'Goes to another table, named by its printed code or by the short code that is said aloud; the unsent cart goes along and nothing stays behind. Refused while an order here is open or unpaid.',
    access: 'session',
    body: z.strictObject({ code: z.string().trim().min(3).max(64) }),
    response: z.object({
      session: SessionToken,
      restaurant_id: Id,
      table_id: Id,
      table_name: z.string(),
      /** It is the table the guest was at. */
      same: z.boolean(),
      /** Pieces that came along. */
      added: z.number().int(),
      left_behind: z.array(LeftBehind),
    }),
    errors: [
      'session_ended',
      'preview_mode',
      'table_code_unknown',
      'table_code_replaced',
      'menu_not_published',
      'updating_menu',
      'venue_disabled',
      'table_change_refused',
    ],
  },
});
