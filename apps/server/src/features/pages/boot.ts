import { ERRORS, type ErrorCode, Refusal } from '@tableside/contract';
import { DEFAULT_LANGUAGE, firstLanguage, LANGUAGES } from '@tableside/domain/session';
import type { Deps } from '../../deps.ts';
import { browserLanguages } from '../../http/answers/browser-languages.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import { courtOf, languageAt, openHall } from '../food-courts/index.ts';
import { kioskOf } from '../kiosks/index.ts';
import type { DraftPreview } from '../menu/index.ts';
import { rememberDevice, rememberPhone, type Scanner } from '../scan/index.ts';
import type { SessionReader } from '../session-view/index.ts';
import { giftPage, noGift } from './gift-page.ts';
import type { Boot, BootFailure, Page } from './guest-app.ts';
import { hostOf, hostOfVisit } from './host.ts';
import { envelopeless, pageMenu } from './menu-file.ts';
import { reserveBoot } from './reserve-page.ts';

export type BootParts = Pick<
  Deps,
  'menus' | 'sessions' | 'database' | 'clock' | 'limits' | 'secretBox' | 'env' | 'venues' | 'offers' | 'sms'
> & {
  readonly scanner: Scanner;
  readonly sessionReader: SessionReader;
  readonly draftPreview: DraftPreview;
};

const failureOf = (code: ErrorCode): BootFailure => {
  const { status }: { http: number; status?: string } = ERRORS[code];
  return { code, ...(status === undefined ? {} : { status }) };
};

/** What passes by itself is no answer to a scan: the page waits. */
const PASSES: readonly ErrorCode[] = ['unavailable', 'rate_limited'];

/** The language of a page that knows no venue: the one its address asks for, else the browser's first that we speak. LANG-11. */
export const plainLanguage = (meta: RequestMeta, wanted: string | null = null): string =>
  firstLanguage({
    selected: wanted,
    browser: browserLanguages(meta.headers['accept-language']),
    main: DEFAULT_LANGUAGE,
    offered: LANGUAGES,
  });

const bootOf = async (
  parts: BootParts,
  token: string,
  meta: RequestMeta,
  deviceToken: string | null,
  withMenu: boolean,
): Promise<Boot> => {
  const guest = await parts.sessions.prove(token, deviceToken);
  const session = await parts.sessionReader.data(guest);
  const language = session.selected_language;
  const { menuVersion } = guest.venue;
  const draft = withMenu ? await parts.draftPreview(guest, meta, language) : null;
  if (draft) return { language, token, session, menu: { json: envelopeless(draft.body), key: draft.etag } };
  if (!withMenu || menuVersion === 0) return { language, token, session };
  const snapshot = await parts.menus.snapshot(guest.venueId, language, menuVersion);
  return { language, token, session, menu: pageMenu(guest.venueId, snapshot) };
};

const scanned = async (
  parts: BootParts,
  page: { readonly kind: 'scan' | 'preview'; readonly code: string },
  meta: RequestMeta,
): Promise<Boot> => {
  const opened = await parts.scanner.open(page.code, page.kind, {
    ip: meta.ip,
    deviceToken: meta.deviceToken,
    languages: browserLanguages(meta.headers['accept-language']),
    kiosk: await kioskOf(parts, meta),
  });
  const boot = await bootOf(parts, opened.token, meta, opened.deviceToken, true);
  if (page.kind === 'scan') rememberPhone(meta, opened);
  else rememberDevice(meta, opened);
  return boot;
};

/** Where a phone keeps its visit to a hall. FOOD-73. */
const COURT_VISIT_COOKIE = 'food-court-session';

/**
 * A page of a hall in the languages that it offers; the hall's own comes with its stalls, in a visit that begins with it.
 * What is wrong with its code is said by its screen. FOOD-11, FOOD-28.
 */
const hall = async (
  parts: BootParts,
  { hash: code, stalls }: Extract<Page, { kind: 'court' }>,
  meta: RequestMeta,
): Promise<Boot> => {
  const court = await courtOf(parts, code, meta.ip);
  const languages = [court.mainLanguage, ...court.languages];
  if (!stalls) return { language: await languageAt(parts, court, meta), languages };
  // Of two that a phone has, as after two taps at once, it goes on with the one that it remembers.
  const opened = await openHall(parts, court, meta.cookies[COURT_VISIT_COOKIE] ?? null, meta);
  return { language: opened.language, languages, hall: opened };
};

/**
 * Everything a page needs, worked out before it is rendered: a scan opens the session, a session page proves its own.
 * Expected failures become part of the page, but for what passes by itself. SCAN-06, SCAN-07, SCAN-13, MENU-03.
 */
export const bootPage = async (parts: BootParts, page: Page, meta: RequestMeta): Promise<Boot> => {
  try {
    if (page.kind === 'plain') return { language: plainLanguage(meta, page.language) };
    if (page.kind === 'court') return await hall(parts, page, meta);
    if (page.kind === 'gift') return await giftPage(parts, page, meta);
    if (page.kind === 'reserve')
      return (
        (await reserveBoot(parts, page, meta)) ?? {
          language: plainLanguage(meta, page.language),
          reserve: null,
          gone: 'reservations_off',
        }
      );
    if (page.kind === 'session') return await bootOf(parts, page.token, meta, meta.deviceToken, page.menu);
    return await scanned(parts, page, meta);
  } catch (error) {
    if (!(error instanceof Refusal) || PASSES.includes(error.code)) throw error;
    if (page.kind === 'court') return { language: plainLanguage(meta), gone: error.code };
    if (page.kind === 'gift') return { ...noGift(page, meta), gone: error.code };
    const language = plainLanguage(meta);
    const host =
      page.kind === 'session'
        ? await hostOfVisit(parts, page.token, error.code, language)
        : page.kind === 'scan'
          ? await hostOf(parts, page.code, error.code, language)
          : undefined;
    return { language, failure: { ...failureOf(error.code), ...(host && { host }) } };
  }
};

/** The page of an error that nobody foresaw: the general words. SCAN-20. */
export const brokenPage = (meta: RequestMeta): Boot => ({
  language: plainLanguage(meta),
  failure: failureOf('server_error'),
});
