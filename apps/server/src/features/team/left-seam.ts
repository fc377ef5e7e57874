import { seam } from '../../seam.ts';

/** Somebody who works at a venue no longer. */
export type Leaver = { readonly venueId: string; readonly userId: string; readonly at: Date };

/** Somebody is let go, in the transaction in which they are. Answered by `payouts/cards-store.ts`: nobody is tipped there by name any more. */
export const memberLeft = seam<Leaver, void>('memberLeft');
