import { callsOfPage, errorReporter, releaseOfPage } from '@tableside/contract/browser-errors';
import { matchPath } from '../../app/paths.ts';

/** Fetched when something breaks, and not before. */
export const tellError = errorReporter({
  app: 'guest',
  route: () => matchPath(location.pathname)?.name ?? '',
  random: Math.random,
  fetch: (input, init) => fetch(input, init),
  steps: callsOfPage,
  release: releaseOfPage,
  origin: location.origin,
});
