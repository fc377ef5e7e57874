import { startTransition, useEffect } from 'react';
import type { Layout } from './use-ticket-columns.ts';

/** Tickets that fill any screen and the one beside it, and how many come with each breath after them. */
export const FIRST_DRAWN = 24;
export const STEP_DRAWN = 12;
const BREATH_MS = 60;

type Seen = {
  /** Null: the tickets are scrolled, one below the other. */
  readonly layout: Pick<Layout, 'last' | 'count'> | null;
  /** The first column that is seen. */
  readonly first: number;
  /** How many of those that are drawn stand below the screen. */
  readonly below: number;
};

/** Whether less than another screen is drawn beyond what is seen: somebody who goes on should find tickets there. */
export const wantsMore = ({ layout, first, below }: Seen): boolean =>
  layout ? layout.last - first < layout.count : below < STEP_DRAWN;

/**
 * Draws more tickets as the screen comes near the last that is drawn. Nobody reads three hundred at once, and each that is
 * drawn has to move when one before it goes.
 */
export const useMoreDrawn = (wanted: boolean, more: () => void): void => {
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => startTransition(more), BREATH_MS);
    return () => clearTimeout(timer);
  });
};
