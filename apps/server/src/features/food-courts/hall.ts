import { Refusal } from '@tableside/contract';
import type { FoodCourt, FoodCourtRestaurant } from '@tableside/contract/http/food-courts';
import { shortDescription } from '@tableside/domain/food-courts';
import { type Picture, textIn } from '@tableside/domain/menu';
import { isLanguageOffered } from '@tableside/domain/session';
import type { Deps } from '../../deps.ts';
import { withEtag } from '../../http/answers/etag.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { photoUrl, thumbnailUrl } from '../media/index.ts';
import { rememberDevice } from '../scan/index.ts';
import { openingView, type VenueReader } from '../venues/index.ts';
import { type Court, readStalls, type Stall } from './court-store.ts';
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
  { ways, sms }: { readonly ways: string[]; readonly sms: boolean },
): FoodCourt => ({
  id: court.id,
  hash: court.code,
  ...textsOf(court, language),
  cover: coverOf(court.cover),
  restaurants,
  main_language: court.mainLanguage,
  default_language: court.mainLanguage,
  languages: [...court.languages],
  language,
  food_court_session: token,
  session: token,
  payment_providers: ways,
  // Nobody is asked for a number that nothing could be sent to.
  settings: { invoices: court.invoices, 'sms-notifications': court.texts && sms },
  additional_order_fields: [],
});

/** One card of the hall. A venue that no code opens now counts as disabled. FOOD-15…17. */
const stallView = async (
  venues: VenueReader,
  stall: Stall,
  { language, now }: { readonly language: string; readonly now: number },
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
    is_currently_working_hours: stall.isWorkingHours,
    rush_mode_wait_minutes: stall.rushMinutes,
    opening: stall.isWorkingHours ? null : openingView(settings, now),
    currency: { code: settings.currency.code },
    locale: { locale_code: settings.localeCode },
    google_place_id: settings.googlePlaceId,
    reviews: settings.reviews ?? true,
  };
};

const stallViews = async (
  { database, venues, clock }: Pick<Deps, 'database' | 'venues' | 'clock'>,
  court: Court,
  language: string,
): Promise<FoodCourtRestaurant[]> => {
  const stalls = await readStalls(database.run, court.id);
  const now = clock();
  return Promise.all(stalls.map(stall => stallView(venues, stall, { language, now })));
};

type Keys =
  | 'POST /food-courts/get-by-hash/{hash}'
  | 'GET /food-courts/get-restaurants/{hash}'
  | 'GET /food-courts/get-translations/{hash}/{lang}';

/** What a phone reads of a hall. FOOD-61, FOOD-62, FOOD-65. */
export const hallHandlers = (
  deps: Pick<Deps, 'database' | 'clock' | 'limits' | 'venues' | 'secretBox' | 'offers' | 'sms'>,
): Handlers<Keys> => ({
  'POST /food-courts/get-by-hash/{hash}': async ({ params, body, meta }) => {
    const court = await courtOf(deps, params.hash, meta.ip);
    const visit = await visitCourt(deps, court, body.food_court_session, meta);
    rememberDevice(meta, visit);
    return {
      food_court_session: visit.token,
      food_court: courtView(court, visit, await stallViews(deps, court, visit.language), {
        ways: await waysOfCourt(deps, court),
        sms: deps.sms.isOpen,
      }),
      language: visit.language,
    };
  },

  'GET /food-courts/get-restaurants/{hash}': async ({ params, query, meta }) => {
    const court = await courtOf(deps, params.hash, meta.ip);
    const language = query.language ?? court.mainLanguage;
    return withEtag(meta, { restaurants: await stallViews(deps, court, language) });
  },

  'GET /food-courts/get-translations/{hash}/{lang}': async ({ params, meta }) => {
    const court = await courtOf(deps, params.hash, meta.ip);
    if (!isLanguageOffered(params.lang, court.mainLanguage, court.languages))
      throw new Refusal('language_not_offered');
    return withEtag(meta, { translations: textsOf(court, params.lang) });
  },
});
