import type { Deps } from '../../deps.ts';
import { seam } from '../../seam.ts';

/** Somebody who works at a venue no longer. */
export type Leaver = { readonly venueId: string; readonly userId: string; readonly at: Date };

/** What is to be done once that is committed: files are no part of a transaction. */
export type Afterwards = (deps: Pick<Deps, 'database' | 'log' | 'env'>) => Promise<void>;

/**
 * The tables that they serve, in the transaction in which they are let go. Answered by `floor/waiters/leave-tables.ts`: each is in
 * the section of whose it is besides, or everybody's.
 */
export const tablesLeft = seam<Leaver, void>('tablesLeft');

/**
 * Somebody is let go, in the transaction in which they are. Answered by `payouts/own-card/end-giving.ts`: nobody is tipped
 * there by name any more.
 */
export const memberLeft = seam<Leaver, Afterwards>('memberLeft');
