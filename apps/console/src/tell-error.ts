import { callsOfPage, errorReporter, releaseOfPage } from '@tableside/contract/browser-errors';

/** The section of a venue's console: what stands behind its name. */
const sectionOf = (path: string): string => path.split('/')[3] ?? '';

/** Fetched when something breaks, and not before. */
export const tellError = errorReporter({
  app: 'console',
  route: () => sectionOf(location.pathname),
  random: Math.random,
  fetch: (input, init) => fetch(input, init),
  steps: callsOfPage,
  release: releaseOfPage,
  origin: location.origin,
});
