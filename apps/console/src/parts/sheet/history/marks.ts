/**
 * What an entry of the history knows about dialogs: the visit of the page that it belongs to, and how many dialogs it has room
 * for. The page itself has 0, and each dialog that opens over it puts one more entry on top.
 */
export type Mark = { readonly visit: string; readonly depth: number };

const KEY = 'dialogs';

export const markOf = (state: unknown): Mark | null => {
  if (typeof state !== 'object' || state === null || !(KEY in state)) return null;
  const mark = state[KEY];
  if (typeof mark !== 'object' || mark === null || !('visit' in mark && 'depth' in mark)) return null;
  const { visit, depth } = mark;
  return typeof visit === 'string' && typeof depth === 'number' ? { visit, depth } : null;
};

/** Whatever else an entry keeps stays with it. */
export const marked = (state: unknown, mark: Mark): object => ({
  ...(typeof state === 'object' ? state : {}),
  [KEY]: mark,
});

/** What is due once somebody has gone through the history: dialogs to close, the topmost first, and entries to go further. */
export type Due = { readonly close: number; readonly go: number };

/**
 * One Back is one step as a person sees it: with a dialog open it closes that; without one it leaves the page, also where a
 * dialog that was closed otherwise has left its entry between.
 */
export const dueOnArrival = (from: Mark | null, to: Mark | null, open: number): Due => {
  // Another page; what is still open over it (the search over everything) belonged to the one before.
  if (!from || !to || from.visit !== to.visit) return { close: open, go: 0 };
  if (to.depth >= from.depth) return { close: 0, go: 0 };
  if (open === 0) return { close: 0, go: -(to.depth + 1) };
  return { close: Math.min(open, from.depth - to.depth), go: 0 };
};
