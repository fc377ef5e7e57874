import { Refusal } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import type { FoodCourt, FoodCourtRestaurant } from '@tableside/contract/http/food-courts';
import type { Opening } from '@tableside/contract/http/shared/opening';
import { shortDescription } from '@tableside/domain/food-courts';
import { type Picture, textIn } from '@tableside/domain/menu';
import { isLanguageOffered } from '@tableside/domain/session';
import type { Deps } from '../../deps.ts';
import { withEtag } from '../../http/answers/etag.ts';
import type { Handlers, RequestMeta } from '../../http/mount/handler.ts';
import { photoUrl, thumbnailUrl } from '../media/index.ts';
import { rememberDevice } from '../scan/index.ts';
import { openingView, type VenueReader } from '../venues/index.ts';
import { type Court, readStalls, type Stall } from './court-store.ts';
import { hallOpening } from './hours/index.ts';
import { waysOfCourt } from './paying/ways.ts';
import { courtOf, type Visit, visitCourt } from './visit.ts';

const coverOf = (cover: Picture | null) => cover && { photo: photoUrl(cover), lqip: cover.lqip };

const textsOf = (court: Court, language: string): Pick<FoodCourt, 'name' | 'description'> => ({
  name: textIn(court.name, language, court.mainLanguage),
  description: textIn(court.description, language, court.mainLanguage),
});

const courtView = (
  court: Court,
  { language, token }: Pick<Visit, 'language' | 'token'>,
  restaurants: FoodCourtRestaurant[],
  {
    ways,
    sms,
    opening,
  }: { readonly ways: string[]; readonly sms: boolean; readonly opening: Opening | null },
): FoodCourt => ({
  id: court.id,
  hash: court.code,
  ...textsOf(court, language),
  cover: coverOf(court.cover),
  restaurants,
  opening,
  main_language: court.mainLanguage,
  default_language: court.mainLanguage,
  languages: [...court.languages],
  language,
  food_court_session: token,
  session: token,
  payment_providers: ways,
  // Nobody is asked for a number that nothing could be sent to.
  settings: {
    invoices: court.invoices,
    'sms-notifications': court.texts && sms,
    'shared-baskets': court.sharedBaskets,
  },
  additional_order_fields: [],
});

/** For whom and when a hall is shown; `closed` by its own hours. */
type Shown = { readonly language: string; readonly now: number; readonly closed: Opening | null };

/** One card of the hall. A venue that no code opens now counts as disabled. FOOD-15…17. */
const stallView = async (
  venues: VenueReader,
  stall: Stall,
  { language, now, closed }: Shown,
): Promise<FoodCourtRestaurant> => {
  const { id, name, settings } = await venues.get(stall.id, stall.revision);
  const description = textIn(settings.description, language, settings.mainLanguage);
  return {
    id,
    name,
    description,
    short_description: shortDescription(description),
    cover: coverOf(settings.cover),
    cover_thumbnail: settings.cover && thumbnailUrl(settings.cover),
    order_status: stall.scanStatus === 'active' ? stall.orderStatus : null,
    // Its own hours count within those of the hall.
    is_currently_working_hours: stall.isWorkingHours && closed === null,
    rush_mode_wait_minutes: stall.rushMinutes,
    opening: stall.isWorkingHours ? closed : openingView(settings, now),
    currency: { code: settings.currency.code },
    locale: { locale_code: settings.localeCode },
    google_place_id: settings.googlePlaceId,
    reviews: settings.reviews ?? true,
  };
};

const stallViews = async (
  { database, venues }: Pick<Deps, 'database' | 'venues'>,
  court: Court,
  shown: Shown,
): Promise<FoodCourtRestaurant[]> => {
  const stalls = await readStalls(database.run, court.id);
  return Promise.all(stalls.map(stall => stallView(venues, stall, shown)));
};

type Keys =
  | 'POST /food-courts/get-by-hash/{hash}'
  | 'GET /food-courts/get-restaurants/{hash}'
  | 'GET /food-courts/get-translations/{hash}/{lang}';

type Parts = Pick<Deps, 'database' | 'clock' | 'limits' | 'venues' | 'secretBox' | 'offers' | 'sms'>;

/** The hall with its stalls, in the phone's visit: the one it names, the one it has, else a new one. */
export const openHall = async (
  deps: Parts,
  court: Court,
  named: string | null,
  meta: RequestMeta,
): Promise<CallAnswer<'POST /food-courts/get-by-hash/{hash}'>> => {
  const visit = await visitCourt(deps, court, named, meta);
  rememberDevice(meta, visit);
  const { language } = visit;
  const now = deps.clock();
  const closed = hallOpening(court, now);
  return {
    food_court_session: visit.token,
    food_court: courtView(court, visit, await stallViews(deps, court, { language, now, closed }), {
      ways: await waysOfCourt(deps, court),
      sms: deps.sms.isOpen,
      opening: closed,
    }),
    language,
  };
};

/** What a phone reads of a hall. FOOD-61, FOOD-62, FOOD-65. */
export const hallHandlers = (deps: Parts): Handlers<Keys> => ({
  'POST /food-courts/get-by-hash/{hash}': async ({ params, body, meta }) =>
    openHall(deps, await courtOf(deps, params.hash, meta.ip), body.food_court_session, meta),

  'GET /food-courts/get-restaurants/{hash}': async ({ params, query, meta }) => {
    const court = await courtOf(deps, params.hash, meta.ip);
    const language = query.language ?? court.mainLanguage;
    const now = deps.clock();
    const shown = { language, now, closed: hallOpening(court, now) };
    return withEtag(meta, { restaurants: await stallViews(deps, court, shown) });
  },

  'GET /food-courts/get-translations/{hash}/{lang}': async ({ params, meta }) => {
    const court = await courtOf(deps, params.hash, meta.ip);
    if (!isLanguageOffered(params.lang, court.mainLanguage, court.languages))
      throw new Refusal('language_not_offered');
    return withEtag(meta, { translations: textsOf(court, params.lang) });
  },
});
