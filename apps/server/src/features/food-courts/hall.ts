import { Refusal } from '@tableside/contract';
import type { FoodCourt, FoodCourtRestaurant } from '@tableside/contract/http/food-courts';
import { type Picture, textIn } from '@tableside/domain/menu';
import { isLanguageOffered } from '@tableside/domain/session';
import type { Deps } from '../../deps.ts';
import { withEtag } from '../../http/etag.ts';
import type { Handlers } from '../../http/handler.ts';
import { photoUrl } from '../media/index.ts';
import { rememberDevice } from '../scan/index.ts';
import { openingView, type VenueReader } from '../venues/index.ts';
import { type Court, readStalls, type Stall } from './court-store.ts';
import { courtOf, visitCourt } from './visit.ts';

const coverOf = (cover: Picture | null) => cover && { photo: photoUrl(cover), lqip: cover.lqip };

const courtView = (court: Court, language: string): FoodCourt => ({
  id: court.id,
  hash: court.code,
  name: textIn(court.name, language, court.mainLanguage),
  description: textIn(court.description, language, court.mainLanguage),
  cover: coverOf(court.cover),
  main_language: court.mainLanguage,
  languages: [...court.languages],
});

/** One card of the hall. A venue that no code opens now counts as disabled. FOOD-15…17. */
const stallView = async (
  venues: VenueReader,
  stall: Stall,
  { language, now }: { readonly language: string; readonly now: number },
): Promise<FoodCourtRestaurant> => {
  const { id, name, settings } = await venues.get(stall.id, stall.revision);
  return {
    id,
    name,
    description: textIn(settings.description, language, settings.mainLanguage),
    cover: coverOf(settings.cover),
    order_status: stall.scanStatus === 'active' ? stall.orderStatus : null,
    is_currently_working_hours: stall.isWorkingHours,
    rush_mode_wait_minutes: stall.rushMinutes,
    opening: stall.isWorkingHours ? null : openingView(settings, now),
  };
};

type Keys =
  | 'POST /food-courts/get-by-hash/{hash}'
  | 'GET /food-courts/get-restaurants/{hash}'
  | 'GET /food-courts/get-translations/{hash}/{lang}';

/** What a phone reads of a hall. FOOD-61, FOOD-62, FOOD-65. */
export const hallHandlers = (
  deps: Pick<Deps, 'database' | 'clock' | 'limits' | 'venues' | 'secretBox'>,
): Handlers<Keys> => ({
  'POST /food-courts/get-by-hash/{hash}': async ({ params, body, meta }) => {
    const court = await courtOf(deps, params.hash, meta.ip);
    const visit = await visitCourt(deps, court, body.food_court_session, meta);
    rememberDevice(meta, visit);
    return {
      food_court_session: visit.token,
      food_court: courtView(court, visit.language),
      language: visit.language,
    };
  },

  'GET /food-courts/get-restaurants/{hash}': async ({ params, query, meta }) => {
    const court = await courtOf(deps, params.hash, meta.ip);
    const language = query.language ?? court.mainLanguage;
    const stalls = await readStalls(deps.database.run, court.id);
    const now = deps.clock();
    const restaurants = await Promise.all(
      stalls.map(stall => stallView(deps.venues, stall, { language, now })),
    );
    return withEtag(meta, { restaurants });
  },

  'GET /food-courts/get-translations/{hash}/{lang}': async ({ params, meta }) => {
    const court = await courtOf(deps, params.hash, meta.ip);
    if (!isLanguageOffered(params.lang, court.mainLanguage, court.languages))
      throw new Refusal('language_not_offered');
    const { name, description } = courtView(court, params.lang);
    return withEtag(meta, { translations: { name, description } });
  },
});
