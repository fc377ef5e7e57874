import { z } from 'zod';
import { Revision } from './shared.ts';

/** How often a page of settings was saved, and by whom last; what is saved names the revision it was made from. */
export const stamp = { revision: z.number().int(), changed_by: z.string().nullable() };
export const PageRevision = z.object(stamp);
export type PageRevision = z.infer<typeof PageRevision>;
/** What a change was made from: over a newer one it is refused with settings_changed. */
export const over = { revision: Revision };
