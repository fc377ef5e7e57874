/** Whether this page came from the phone and not from the server: what it shows may be from long ago. */
export const cameFromWorker = (): boolean => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigator.serviceWorker?.controller != null && (page?.transferSize ?? 1) === 0;
};
