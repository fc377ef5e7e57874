/** Where a browser does not say when it is idle. Milliseconds. */
const A_WHILE_MS = 1_000;

/**
 * Does something when the page has nothing else to do; answers with what takes that back. A page may never be idle: what has to
 * be done all the same is done after `latestMs`.
 */
export const whenIdle = (work: () => void, latestMs?: number): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(work, latestMs === undefined ? undefined : { timeout: latestMs });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, A_WHILE_MS);
  return () => clearTimeout(timer);
};
