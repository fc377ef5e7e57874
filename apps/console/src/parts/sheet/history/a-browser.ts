import type { HistoryWindow } from './dialog-history.ts';

type Entry = { readonly page: string; state: unknown; passedOver: boolean };

/**
 * A browser's history for tests. Steps arrive later, as they do there, and Back passes over entries that a page has put something
 * on top of without a touch since they were shown.
 */
export const aBrowser = (...pages: readonly [string, ...string[]]) => {
  const entries: Entry[] = pages.map(page => ({ page, state: null, passedOver: false }));
  let at = entries.length - 1;
  let touched = true;
  let visits = 0;
  const heard = { moved: [] as (() => void)[], pushed: [] as (() => void)[], replaced: [] as (() => void)[] };
  const tell = (whom: keyof typeof heard): void => {
    for (const hear of heard[whom]) hear();
  };
  const waiting: (() => void)[] = [];
  const here = (): Entry => entries[at] as Entry;
  const moveTo = (next: number): void => {
    // Out of reach: nothing happens.
    if (!entries[next]) return;
    at = next;
    tell('moved');
  };
  const put = (page: string, state: unknown): void => {
    if (!touched) here().passedOver = true;
    entries.splice(at + 1, entries.length, { page, state, passedOver: false });
    at += 1;
    tell('pushed');
  };
  const settle = (): void => {
    while (waiting.length > 0) waiting.shift()?.();
  };
  const window: HistoryWindow = {
    history: {
      get state() {
        return here().state;
      },
      pushState: state => put(here().page, state),
      replaceState: state => {
        here().state = state;
        tell('replaced');
      },
      go: by => {
        waiting.push(() => moveTo(at + (by ?? 0)));
      },
    },
    path: () => here().page,
    onMoved: moved => void heard.moved.push(moved),
    onPushed: pushed => void heard.pushed.push(pushed),
    onReplaced: replaced => void heard.replaced.push(replaced),
    later: act => void waiting.push(act),
    fresh: () => {
      visits += 1;
      return `visit ${visits}`;
    },
  };
  return {
    window,
    settle,
    page: () => here().page,
    /** Entries below the one that is shown. */
    depth: () => at,
    state: () => here().state,
    /** A finger on the page. */
    touch: () => {
      touched = true;
      for (const entry of entries) entry.passedOver = false;
    },
    goTo: (page: string) => put(page, null),
    /** The page and all that listens is gone; its entries are not. */
    reload: () => {
      for (const hearing of Object.values(heard)) hearing.length = 0;
    },
    /** The router writes another state and nothing of before. */
    writeAnew: () => window.history.replaceState(null, ''),
    /** The button of the browser, or the swipe of a phone. */
    back: () => {
      touched = false;
      let next = at - 1;
      while (entries[next]?.passedOver) next -= 1;
      moveTo(next);
      settle();
    },
    forward: () => {
      touched = false;
      moveTo(at + 1);
      settle();
    },
    jump: (by: number) => {
      touched = false;
      moveTo(at + by);
      settle();
    },
  };
};
