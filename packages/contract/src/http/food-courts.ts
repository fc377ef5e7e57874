import { ORDER_STATUSES_OF_VENUE } from '@tableside/domain/venue';
import { z } from 'zod';
import { calls } from '../define.ts';
import { Opening } from './opening.ts';
import { Id, Language, SessionToken } from './shared.ts';

const Cover = z.object({
  /** Address of the webp; its avif stands beside it. */
  photo: z.string(),
  /** Blurred stand-in, a data address. */
  lqip: z.string(),
});

/** A venue as the hall shows it. FOOD-15…17, ENTITY-64. */
export const FoodCourtRestaurant = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** The description as far as a card has room for it. */
  short_description: z.string(),
  cover: Cover.nullable(),
  /** Address of the small picture; null: it has no cover. */
  cover_thumbnail: z.string().nullable(),
  /** Null: nobody can order there now; it counts as disabled. */
  order_status: z.enum(ORDER_STATUSES_OF_VENUE).nullable(),
  is_currently_working_hours: z.boolean(),
  rush_mode_wait_minutes: z.number().int().nullable(),
  /** Why it is closed and when it opens; null within its hours. */
  opening: Opening.nullable(),
  currency: z.object({ code: z.string() }),
  locale: z.object({ locale_code: z.string() }),
  google_place_id: z.string().nullable(),
});
export type FoodCourtRestaurant = z.infer<typeof FoodCourtRestaurant>;

/**
 * A hall with several venues, its texts in one language. Nothing is paid in a hall yet, only at its venues: it has no
 * providers, papers and fields of its own. ENTITY-63.
 */
export const FoodCourt = z.object({
  id: Id,
  hash: z.string(),
  name: z.string(),
  description: z.string(),
  cover: Cover.nullable(),
  /** Those that can be shown, in their owner's order. */
  restaurants: z.array(FoodCourtRestaurant),
  main_language: Language,
  /** The same by the name that the documents give it. */
  default_language: Language,
  /** Offered beside the main one. */
  languages: z.array(Language),
  /** In which its texts are. */
  language: Language,
  food_court_session: SessionToken,
  session: SessionToken,
  payment_providers: z.array(z.string()),
  settings: z.object({ invoices: z.boolean(), 'sms-notifications': z.boolean() }),
  additional_order_fields: z.array(z.string()),
});
export type FoodCourt = z.infer<typeof FoodCourt>;

const GONE = ['food_court_not_found', 'food_court_closed'] as const;

/** The hall of a food court. Spec 3§2 Food court hall, 3§7; FOOD-61…63, FOOD-65, FOOD-66. */
export const foodCourtCalls = calls({
  'POST /food-courts/get-by-hash/{hash}': {
    summary:
      'The food court behind a code and this phone’s session there (6 h): the one it names, the one it has, else a new one. FOOD-61, FOOD-73.',
    access: 'public',
    body: z.strictObject({ food_court_session: z.string().max(100).nullable() }),
    response: z.object({ food_court_session: SessionToken, food_court: FoodCourt, language: Language }),
    errors: GONE,
  },
  'GET /food-courts/get-restaurants/{hash}': {
    summary:
      'The venues of a food court that can be shown, in their owner’s order; texts in `language`, else in the food court’s main one. FOOD-62.',
    access: 'public',
    query: z.object({ language: Language.optional() }),
    response: z.object({ restaurants: z.array(FoodCourtRestaurant) }),
    cacheable: true,
    errors: GONE,
  },
  'GET /food-courts/get-translations/{hash}/{lang}': {
    summary: 'The food court’s own texts, `name` and `description`, in a language that it offers. FOOD-65.',
    access: 'public',
    response: z.object({ translations: z.record(z.string(), z.string()) }),
    cacheable: true,
    errors: [...GONE, 'language_not_offered'],
  },
  'POST /food-courts/go-to-restaurant/{id}': {
    summary:
      'Opens this phone’s session at a venue of the food court, at the counter where its guests pick up, or answers with the one it has there. A new one begins in the language of the hall. FOOD-63.',
    access: 'public',
    body: z.strictObject({
      food_court_session: z.string().max(100),
      /** The session that the phone remembers at the venue; null: none. */
      session: z.string().max(100).nullable(),
    }),
    response: z.object({ session: SessionToken, restaurant_id: Id, table_id: Id }),
    errors: [
      ...GONE,
      'session_not_found',
      'not_accepting_orders',
      'menu_not_published',
      'updating_menu',
      'venue_disabled',
    ],
  },
  'POST /food-courts/update-food-court-session-language': {
    summary:
      'Remembers the language of the hall, also for the sessions that the phone has at its venues as far as they offer it. FOOD-66.',
    access: 'public',
    body: z.strictObject({ food_court_session: z.string().max(100), language: Language }),
    response: z.object({ language: Language }),
    errors: ['session_not_found', 'language_not_offered'],
  },
});
