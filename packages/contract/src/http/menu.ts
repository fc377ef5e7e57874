import { z } from 'zod';
import { calls } from '../define.ts';
import { Id, Language, Major } from './shared/shared.ts';
import { PictureUrl } from './venue.ts';

export const Tag = z.object({
  name: z.string(),
  icon: z.string().nullable(),
  icon_color: z.string().nullable(),
  image: PictureUrl.nullable(),
  width: z.number().nullable(),
});
/** Codes of EU 1169/2011, annex II. Traces are left out where there are none: menus are large. */
const MayContain = z.array(z.string()).optional();
export const Variation = z.object({
  id: Id,
  name: z.string(),
  price: Major,
  loyalty_price: Major.nullable(),
  in_stock: z.boolean(),
  /** What it adds to the dish's own. */
  allergens: z.array(z.string()).optional(),
  may_contain: MayContain,
});
export const Option = z.object({
  id: Id,
  name: z.string(),
  markup: Major,
  loyalty_markup: Major.nullable(),
  is_default: z.boolean(),
  in_stock: z.boolean(),
  active: z.boolean(),
  /** What it adds to the dish's own. */
  allergens: z.array(z.string()),
  may_contain: MayContain,
});
export const OptionGroup = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(['single', 'multiple']),
  min_choices: z.number().int(),
  max_choices: z.number().int().nullable(),
  display_full_price: z.boolean(),
  options: z.array(Option),
});
/** Spec 1§3 Menu item. ENTITY-19. */
export const MenuItem = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** The picture as wide as the page. Null with a thumbnail: it is too small for that, and shown as a thumbnail alone. */
  photo: PictureUrl.nullable(),
  thumbnail: PictureUrl.nullable(),
  lqip: z.string().nullable(),
  popular: z.boolean(),
  price: Major,
  discounted_price: Major.nullable(),
  loyalty_price: Major.nullable(),
  tags: z.array(Tag),
  restaurant_tags: z.array(Tag),
  /** What every form of the dish contains. */
  allergens: z.array(z.string()),
  may_contain: MayContain,
  /** True: an empty list means "none". Absent: the venue has stated what it lists, and with an empty list nothing. */
  allergens_stated: z.boolean().optional(),
  is_special_deal: z.boolean(),
  variations: z.array(Variation),
  in_stock: z.boolean(),
  /** Of what is sold out: from when it is to be had again, by the venue's clock in the menu's language ("18:00", "Mon 11:00"). */
  back: z.string().optional(),
  option_groups: z.array(OptionGroup),
  category: Id,
  categoryHash: z.string(),
  subcategory: Id.nullable(),
});
export type MenuItem = z.infer<typeof MenuItem>;

/** Spec 1§3 Category. ENTITY-14…18. Hidden categories are not sent. */
export const Category = z.object({
  id: Id,
  hash: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.enum(['banner', 'normal']),
  banner: PictureUrl.nullable(),
  banner_translations: z.array(z.object({ language: Language, banner: PictureUrl })),
  hide_untranslated_banners: z.boolean(),
  age_restricted: z.boolean(),
  availability: z.object({
    enabled: z.boolean(),
    is_currently_available: z.boolean(),
    type: z.enum(['availability', 'visibility']),
  }),
  show_in_categories_list: z.boolean(),
  subcategories: z.array(z.object({ id: Id, name: z.string(), category: Id })),
  items: z.array(MenuItem),
});
export type Category = z.infer<typeof Category>;

/** One published menu in one language. */
export const Menu = z.object({
  version: z.number().int(),
  language: Language,
  categories: z.array(Category),
});
export type Menu = z.infer<typeof Menu>;

/** Spec 1§7. */
export const menuCalls = calls({
  'GET /get-menu-categories/{session}': {
    summary: "The venue's menu in the session's language; precompressed, with an ETag. API-04, MENU-03.",
    access: 'session',
    query: z.object({ language: Language.optional() }),
    response: Menu,
    errors: ['session_ended', 'menu_not_published'],
    cacheable: true,
  },
});
