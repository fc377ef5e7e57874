import { placeKind, placeName } from '@tableside/domain/venue';
import type { Bill } from '../data/bills.ts';
import type { CartLine } from '../data/cart/index.ts';
import type { Category, MenuItem } from '../data/menu.ts';
import type { Session } from '../data/session.ts';

type Group = MenuItem['option_groups'][number];
type Option = Group['options'][number];

/** Wire data for tests: complete, and different only where a test says so. */
export const anOption = (over: Partial<Option> & { id: string }): Option => ({
  name: over.id,
  markup: 0,
  loyalty_markup: null,
  is_default: false,
  in_stock: true,
  active: true,
  allergens: [],
  ...over,
});

export const aGroup = (over: Partial<Group> & { id: string }): Group => ({
  name: over.id,
  type: 'single',
  min_choices: 1,
  max_choices: 1,
  display_full_price: false,
  options: [],
  ...over,
});

export const anItem = (over: Partial<MenuItem> & { id: string }): MenuItem => ({
  name: over.id,
  description: '',
  photo: null,
  thumbnail: null,
  lqip: null,
  popular: false,
  price: 5,
  discounted_price: null,
  loyalty_price: null,
  tags: [],
  restaurant_tags: [],
  allergens: [],
  is_special_deal: false,
  variations: [],
  in_stock: true,
  option_groups: [],
  category: 'c',
  categoryHash: 'c',
  subcategory: null,
  ...over,
});

export const aCategory = (over: Partial<Category> & { id: string }): Category => ({
  hash: over.id,
  name: over.id,
  description: '',
  type: 'normal',
  banner: null,
  banner_translations: [],
  hide_untranslated_banners: false,
  age_restricted: false,
  availability: { enabled: false, is_currently_available: true, type: 'availability' },
  show_in_categories_list: true,
  subcategories: [],
  items: [anItem({ id: `${over.id}-item`, category: over.id })],
  ...over,
});

export const aLine = (over: Partial<CartLine> & { item_id: string }): CartLine => ({
  cart_item_id: `line-${over.item_id}`,
  id: `line-${over.item_id}`,
  item_name: over.item_id,
  variation_id: null,
  variation_name: null,
  quantity: 1,
  options: [],
  modifiers: [],
  course_id: null,
  note: '',
  guest_index: null,
  price: 5,
  discounted_price: null,
  loyalty_price: null,
  unit_price: 5,
  total: 5,
  thumbnail: null,
  available: true,
  ...over,
});

export const aRestaurant = (over: Partial<Session['restaurant']> = {}): Session['restaurant'] => ({
  id: 'v',
  name: 'Venue',
  description: '',
  splash_description: '',
  cover: null,
  splash_cover: null,
  logo: null,
  facebook_link: null,
  instagram_link: null,
  website_link: null,
  address: '',
  phone: null,
  main_language: 'lt',
  languages: ['en'],
  loyalty_pricing_enabled: false,
  loyalty_pricing_text: null,
  loyalty_programs: [],
  locale: { locale_code: 'lt-LT' },
  currency: { code: 'EUR', symbol: '€', decimals: 2 },
  country_code: 'lt',
  functionalities: ['order'],
  quick_access_menu: [],
  order_status: 'open',
  is_currently_working_hours: true,
  opening: null,
  hours: [],
  wifi: null,
  rush_mode_wait_minutes: null,
  order_flow: 'full',
  type: 'restaurant',
  drinking_age: 20,
  presence: 'off',
  item_notes: true,
  select_screen_buttons: [],
  view_menu_text: null,
  social_links: [],
  courses: [],
  pos_integration_enabled: false,
  tips_settings: { order_tips_percentages: [], min_amount: 0.5, max_amount: 200 },
  round_up: false,
  reviews: false,
  google_place_id: null,
  food_court_hash: null,
  additional_order_fields_enabled: false,
  additional_order_fields_text: null,
  additional_order_fields: { kiosk_enabled: false, qr_enabled: false, fields: [] },
  menu_filters: [],
  popups: [],
  payment_providers: [],
  customizations: [],
  loading_screen: null,
  ...over,
});

/** Where a table of a test is, as the server works it out for guests who read English. */
const placed = (
  { name = '5', order_type: tableType = 'default' }: Partial<Session['table']>,
  { type: venueType, food_court_hash: hall, functionalities, main_language }: Session['restaurant'],
): Pick<Session['table'], 'place' | 'called'> => {
  const takesOrders = functionalities.includes('order');
  const place = placeKind({ venueType, tableType, inHall: hall !== null, takesOrders });
  return { place, called: placeName(name, place, main_language === 'en') };
};

export const aSession = (
  over: {
    table?: Partial<Session['table']>;
    restaurant?: Partial<Session['restaurant']>;
    mode?: Session['mode'];
    kiosk?: Session['kiosk'];
  } = {},
): Session => ({
  table: {
    id: 't',
    name: '5',
    order_type: 'default',
    ...placed(over.table ?? {}, aRestaurant(over.restaurant)),
    orders_disabled: false,
    pay_disabled: false,
    hash: 'VENUE-5',
    short_code: 'AB2CD',
    ...over.table,
  },
  restaurant: aRestaurant(over.restaurant),
  guest_index: 1,
  phone_number: null,
  selected_language: 'en',
  mode: over.mode ?? 'scan',
  kiosk: over.kiosk ?? null,
  expires_at: '2026-01-01T00:00:00.000Z',
  waiter_called_at: null,
  waiter_coming: false,
});

/** A table's bill with nothing on it. */
export const aBill = (over: Partial<Bill> = {}): Bill => ({
  unique_order_number: 'bill',
  kind: 'table',
  status: 'open',
  items: [],
  subtotal: 0,
  subtotal_before_discounts: 0,
  discount: 0,
  loyalty_discount: 0,
  loyalty_applied: false,
  total: 0,
  payments_sum: 0,
  left: 0,
  transaction_fee: 0,
  payments: [],
  is_paid: false,
  guest_count: null,
  personnel: null,
  table_name: '5',
  precheck_printed: false,
  discounted_as_whole: false,
  sending_to_pos: false,
  sent_to_pos: true,
  opened_at: '2026-03-18T10:00:00.000Z',
  revision: 1,
  ...over,
});

/** A dish on a bill, unpaid and free. */
export const aBillItem = (over: Partial<Bill['items'][number]> = {}): Bill['items'][number] => ({
  id: 'piece',
  name: 'Cepelinai',
  price: 9.5,
  modifiers: [],
  is_paid: false,
  strikethrough_price: null,
  kind: 'item',
  guest_index: null,
  held_by: null,
  paid_by: null,
  part: null,
  ...over,
});

type Program = Session['restaurant']['loyalty_programs'][number];
export const aLoyaltyProgram = (over: Partial<Program> = {}): Program => ({
  id: 'p',
  name: 'Regulars',
  logo: null,
  image: null,
  is_external: false,
  external_data: null,
  loyalty_card_number: null,
  card_color: '#ff4500',
  card_secondary_color: '#bf3400',
  card_pictogram: null,
  points: null,
  tiers: null,
  offers: [],
  additional_fields: [],
  takes_cards: false,
  discount_percent: null,
  ...over,
});
