import type { CallAnswer } from '@tableside/contract/client';
import type { FoodCourt, FoodCourtRestaurant } from '@tableside/contract/http/food-courts';
import { shuffled } from '@tableside/domain/food-courts';
import { api } from '../../../data/api.ts';
import { type Entry, loadEntry, readEntry, useEntry, writeEntry } from '../../../data/cache.ts';
import { failureCode } from '../../../data/connection/failures.ts';
import { currentLanguage, hasTexts } from '../../../texts/texts.ts';
import { showLanguage } from '../../language/index.ts';
import { rememberSession, rememberVisit, sessionAt, visitAt } from './kept-visit.ts';

export type Stall = FoodCourtRestaurant;
/** A hall as it is shown: its texts, its venues in the order of this visit. */
export type Hall = { readonly court: FoodCourt; readonly session: string; readonly stalls: readonly Stall[] };

type Opened = CallAnswer<'POST /food-courts/get-by-hash/{hash}'>;

export const keyOf = (hash: string): string => `food-court:${hash}`;
/** FOOD-14. */
const hallOf = ({ food_court: court, food_court_session: session }: Opened): Hall => ({
  court,
  session,
  stalls: shuffled(court.restaurants, session),
});

/** What a page comes with that the server drew: the hall under the name by which it is looked for, its stalls once. */
export const drawnHall = (hash: string, opened: Opened): Readonly<Record<string, Hall>> => {
  const hall = hallOf(opened);
  return { [keyOf(hash)]: { ...hall, court: { ...hall.court, restaurants: [] } } };
};

const stallsOf = async (hash: string, language: string, seed: string): Promise<Stall[]> => {
  const { restaurants } = await api('GET /food-courts/get-restaurants/{hash}', { hash, query: { language } });
  return shuffled(restaurants, seed);
};

/** The visit, begun or gone on with, its venues among what it answers. FOOD-14, FOOD-61. */
const load = async (hash: string): Promise<Hall> => {
  const opened = await api('POST /food-courts/get-by-hash/{hash}', {
    hash,
    body: { food_court_session: visitAt(hash) },
  });
  const { food_court: court, food_court_session: session, language } = opened;
  rememberVisit(court.hash, session);
  if (language !== currentLanguage() && hasTexts(language)) await showLanguage(language);
  return hallOf(opened);
};

export const useHall = (hash: string): Entry<Hall> => useEntry(keyOf(hash), () => load(hash));
/** The hall as it is now, its own words and its venues. */
export const reloadHall = (hash: string): Promise<unknown> =>
  loadEntry(keyOf(hash), () => load(hash), 'anew');
/** Asks again how the venues stand. FOOD-62. */
export const refetchHall = (hash: string): Promise<unknown> =>
  loadEntry(keyOf(hash), async () => {
    const { data: hall } = readEntry<Hall>(keyOf(hash));
    if (!hall) return load(hash);
    return { ...hall, stalls: await stallsOf(hash, currentLanguage(), hall.session) };
  });

/** The hall in another language. FOOD-65. */
export const showHallIn = async (hash: string, language: string): Promise<void> => {
  const { data: hall } = readEntry<Hall>(keyOf(hash));
  if (!hall) return;
  const [{ translations }, stalls] = await Promise.all([
    api('GET /food-courts/get-translations/{hash}/{lang}', { hash, lang: language }),
    stallsOf(hash, language, hall.session),
    showLanguage(language),
  ]);
  const { name = hall.court.name, description = '' } = translations;
  writeEntry<Hall>(keyOf(hash), { ...hall, court: { ...hall.court, name, description }, stalls });
};

/** The same, remembered for its venues, too. FOOD-66. */
export const changeHallLanguage = async (hash: string, hall: Hall, language: string): Promise<void> => {
  await Promise.all([
    api('POST /food-courts/update-food-court-session-language', {
      body: { food_court_session: hall.session, language },
    }),
    showHallIn(hash, language),
  ]);
};

/**
 * Asks something in the name of the phone's visit; one that ran out meanwhile is begun anew. What was ordered in the one
 * before is found again by the phone's own secret.
 */
export const inVisit = async <T>(hash: string, ask: (session: string) => Promise<T>): Promise<T> => {
  const known = readEntry<Hall>(keyOf(hash)).data ?? (await loadEntry(keyOf(hash), () => load(hash)));
  return ask(known.session).catch(async error => {
    if (failureCode(error) !== 'session_not_found') throw error;
    const { session } = await loadEntry(keyOf(hash), () => load(hash), 'anew');
    return ask(session);
  });
};

/** The phone's session at a venue of the hall. FOOD-63. */
export const enterVenue = async (hash: string, venueId: string): Promise<string> => {
  const { session } = await inVisit(hash, visit =>
    api('POST /food-courts/go-to-restaurant/{id}', {
      id: venueId,
      body: { food_court_session: visit, session: sessionAt(venueId) },
    }),
  );
  rememberSession(venueId, session);
  return session;
};
