import { z } from 'zod';
import { calls } from '../define.ts';
import { Id } from './shared/shared.ts';

/** What a venue suggests beside the cart, in its order; the phone picks from it by the rules of the domain. */
export const Suggestions = z.object({
  /** With every cart. */
  always: z.array(Id),
  /** With single dishes. */
  with: z.array(z.object({ item_id: Id, suggested: z.array(Id) })),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const suggestionCalls = calls({
  'GET /suggestions/{session}': {
    summary: "What the venue suggests beside the cart: ids of dishes on today's menu.",
    access: 'session',
    response: Suggestions,
    errors: ['session_ended', 'menu_not_published'],
  },
});
