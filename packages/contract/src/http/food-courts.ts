import { DIETS } from '@tableside/domain/allergens';
import { MAX_ORDER_COMMENT } from '@tableside/domain/notes';
import { ORDER_STATUSES_OF_VENUE } from '@tableside/domain/venue';
import { z } from 'zod';
import { calls } from '../define.ts';
import { CartItem, cartCalls } from './cart.ts';
import { Opening } from './shared/opening.ts';
import { OrderView } from './shared/order-view.ts';
import { FreeText, Id, Language, Major, Revision, SessionToken } from './shared/shared.ts';

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
  /** Why it is closed, by its own hours or by those of the hall, and when it opens; null while it is open. */
  opening: Opening.nullable(),
  currency: z.object({ code: z.string() }),
  locale: z.object({ locale_code: z.string() }),
  google_place_id: z.string().nullable(),
  /** It asks how an order was. */
  reviews: z.boolean(),
});
export type FoodCourtRestaurant = z.infer<typeof FoodCourtRestaurant>;

/**
 * A hall with several venues, its texts in one language; fields of its own it has none. ENTITY-63.
 */
export const FoodCourt = z.object({
  id: Id,
  hash: z.string(),
  name: z.string(),
  description: z.string(),
  cover: Cover.nullable(),
  /** Those that can be shown, in their owner's order. */
  restaurants: z.array(FoodCourtRestaurant),
  /** Why the hall is closed by its own hours and when it opens; null while it is open. */
  opening: Opening.nullable(),
  main_language: Language,
  /** The same by the name that the documents give it. */
  default_language: Language,
  /** Offered beside the main one. */
  languages: z.array(Language),
  /** In which its texts are. */
  language: Language,
  food_court_session: SessionToken,
  session: SessionToken,
  /** Ways to pay for several venues at once; none: each order is paid at its venue. ADR 0034. */
  payment_providers: z.array(z.string()),
  /** What its owner lets guests do: ask for a VAT invoice of each stall, for text messages, fill one basket by several phones. */
  settings: z.object({
    invoices: z.boolean(),
    'sms-notifications': z.boolean(),
    'shared-baskets': z.boolean(),
  }),
  additional_order_fields: z.array(z.string()),
});
export type FoodCourt = z.infer<typeof FoodCourt>;

/** A venue of the hall as its carts and orders name it, and how it writes money. */
const ofVenue = {
  restaurant_id: Id,
  restaurant_name: z.string(),
  currency: z.object({ code: z.string(), symbol: z.string(), decimals: z.number().int() }),
  locale: z.object({ locale_code: z.string() }),
};

/** What this phone is about to order at one venue of the hall, priced by the server now. ENTITY-65, FOOD-60. */
export const FoodCourtCart = z.object({
  ...ofVenue,
  /** The phone's session at the venue: what changes the cart goes by it. */
  session: SessionToken,
  /** place-orders names it. */
  revision: Revision,
  cart_items: z.array(
    CartItem.omit({ options: true }).extend({
      options: z.array(
        CartItem.shape.options.element.extend({
          /** Options have no price of a day: null. */
          discounted_price: Major.nullable(),
        }),
      ),
    }),
  ),
  /** `Menu items unavailable` when a line cannot be ordered any more. CART-46. */
  error: z.string().nullable(),
  subtotal: Major,
  discount: Major,
  small_order_fee: Major,
  total: Major,
});
export type FoodCourtCart = z.infer<typeof FoodCourtCart>;

/** An order of this phone at one venue of the hall. ENTITY-69. */
export const FoodCourtOrder = OrderView.extend({
  ...ofVenue,
  order_flow: z.enum(['full', 'no_status_change']),
  /** The session it was placed in is over: it can be read, and nothing can be done with it any more. */
  session_over: z.boolean(),
});
export type FoodCourtOrder = z.infer<typeof FoodCourtOrder>;

const Contents = z.object({ allergens: z.array(z.string()), may_contain: z.array(z.string()) });

/** A dish that somebody looked for in a hall, as it can be ordered now. */
export const FoundDish = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Address of the small picture. */
  thumbnail: z.string().nullable(),
  price: Major,
  /** Before a discount. */
  price_before: Major.nullable(),
  /** True: `price` is that of its cheapest form. */
  is_from: z.boolean(),
  /** Nothing has to be chosen: one tap has it. */
  at_once: z.boolean(),
  /** What every form of it contains; `stated` false: its venue has not said. */
  contents: Contents.extend({ stated: z.boolean() }),
  /** What its forms add: of each question at least `at_least` answers are chosen. Those that add nothing are left out. */
  questions: z.array(z.object({ at_least: z.number().int(), answers: z.array(Contents) })),
});
export type FoundDish = z.infer<typeof FoundDish>;

/** What one open venue of a hall has of what somebody looks for. */
export const FoundAtVenue = z.object({
  ...ofVenue,
  /** How many dishes there are in all; `dishes` holds the first of them. */
  count: z.number().int(),
  dishes: z.array(FoundDish),
});
export type FoundAtVenue = z.infer<typeof FoundAtVenue>;

