/** A ticket as the browser sees it: its top, and where the screen ends, in pixels from the top of the screen. */
export type Seen = { readonly shown: boolean; readonly top: number; readonly edge: number };

/**
 * Whether a ticket stands below the edge: nobody can read whose it is. One that was scrolled past stands above, and one
 * whose head shows is seen.
 */
export const isBelow = ({ shown, top, edge }: Seen): boolean => !shown && top >= edge;
