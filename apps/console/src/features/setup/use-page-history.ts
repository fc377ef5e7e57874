import { useCallback, useEffect, useState } from 'react';
import { freshKey } from '../../api/idempotency.ts';

/** The page that an entry of the history shows; none of those of an earlier visit, whose secrets are forgotten. */
const pageOf = <Page extends string>(
  state: unknown,
  visit: string,
  pages: readonly Page[],
): Page | undefined => {
  if (typeof state !== 'object' || state === null || !('visit' in state) || state.visit !== visit) return;
  return pages.find(page => 'page' in state && state.page === page);
};

/**
 * Pages of one address, each an entry of the browser's history: whoever swipes back on a phone is a page back, and nothing
 * that was typed is lost. The first one is where it begins.
 */
export const usePageHistory = <Page extends string>(pages: readonly [Page, ...Page[]]) => {
  const [page, setPage] = useState<Page>(pages[0]);
  const [visit] = useState(freshKey);
  useEffect(() => {
    const moved = ({ state }: PopStateEvent) => setPage(pageOf(state, visit, pages) ?? pages[0]);
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, [pages, visit]);
  const goTo = useCallback(
    (next: Page) => {
      history.pushState({ visit, page: next }, '');
      setPage(next);
    },
    [visit],
  );
  /** In place of the one that is shown. */
  const turnTo = useCallback(
    (next: Page) => {
      history.replaceState({ visit, page: next }, '');
      setPage(next);
    },
    [visit],
  );
  return { page, goTo, turnTo };
};
