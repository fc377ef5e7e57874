import { scanDestination } from '@tableside/domain/session';
import type { Session } from '../data/session.ts';
import { guestOf } from '../features/venue/index.ts';
import { type Match, matchPath, pathTo } from './paths.ts';
import { ROUTES } from './routes.ts';

const NAMES = { menu: 'Menu', select: 'Select', 'menu-filters': 'MenuFilters' } as const;

/** Where a working scan leads. SCAN-09…12. */
export const destinationOf = (token: string, session: Session, query: URLSearchParams): string => {
  const guest = guestOf(token, session);
  const name = scanDestination({
    selfService: guest.selfService,
    showSelectScreen: guest.flags.has('show-select-screen'),
    skipSelectScreen: query.has('skip_select_screen'),
    hasMenuFilters: guest.restaurant.menu_filters.length > 0,
  });
  return pathTo(NAMES[name], { session: token });
};

/** Where a preview leads: the editor names the screen, otherwise the menu. PREVIEW-05. */
export const previewDestination = (token: string, query: URLSearchParams): string => {
  const wanted = query.get('editor') === 'true' ? query.get('previewPathName') : null;
  const route = ROUTES.find(([name, path]) => name === wanted && path.endsWith('/:session'));
  return route ? route[1].replace(':session', token) : pathTo('Menu', { session: token });
};

/** Whether the editor looks at the splash itself, which then stays. PREVIEW-02, PREVIEW-09. */
export const isSplashPreview = (query: string): boolean =>
  query.includes('previewPathName=SplashScreenPreview');

/**
 * The screen an address shows. A scan shows its destination at once (the splash lies over it), so that nothing is built
 * anew when the address changes to the destination's.
 */
export const effectiveMatch = (
  path: string,
  query: string,
  scanned: { readonly token: string; readonly session: Session } | null,
): { readonly match: Match | null; readonly settleAt: string | null } => {
  const match = matchPath(path);
  if (!scanned || (match?.name !== 'ScanQr' && match?.name !== 'Preview')) return { match, settleAt: null };
  const values = new URLSearchParams(query);
  const settleAt =
    match.name === 'Preview'
      ? previewDestination(scanned.token, values)
      : destinationOf(scanned.token, scanned.session, values);
  return { match: matchPath(settleAt.split('?')[0] ?? ''), settleAt };
};