/** As many venues as one order of a hall goes to. */
const MAX_CARTS = 30;
const placing = cartCalls['POST /cart/{session}/place-order'].body.shape;

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
  'GET /food-courts/get-carts/{session}': {
    summary:
      'What this phone is about to order at each venue of the hall, those without a dish left out; in the owner’s order of venues. `session` is that of the hall. FOOD-67, FOOD-77.',
    access: 'public',
    response: z.object({
      carts: z.array(FoodCourtCart),
      /** The phone fills its basket with others; null: alone. ADR 0051. */
      together: z
        .object({
          /** How many phones fill it. */
          phones: z.number().int(),
          /** Venues at which others chose something and this phone has no session yet. */
          to_enter: z.array(Id),
        })
        .nullable(),
    }),
    errors: ['session_not_found'],
  },
  'GET /food-courts/get-orders/{session}': {
    summary:
      'What this phone ordered at the venues of the hall, the newest first; for six hours also what it ordered in sessions that are over. `session` is that of the hall; each order says its own in `session_token`. FOOD-64, FOOD-77.',
    access: 'public',
    response: z.object({ orders: z.array(FoodCourtOrder) }),
    errors: ['session_not_found'],
  },
  'GET /food-courts/find-dishes/{session}': {
    summary:
      'Dishes of all venues of the hall that take orders now, by words, diet and up to a price. What cannot be ordered now, or by adults alone, is not among them. Whom a dish harms is judged on the phone: what somebody must not eat is nobody else’s business, and no part of the question. `session` is that of the hall.',
    access: 'public',
    query: z.object({
      /** Empty: any dish. Without any of these three there is no question: nothing is found, and what is popular is told. */
      q: z.string().max(100).optional(),
      diet: z.enum(DIETS).optional(),
      /** In the currency of the venues. */
      max_price: z.coerce.number().min(0).max(1_000_000).optional(),
      language: Language.optional(),
    }),
    response: z.object({
      /** Those that have something, the nearest first. */
      venues: z.array(FoundAtVenue),
      /** While nothing is asked: what is ordered most of what one tap has, a dish of each of some venues. */
      popular: z.array(FoundAtVenue),
      /** Round sums to choose `max_price` from, and how they are written; null: no venue takes orders. */
      prices: z
        .object({ steps: z.array(Major), currency: ofVenue.currency, locale: ofVenue.locale })
        .nullable(),
    }),
    errors: ['session_not_found', 'food_court_closed'],
  },
  'POST /food-courts/place-orders/{session}': {
    summary:
      'Turns the carts of several venues into orders: all of them or none, each revision of a cart into one order, however often it is sent. A refusal says `restaurant_id` and `restaurant_name` of the venue it comes from, and `item_name` of a dish it is about. FOOD-08, FOOD-70, FOOD-72.',
    access: 'public',
    body: z.strictObject({
      carts: z
        .array(
          z.strictObject({
            session: SessionToken,
            /** The revision the guest saw. */
            cart_revision: Revision,
            /** What the guest saw; another total answers 409 with the new quote. */
            expected_total: Major.optional(),
            comment: FreeText(MAX_ORDER_COMMENT).default(''),
            /** Answers to the venue's extra fields, by key. */
            extra_details: placing.extra_details,
            pin: placing.pin,
          }),
        )
        .min(1)
        .max(MAX_CARTS),
    }),
    response: z.object({
      /** In the order of the carts. */
      orders: z.array(
        z.object({
          order: FoodCourtOrder,
          /** `pay`: the venue gets it once it is paid. */
          next: z.enum(['done', 'pay']),
          /** The number of the guest of the same basket who was quicker; null: this phone. ADR 0051. */
          sent_by: z.number().int().nullable(),
        }),
      ),
    }),
    errors: [
      'food_court_closed',
      'session_not_found',
      ...cartCalls['POST /cart/{session}/place-order'].errors.filter(
        code => code !== 'idempotency_key_reused' && code !== 'idempotency_in_progress',
      ),
    ],
  },
  'POST /food-courts/return-to-cart/{session}': {
    summary:
      'Withdraws orders of this phone at venues of the hall that still wait for their payment and fills the carts with them again: all of them, or none where one is paid or money for it may be on its way. One that came to nothing by itself is left out. Asked once more, it changes nothing. A refusal says `order`, `restaurant_id` and `restaurant_name`. ADR 0005.',
    access: 'public',
    body: z.strictObject({ orders: z.array(z.string().min(1).max(40)).min(1).max(MAX_CARTS) }),
    response: z.object({
      returned: z.array(
        z.object({
          unique_order_number: z.string(),
          /** Whose cart it is in. */
          session: SessionToken,
          /** What its guest had added to the dishes. */
          comment: z.string(),
          extra_details: z.record(z.string(), z.union([z.string(), z.boolean()])),
        }),
      ),
    }),
    errors: ['session_not_found', 'order_not_found', 'order_move_refused', 'payment_under_way'],
  },
});
