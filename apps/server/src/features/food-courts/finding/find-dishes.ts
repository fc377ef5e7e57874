import { Refusal, toWire } from '@tableside/contract';
import { tellContents } from '@tableside/contract/dish-diet';
import type { FoundAtVenue, FoundDish } from '@tableside/contract/http/food-courts';
import { suitsDiet } from '@tableside/domain/allergens';
import { priceSteps, shuffled, stallState } from '@tableside/domain/food-courts';
import { type DishIndex, type FoundAmong, searchAmong } from '@tableside/domain/search';
import { isLanguageOffered } from '@tableside/domain/session';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import type { Venue } from '../../venues/index.ts';
import { readStalls, type Stall } from '../court-store.ts';
import { hallOpening } from '../hours/index.ts';
import { venueMoney } from '../venue-money.ts';
import { provenVisit } from '../visit.ts';
import { createStallDishes, type StallDish } from './stall-dishes.ts';

type Parts = Pick<Deps, 'database' | 'clock' | 'limits' | 'secretBox' | 'venues' | 'menus'>;

/** Of one visit: somebody who types, and changes their mind. */
const SEARCHES = { limit: 120, seconds: 60 } as const;
/** Kitchens that say what is popular before anything is asked. */
const MAX_POPULAR = 4;
/** Of one venue, and of all of them together. */
const MAX_DISHES = { venue: 40, hall: 300 } as const;

type Place = Pick<Venue, 'id' | 'name' | 'settings'> & { readonly dishes: DishIndex<StallDish> };
type FoundThere = { readonly place: Place; readonly found: readonly FoundAmong<StallDish>[] };

const takesOrders = ({ scanStatus, orderStatus, isWorkingHours, rushMinutes }: Stall): boolean =>
  scanStatus === 'active' &&
  stallState({ orderStatus, workingHours: isWorkingHours, rushMinutes }).kind === 'open';

const wireDish = (
  { shown, judged, popular: _, atOnce, ...texts }: StallDish,
  decimals: number,
): FoundDish => ({
  ...texts,
  at_once: atOnce,
  price: toWire(shown.price, decimals),
  price_before: shown.before === null ? null : toWire(shown.before, decimals),
  is_from: shown.kind === 'from',
  ...tellContents(judged),
});

const wireVenue = ({ place, found }: FoundThere, most: number): FoundAtVenue => ({
  restaurant_id: place.id,
  restaurant_name: place.name,
  ...venueMoney(place.settings),
  count: found.length,
  dishes: found.slice(0, most).map(({ item }) => wireDish(item, place.settings.currency.decimals)),
});

/** Venues without a dish of theirs say nothing; an answer is no longer than somebody reads. */
const wireVenues = (all: readonly FoundThere[]): FoundAtVenue[] => {
  let left: number = MAX_DISHES.hall;
  return all.flatMap(each => {
    const venue = wireVenue(each, Math.min(left, MAX_DISHES.venue));
    left -= venue.dishes.length;
    return venue.dishes.length > 0 ? [venue] : [];
  });
};

const nearest = ({ found }: FoundThere): number => found[0]?.cost ?? Number.POSITIVE_INFINITY;

/** In the order of places, which each guest sees shuffled: no kitchen stands first for everybody. */
const popularIn = (places: readonly Place[]): FoundAtVenue[] =>
  places
    .flatMap(place => {
      const item = place.dishes.items.find(({ popular, atOnce }) => popular && atOnce);
      return item ? [wireVenue({ place, found: [{ item, cost: 0 }] }, 1)] : [];
    })
    .slice(0, MAX_POPULAR);

/** Nothing can be had now. */
const NOTHING = { venues: [], popular: [], prices: null };

type Asked = { readonly q: string; readonly fits: (dish: StallDish) => boolean };

/** What each place has of it, the nearest first; of equal ones in the order of places, and of a place's menu. */
const lookIn = (places: readonly Place[], { q, fits }: Asked): FoundThere[] => {
  const among = searchAmong(
    q,
    places.map(({ dishes }) => dishes),
  );
  return places
    .map((place, at) => ({
      place,
      found: (among[at] ?? []).filter(({ item }) => fits(item)).sort((a, b) => a.cost - b.cost),
    }))
    .sort((a, b) => nearest(a) - nearest(b));
};

/** The hall's venues that take orders now, in the order in which this guest sees them. */
const readPlaces = ({ database, venues, menus }: Pick<Parts, 'database' | 'venues' | 'menus'>) => {
  const dishesOf = createStallDishes(menus);
  return async (courtId: string, seed: string, language: string): Promise<Place[]> => {
    const stalls = (await readStalls(database.run, courtId)).filter(takesOrders);
    const places: Place[] = [];
    for (const { id, revision, menuVersion } of shuffled(stalls, seed)) {
      const { name, settings } = await venues.get(id, revision);
      const isOffered = isLanguageOffered(language, settings.mainLanguage, settings.languages);
      const dishes = await dishesOf({
        venueId: id,
        language: isOffered ? language : settings.mainLanguage,
        version: menuVersion,
        decimals: settings.currency.decimals,
      });
      places.push({ id, name, settings, dishes });
    }
    return places;
  };
};

/** "Who has something vegan up to 10 €": over all venues of a hall that take orders now. */
export const findDishes = (parts: Parts): Handler<'GET /food-courts/find-dishes/{session}'> => {
  const placesOf = readPlaces(parts);
  return async ({ params, query, meta }) => {
    const visit = await provenVisit(parts, params.session, meta);
    if (visit.isClosed) throw new Refusal('food_court_closed');
    parts.limits.take('hall-search', visit.id, SEARCHES);
    // Before menus are read, which nobody could order from.
    if (hallOpening(visit, visit.now.getTime()) !== null) return NOTHING;
    const places = await placesOf(visit.courtId, params.session, query.language ?? visit.language);
    const [first] = places;
    if (!first) return NOTHING;
    // The venues of a court have one currency.
    const { decimals } = first.settings.currency;
    const { q, diet, max_price: upTo } = query;
    const fits = ({ judged, shown }: StallDish): boolean =>
      (diet === undefined || suitsDiet(judged.diets, diet)) &&
      (upTo === undefined || toWire(shown.price, decimals) <= upTo);
    const isAsked = q !== undefined || diet !== undefined || upTo !== undefined;
    const prices = places.flatMap(({ dishes }) => dishes.items.map(({ shown }) => shown.price));
    const steps = priceSteps(prices, decimals).map(step => toWire(step, decimals));
    return {
      popular: isAsked ? [] : popularIn(places),
      venues: isAsked ? wireVenues(lookIn(places, { q: q ?? '', fits })) : [],
      prices: { steps, ...venueMoney(first.settings) },
    };
  };
};
