import type { ErrorCode } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import { photoUrl } from '../media/index.ts';
import type { Scanner } from '../scan/index.ts';
import { loadingScreenOf, type SessionView, wifiOf } from '../session-view/index.ts';
import { openingView, publicMenuPath } from '../venues/index.ts';

/** What is shown of a venue whose code opens nothing now: its name and looks, how to reach it, when it opens. */
export type Host = Pick<
  SessionView['restaurant'],
  'name' | 'logo' | 'phone' | 'wifi' | 'opening' | 'functionalities' | 'customizations' | 'loading_screen'
> & {
  /** Where everybody reads its menu; null: nowhere. */
  readonly menu: string | null;
};

/** Refusals of a scan that say themselves that the code is a venue's. */
const OF_A_VENUE: readonly ErrorCode[] = [
  'updating_menu',
  'venue_disabled',
  'menu_not_published',
  'table_code_replaced',
];

type Parts = Pick<Deps, 'venues' | 'clock' | 'database'>;

const hostView = async (parts: Parts, id: string, language: string): Promise<Host> => {
  const { venues, clock } = parts;
  const venue = await venues.get(id);
  const { name, settings, isWorkingHours } = venue;
  return {
    name,
    logo: settings.logo && photoUrl(settings.logo),
    phone: settings.phone,
    menu: await publicMenuPath(parts, venue, language),
    wifi: wifiOf(settings),
    opening: isWorkingHours ? null : openingView(settings, clock()),
    functionalities: [...settings.functionalities],
    customizations: settings.customizations.map(each => ({ ...each })),
    loading_screen: loadingScreenOf(settings.loadingScreen),
  };
};

/** The venue whose visit has ended, for the phone that proved to have been there; the network is for those who are. */
export const hostOfVisit = async (
  { sessions, ...parts }: Parts & Pick<Deps, 'sessions'>,
  token: string,
  refused: ErrorCode,
  language: string,
): Promise<Host | undefined> => {
  const stored = refused === 'session_ended' ? await sessions.lookUp(token) : null;
  return stored ? { ...(await hostView(parts, stored.session.venueId, language)), wifi: null } : undefined;
};

/** The venue behind a code that was refused; nothing where the refusal must not tell whether there is one. SCAN-14. */
export const hostOf = async (
  { scanner, ...parts }: Parts & { readonly scanner: Scanner },
  code: string,
  refused: ErrorCode,
  language: string,
): Promise<Host | undefined> => {
  const id = OF_A_VENUE.includes(refused) ? await scanner.venueOf(code) : null;
  if (id === null) return undefined;
  const host = await hostView(parts, id, language);
  // Who holds a code of before may be anybody by now: the Wi-Fi is for those who sit there.
  return refused === 'table_code_replaced' ? { ...host, wifi: null } : host;
};
