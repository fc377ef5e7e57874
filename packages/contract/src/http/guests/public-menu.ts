import { z } from 'zod';
import { calls } from '../../define.ts';
import { HoursLine, Opening } from '../shared/opening.ts';
import { Id, Language, Major } from '../shared/shared.ts';

/** An address with its scheme and host. */
const Address = z.string();
/** Codes of EU 1169/2011, annex II. */
const Allergens = z.array(z.string());
const contents = { allergens: Allergens, may_contain: Allergens };

const Span = z.object({ from: z.string(), to: z.string() });
export const PublicHours = z.object({
  /** It never closes by its hours. */
  around_the_clock: z.boolean(),
  /** Weekdays in a row with the same hours, 1 is Monday; no `spans`: closed. A `to` before its `from` is on the day after. */
  week: z.array(z.object({ first: z.number().int(), last: z.number().int(), spans: z.array(Span) })),
  /** Days of the weeks ahead on which these hours count in place of the week's. */
  exceptions: z.array(
    z.object({ first: z.string(), last: z.string(), spans: z.array(Span), reason: z.string() }),
  ),
  /** The same as people write it, in the language of the answer. */
  lines: z.array(HoursLine),
});

export const PublicDish = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** What it costs; of a dish with several forms the least. */
  price: Major,
  /** What it cost before. */
  price_before: Major.nullable(),
  variations: z.array(z.object({ name: z.string(), price: Major, sold_out: z.boolean(), ...contents })),
  ...contents,
  /** False with no allergens: the venue has not said. True with none: it has said that there are none. */
  allergens_stated: z.boolean(),
  tags: z.array(z.string()),
  popular: z.boolean(),
  sold_out: z.boolean(),
  /** Null with a thumbnail: it is too small to be shown larger. */
  picture: Address.nullable(),
  thumbnail: Address.nullable(),
  section: z.string().nullable(),
  options: z.array(
    z.object({
      name: z.string(),
      min: z.number().int(),
      max: z.number().int().nullable(),
      choices: z.array(z.object({ name: z.string(), price: Major, sold_out: z.boolean(), ...contents })),
    }),
  ),
});
export type PublicDish = z.infer<typeof PublicDish>;

export const PublicCategory = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Its dishes are shown at the table alone, to who says that they are of age; here it has none. */
  adults_only: z.boolean(),
  /** False outside its hours and while the venue pauses it. */
  served_now: z.boolean(),
  dishes: z.array(PublicDish),
});
export type PublicCategory = z.infer<typeof PublicCategory>;

/** What strangers read of a venue that chose it. */
export const PublicMenu = z.object({
  /** How to read this, for who was given nothing else. */
  notes: z.array(z.string()),
  page: Address,
  language: Language,
  /** All that it can be read in, the main one first. */
  languages: z.array(z.object({ language: Language, page: Address, data: Address })),
  venue: z.object({
    name: z.string(),
    description: z.string(),
    type: z.enum(['restaurant', 'hotel', 'other']),
    address: z.string(),
    country_code: z.string(),
    phone: z.string().nullable(),
    website: Address.nullable(),
    elsewhere: z.array(Address),
    logo: Address.nullable(),
    cover: Address.nullable(),
    time_zone: z.string(),
    drinking_age: z.number().int(),
    /** Where a table is reserved; null: none can be here. */
    reserve: Address.nullable(),
  }),
  currency: z.object({ code: z.string(), symbol: z.string(), decimals: z.number().int() }),
  locale: z.string(),
  hours: PublicHours,
  /** Why nothing can be ordered now and when it can again; null: it can, by the hours. */
  opening: Opening.nullable(),
  categories: z.array(PublicCategory),
});
export type PublicMenu = z.infer<typeof PublicMenu>;

export const publicMenuCalls = calls({
  'GET /public-menu/{slug}': {
    summary:
      'The menu of a venue that chose to show it to everybody, with hours, address and allergens, as guests see it now; the same is a page at `/menu-of/{slug}`. Any site may read it. With an ETag.',
    access: 'public',
    query: z.strictObject({ language: Language.optional() }),
    response: PublicMenu,
    errors: ['not_found'],
    cacheable: true,
  },
});
