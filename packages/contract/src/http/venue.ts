import { VENUE_TYPES } from '@tableside/domain/venue';
import { z } from 'zod';
import { LoyaltyProgram } from './shared/loyalty-program.ts';
import { HoursLine, Opening } from './shared/opening.ts';
import { Id, Language, Major } from './shared/shared.ts';

/** A stored picture; `avif` siblings stand beside the webp addresses (`photo.webp` -> `photo.avif`). */
export const PictureUrl = z.string();

export const AdditionalField = z.object({
  key: z.string(),
  type: z.enum(['autocomplete', 'select', 'checkbox', 'text']),
  required: z.boolean(),
  placeholder: z.string(),
  select_options: z.array(z.string()),
});

/** A network for guests; `password` null: it is open. */
export const Wifi = z.object({ network: z.string(), password: z.string().nullable() });
export type Wifi = z.infer<typeof Wifi>;

/** Spec 1§3 Restaurant; texts already in the session's language. ENTITY-04…11. */
export const Restaurant = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  splash_description: z.string(),
  cover: PictureUrl.nullable(),
  splash_cover: PictureUrl.nullable(),
  logo: PictureUrl.nullable(),
  facebook_link: z.string().nullable(),
  instagram_link: z.string().nullable(),
  website_link: z.string().nullable(),
  address: z.string(),
  phone: z.string().nullable(),
  /** The network for guests; null: the venue told none. */
  wifi: Wifi.nullable(),
  main_language: Language,
  languages: z.array(Language),
  /** Prices for members are shown beside the others. LOYAL-48. */
  loyalty_pricing_enabled: z.boolean(),
  /** The venue's words beside them. */
  loyalty_pricing_text: z.string().nullable(),
  loyalty_programs: z.array(LoyaltyProgram),
  locale: z.object({ locale_code: z.string() }),
  currency: z.object({
    code: z.string(),
    symbol: z.string(),
    decimals: z.number().int(),
  }),
  country_code: z.string(),
  /** FLAG-21: the flags that are on. */
  functionalities: z.array(z.string()),
  /** Categories offered as chips, in order: ids of menu categories. MENU-17. */
  quick_access_menu: z.array(z.object({ id: Id, name: z.string() })),
  order_status: z.enum(['open', 'rush_mode', 'temporarily_disabled']).nullable(),
  is_currently_working_hours: z.boolean(),
  /** Null while guests can order by the hours. */
  opening: Opening.nullable(),
  /** A usual week as it stands on the door; empty: the venue never closes. */
  hours: z.array(HoursLine),
  rush_mode_wait_minutes: z.number().int().nullable(),
  order_flow: z.enum(['full', 'no_status_change']),
  type: z.enum(VENUE_TYPES),
  drinking_age: z.number().int(),
  presence: z.enum(['off', 'confirm', 'pin']),
  /** Guests may write a note to the kitchen about each dish. */
  item_notes: z.boolean(),
  select_screen_buttons: z.array(
    z.object({
      text: z.string(),
      link: z.string(),
      icon: z.string().nullable(),
      open_new_tab: z.boolean(),
    }),
  ),
  /** The venue's own wording of the view-menu button. SELECT-08. */
  view_menu_text: z.string().nullable(),
  social_links: z.array(
    z.object({
      name: z.string(),
      link: z.string(),
      size: z.number().nullable(),
      color: z.string().nullable(),
    }),
  ),
  courses: z.array(z.object({ id: Id, name: z.string(), display_name: z.string() })),
  pos_integration_enabled: z.boolean(),
  tips_settings: z.object({
    order_tips_percentages: z.array(z.number()),
    min_amount: Major,
    max_amount: Major,
  }),
  /** Guests may round up what they pay, for somebody to whom the venue passes it on. */
  round_up: z.boolean(),
  /** Guests are asked how it was. */
  reviews: z.boolean(),
  google_place_id: z.string().nullable(),
  food_court_hash: z.string().nullable(),
  additional_order_fields_enabled: z.boolean(),
  additional_order_fields_text: z.string().nullable(),
  /** Only the fields that this table shows (EXTRA-05 is decided by the server). */
  additional_order_fields: z.object({
    kiosk_enabled: z.boolean(),
    qr_enabled: z.boolean(),
    fields: z.array(AdditionalField),
  }),
  menu_filters: z.array(
    z.object({
      name: z.string(),
      image: PictureUrl.nullable(),
      flex_width: z.string(),
      category_ids: z.array(Id),
    }),
  ),
  popups: z.array(
    z.object({
      id: Id,
      image: PictureUrl,
      cta_text: z.string().nullable(),
      url: z.string().nullable(),
    }),
  ),
  payment_providers: z.array(z.string()),
  customizations: z.array(z.object({ name: z.string(), value: z.string() })),
  loading_screen: z
    .object({
      logo: PictureUrl.nullable(),
      logo_width: z.number().nullable(),
      logo_height: z.number().nullable(),
      background_color: z.string().nullable(),
      background_image: PictureUrl.nullable(),
      loader_color: z.string().nullable(),
      dark_powered_by: z.boolean(),
    })
    .nullable(),
});
export type Restaurant = z.infer<typeof Restaurant>;
