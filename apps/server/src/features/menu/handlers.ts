import { Refusal } from '@tableside/contract';
import { isLanguageOffered } from '@tableside/domain/session';
import type { Deps } from '../../deps.ts';
import { acceptedEncoding, type Encoding } from '../../http/answers/accepted-encoding.ts';
import { matchesEtag } from '../../http/answers/etag.ts';
import type { GuestSession } from '../../http/guest.ts';
import { type Handlers, RawAnswer } from '../../http/mount/handler.ts';
import type { DraftMenu, DraftPreview, MenuSnapshot } from './menu.ts';

const BYTES: Readonly<Record<Encoding, 'body' | 'brotli' | 'gzip'>> = {
  br: 'brotli',
  gzip: 'gzip',
  identity: 'body',
};

/** The snapshot as it leaves, or 304. Private: the address holds the session. Each encoding has its own strong ETag. */
const answerOf = (
  snapshot: MenuSnapshot,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): RawAnswer => {
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const etag = encoding === 'identity' ? snapshot.etag : `${snapshot.etag.slice(0, -1)}-${encoding}"`;
  const common = { etag, 'cache-control': 'private, no-cache', vary: 'Accept-Encoding' };
  if (matchesEtag(headers['if-none-match'], etag)) return new RawAnswer(304, common, null);
  return new RawAnswer(
    200,
    {
      ...common,
      'content-type': 'application/json; charset=utf-8',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    snapshot[BYTES[encoding]],
  );
};

const draftAnswer = ({ body, etag }: DraftMenu): RawAnswer =>
  new RawAnswer(
    200,
    { etag, 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
    body,
  );

/** The language to read the menu in: the one asked for, else the session's, else (no longer offered) the main one. LANG-01. */
const languageFor = async (
  { venues }: Pick<Deps, 'venues'>,
  guest: GuestSession,
  asked: string | undefined,
): Promise<string> => {
  const { settings } = await venues.get(guest.venueId, guest.venue.revision);
  const wanted = asked ?? guest.language;
  return isLanguageOffered(wanted, settings.mainLanguage, settings.languages)
    ? wanted
    : settings.mainLanguage;
};

/** A venue's published menu in its main language, as bytes or 304. */
export const menuOfVenue = async (
  { venues, menus }: Pick<Deps, 'venues' | 'menus'>,
  venueId: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<RawAnswer> => {
  const { settings } = await venues.get(venueId);
  // Whatever is in memory may be outdated: nothing tells staff or other systems of a newer version, as it does a guest.
  const newest = Number.POSITIVE_INFINITY;
  return answerOf(await menus.snapshot(venueId, settings.mainLanguage, newest), headers);
};

/** The menus of guests and of staff: bytes from memory, nothing is serialised. API-04, MENU-03, ADR 0003. */
export const menuHandlers = (
  { venues, menus }: Pick<Deps, 'venues' | 'menus'>,
  preview: DraftPreview,
): Handlers<'GET /get-menu-categories/{session}' | 'GET /console/{venue}/menu'> => ({
  'GET /console/{venue}/menu': ({ staff, meta }) =>
    menuOfVenue({ venues, menus }, staff.venueId, meta.headers),
  'GET /get-menu-categories/{session}': async ({ guest, query, meta }) => {
    const language = await languageFor({ venues }, guest, query.language);
    const draft = await preview(guest, meta, language);
    if (draft) return draftAnswer(draft);
    if (guest.venue.menuVersion === 0) throw new Refusal('menu_not_published');
    return answerOf(await menus.snapshot(guest.venueId, language, guest.venue.menuVersion), meta.headers);
  },
});
