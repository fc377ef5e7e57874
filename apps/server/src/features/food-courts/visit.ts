import { createHmac, randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { firstLanguage, isLanguageOffered } from '@tableside/domain/session';
import { isCode, isGuessable } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import { browserLanguages } from '../../http/answers/browser-languages.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import { hashOfToken, isSessionToken } from '../../http/tokens.ts';
import { countSession, UNKNOWN_CODE } from '../limits/index.ts';
import { newDeviceSecret, ownDeviceSecret, SESSION_MS } from '../sessions/index.ts';
import { type Court, insertVisit, readCourtByCode, readSession, readVisit } from './court-store.ts';

type Parts = Pick<Deps, 'database' | 'clock' | 'limits' | 'secretBox'>;
type Asked = Pick<RequestMeta, 'ip' | 'deviceToken' | 'headers'>;

/** A visit's token follows from the phone's secret, so that it can be handed out again though only its hash is stored. */
const tokenOf = (deviceToken: string, visitId: string): string =>
  createHmac('sha256', deviceToken).update(`food-court:${visitId}`).digest('base64url');

/** The food court of a code. Refuses food_court_not_found, food_court_closed. FOOD-28. */
export const courtOf = async ({ database, limits }: Parts, code: string, ip: string): Promise<Court> => {
  if (!isCode(code)) throw new Refusal('food_court_not_found');
  const attempt = isGuessable(code) ? limits.attempt('code', ip, UNKNOWN_CODE) : null;
  const court = await readCourtByCode(database.run, code);
  if (!court) throw new Refusal('food_court_not_found');
  attempt?.forgive();
  if (court.isClosed) throw new Refusal('food_court_closed');
  return court;
};

/** The language of a visit as it is offered now, else the browser's. LANG-11. */
const languageOf = (court: Court, selected: string | null, { headers }: Asked): string =>
  firstLanguage({
    selected:
      selected !== null && isLanguageOffered(selected, court.mainLanguage, court.languages) ? selected : null,
    browser: browserLanguages(headers['accept-language']),
    main: court.mainLanguage,
    offered: court.languages,
  });

export type Visit = { readonly token: string; readonly deviceToken: string; readonly language: string };

const liveVisit = ({ database, clock }: Parts, court: Court, device: string | null, token: string | null) =>
  device === null
    ? null
    : readVisit(database.run, {
        deviceHash: hashOfToken(device),
        courtId: court.id,
        now: new Date(clock()),
        named: token === null ? null : hashOfToken(token),
      });

/** The phone's visit to a hall: the one it names by its token, the one it has, else a new one. FOOD-61, FOOD-73. */
export const visitCourt = async (
  parts: Parts,
  court: Court,
  named: string | null,
  meta: Asked,
): Promise<Visit> => {
  const { database, clock, limits } = parts;
  const now = clock();
  const before = ownDeviceSecret(parts, meta.deviceToken);
  const live = await liveVisit(parts, court, before, named);
  if (before && live)
    return {
      token: tokenOf(before, live.id),
      deviceToken: before,
      language: languageOf(court, live.language, meta),
    };
  countSession(limits, meta.ip);
  const deviceToken = before ?? newDeviceSecret(parts);
  const id = randomUUID();
  const token = tokenOf(deviceToken, id);
  const language = languageOf(court, null, meta);
  await insertVisit(database.run, {
    id,
    tokenHash: hashOfToken(token),
    deviceHash: hashOfToken(deviceToken),
    courtId: court.id,
    language,
    at: new Date(now),
    until: new Date(now + SESSION_MS),
  });
  return { token, deviceToken, language };
};

/** The language in which a phone reads a hall before it begins a visit: that of its visit, else the browser's. */
export const languageAt = async (parts: Parts, court: Court, meta: Asked): Promise<string> => {
  const live = await liveVisit(parts, court, ownDeviceSecret(parts, meta.deviceToken), null);
  return languageOf(court, live?.language ?? null, meta);
};

/** The visit of a token on this phone, with the phone's secret. Refuses session_not_found for an unknown, a foreign and an old one alike. */
export const provenVisit = async (
  parts: Parts,
  token: string,
  { deviceToken }: Pick<RequestMeta, 'deviceToken'>,
) => {
  const { database, clock } = parts;
  const device = ownDeviceSecret(parts, deviceToken);
  if (device === null || !isSessionToken(token)) throw new Refusal('session_not_found');
  const now = new Date(clock());
  const deviceHash = hashOfToken(device);
  const visit = await readSession(database.run, { tokenHash: hashOfToken(token), deviceHash, now });
  if (!visit) throw new Refusal('session_not_found');
  return { ...visit, device, deviceHash, now };
};

export type ProvenVisit = Awaited<ReturnType<typeof provenVisit>>;
