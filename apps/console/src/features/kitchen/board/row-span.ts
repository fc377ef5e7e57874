/** Height of a row of the grid that tickets stand in, pixels; a ticket takes as many as it is high. */
const ROW_PX = 4;

/** What a ticket is measured and placed by. */
export type SpannedCard = {
  /** With the room below it, pixels. */
  readonly height: () => number;
  readonly take: (rows: number) => void;
};

/**
 * All that changed is read before any of it is written: reading one after writing another lays the whole board out anew,
 * which stopped a screen with three hundred tickets for twelve seconds and more.
 */
export const takeRows = (cards: readonly SpannedCard[]): void => {
  const heights = cards.map(card => card.height());
  for (const [at, card] of cards.entries()) card.take(Math.ceil((heights[at] ?? 0) / ROW_PX));
};
