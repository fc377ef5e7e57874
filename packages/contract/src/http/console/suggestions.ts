import { POPULAR_MODES } from '@tableside/domain/popular';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { MAX_SET } from '@tableside/domain/suggestions';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { Id, Instant } from '../shared/shared.ts';
import { Suggestions } from '../suggestions.ts';

const { lead } = ROLE_GROUPS;

/** Which dishes are shown as popular, and why. */
export const PopularView = z.object({
  mode: z.enum(POPULAR_MODES),
  /** When orders were counted last; null: not yet. */
  counted_at: Instant.nullable(),
  /** By guests' orders, the most wanted first; `parties` ordered it in the last 28 days. */
  ordered: z.array(z.object({ id: Id, name: z.string(), parties: z.number().int() })),
  /** Marked in the menu by the venue. */
  by_hand: z.array(z.object({ id: Id, name: z.string() })),
});
export type PopularView = z.infer<typeof PopularView>;

/** What the menu recommends: popular dishes and what goes well with what. */
export const consoleSuggestionCalls = calls({
  'GET /console/{venue}/popular': {
    summary: "Which dishes carry the popular badge, by the venue's marks and by guests' orders.",
    access: { staff: lead },
    response: PopularView,
    errors: ['menu_not_published'],
  },
  'POST /console/{venue}/popular': {
    summary:
      'Says who decides what is popular; guests see it with the menu. `was` is what was seen: settings_changed where a colleague chose meanwhile.',
    access: { staff: lead },
    body: z.strictObject({ mode: z.enum(POPULAR_MODES), was: z.enum(POPULAR_MODES) }),
    response: PopularView,
    errors: ['menu_not_published', 'settings_changed'],
  },
  'GET /console/{venue}/suggestions': {
    summary: 'What is suggested beside the cart.',
    access: { staff: lead },
    response: Suggestions,
    errors: ['menu_not_published'],
  },
  'POST /console/{venue}/suggestions': {
    summary:
      'Sets what is suggested with one dish, or with every cart; an empty list takes it away. `was` is the list that was seen: settings_changed where a colleague set another one meanwhile.',
    access: { staff: lead },
    body: z.strictObject({
      /** Null: with every cart. */
      item_id: Id.nullable(),
      suggested: z.array(Id).max(MAX_SET),
      was: z.array(Id).max(MAX_SET),
    }),
    response: Suggestions,
    errors: ['menu_item_unavailable', 'menu_not_published', 'settings_changed'],
  },
});
