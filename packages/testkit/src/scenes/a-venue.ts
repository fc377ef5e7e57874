import { randomUUID } from 'node:crypto';
import { minor } from '@tableside/domain/money';
import type { VenueOrderStatus, VenueSettings } from '@tableside/domain/venue';
import type { Database } from '../../../../apps/server/src/database/database.ts';

/** A plain restaurant in Vilnius: takes orders, staff accept them, English and Lithuanian, euro, always open. */
export const someSettings = (over: Partial<VenueSettings> = {}): VenueSettings => ({
  type: 'restaurant',
  countryCode: 'LT',
  currency: { code: 'EUR', symbol: '€', decimals: 2 },
  localeCode: 'lt-LT',
  timeZone: 'Europe/Vilnius',
  dayCutoffMinutes: 300,
  mainLanguage: 'en',
  languages: ['lt'],
  description: { en: 'A test kitchen', lt: 'Bandymų virtuvė' },
  splashDescription: { en: 'Welcome', lt: 'Sveiki' },
  cover: null,
  splashCover: null,
  logo: null,
  facebookLink: null,
  instagramLink: null,
  websiteLink: null,
  socialLinks: [],
  address: 'Gedimino pr. 1, Vilnius',
  phone: null,
  googlePlaceId: null,
  functionalities: ['order', 'skip-payment', 'tips', 'coupon-code', 'order-comment', 'call-waiter'],
  workingHours: [],
  quickAccess: [],
  orderFlow: 'full',
  presence: 'off',
  itemNotes: true,
  acceptance: 'manual',
  defaultWaitMinutes: 20,
  batchWaitSeconds: 0,
  maxOpenOrdersPerSession: 20,
  maxOpenOrdersPerTable: 100,
  drinkingAge: 20,
  menuFilters: [],
  popups: [],
  courses: [],
  selectScreenButtons: [],
  viewMenuText: null,
  additionalFieldsEnabled: false,
  additionalFieldsText: null,
  additionalFieldsKioskEnabled: false,
  additionalFieldsQrEnabled: true,
  additionalFields: [],
  translations: {},
  tips: { orderTipsPercentages: [5, 10, 15], minAmount: minor(50), maxAmount: minor(10_000) },
  paymentProviders: [],
  customizations: [],
  loadingScreen: null,
  ...over,
});

export type TestVenue = { readonly id: string; readonly slug: string; readonly settings: VenueSettings };

export type VenueOver = {
  readonly name?: string;
  readonly settings?: Partial<VenueSettings>;
  readonly scanStatus?: 'active' | 'updating_menu' | 'disabled';
  readonly orderStatus?: VenueOrderStatus | null;
};

/** Inserts a venue; everything can be changed by `over`. Its menu and tables are made by aMenu and aTable. */
export const aVenue = async (
  { database }: { readonly database: Database },
  over: VenueOver = {},
): Promise<TestVenue> => {
  const settings = someSettings(over.settings);
  const slug = `venue-${randomUUID().slice(0, 8)}`;
  const row = await database.kysely
    .insertInto('venue')
    .values({
      slug,
      name: over.name ?? 'Test Kitchen',
      settings: JSON.stringify(settings),
      scan_status: over.scanStatus ?? 'active',
      order_status: over.orderStatus === undefined ? 'open' : over.orderStatus,
      rush_mode_wait_minutes: null,
      menu_document_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, slug, settings };
};
