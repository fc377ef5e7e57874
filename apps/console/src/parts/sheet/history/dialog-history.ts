import { dueOnArrival, type Mark, marked, markOf } from './marks.ts';

/** What of a window is asked here. */
export type HistoryWindow = {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly path: () => string;
  /** Somebody has gone through the history. */
  readonly onMoved: (moved: () => void) => void;
  /** An entry was put on top, or written anew. */
  readonly onPushed: (pushed: () => void) => void;
  readonly onReplaced: (replaced: () => void) => void;
  /** After what runs now, and what it has drawn. */
  readonly later: (act: () => void) => void;
  readonly fresh: () => string;
};

/**
 * Lets the Back of a phone and of a browser close the topmost dialog in place of leaving the page. Opening a dialog puts an entry into
 * the history, for which Back then goes; closing it otherwise leaves the entry where it is. Nothing is stepped back
 * at closing: such a step arrives later, and undoes the page that was opened in the same moment. What is left is passed over
 * with the next Back (`dueOnArrival`), or used by the next dialog.
 *
 * One entry per dialog, each at its own opening: an entry without a touch since the last is one that Chromium's Back passes over.
 * For the same reason a dialog that stays (it is busy) gets its entry back by a step forward, not by a new one.
 *
 * Not by CloseWatcher: it hears Android's Back in Chromium alone, neither the swipe of an iPhone nor the button of a browser.
 */
export const createDialogHistory = (window: HistoryWindow) => {
  const { history } = window;
  const open: (() => void)[] = [];
  let here = { mark: markOf(history.state), path: window.path() };
  const note = (): void => {
    here = { mark: markOf(history.state), path: window.path() };
  };
  const isHere = (mark: Mark): boolean => {
    const now = markOf(history.state);
    return now?.visit === mark.visit && now.depth === mark.depth;
  };
  window.onPushed(note);
  window.onReplaced(() => {
    const { mark, path } = here;
    // Filters of a list stand in its address: the entry is written anew, and is still what it was.
    if (mark && !markOf(history.state) && window.path() === path) {
      history.replaceState(marked(history.state, mark), '');
    }
    note();
  });
  window.onMoved(() => {
    const from = here.mark;
    note();
    const to = here.mark;
    const due = dueOnArrival(from, to, open.length);
    if (due.go !== 0) history.go(due.go);
    for (const close of open.slice(open.length - due.close).reverse()) close();
    if (due.close === 0 || !from || !to || from.visit !== to.visit) return;
    window.later(() => {
      const stay = Math.min(open.length, from.depth) - to.depth;
      if (stay > 0 && isHere(to)) history.go(stay);
    });
  });
  const mark = (): void => {
    const now = markOf(history.state);
    const visit = now?.visit ?? window.fresh();
    if (open.length > 0 && !now) history.replaceState(marked(history.state, { visit, depth: 0 }), '');
    for (let depth = (now?.depth ?? 0) + 1; depth <= open.length; depth += 1) {
      history.pushState(marked(history.state, { visit, depth }), '');
    }
    note();
  };
  return {
    /** A dialog is open; answers with how to say that it is not any more. */
    opened: (close: () => void): (() => void) => {
      open.push(close);
      // Behind the first frame, which the finger waits for; until then Back closes it all the same where another lies below.
      window.later(() => {
        if (open.includes(close)) mark();
      });
      return () => void open.splice(open.indexOf(close), 1);
    },
  };
};
