import { fromMajor, type Minor, minor } from '../money/index.ts';
import { DEFAULT_TIP_LIMITS } from '../tips/index.ts';
import type { VenueSettings } from '../venue/index.ts';
import { usualDrinkingAge } from './usual-places.ts';

/** Tables that get codes when a venue is made. */
export const MAX_TABLES = 300;

/** What is asked before a venue opens; everything else can be changed afterwards. */
export type VenueBasics = {
  readonly type: VenueSettings['type'];
  /** ISO 3166. */
  readonly country: string;
  readonly currency: VenueSettings['currency'];
  readonly timeZone: string;
  readonly mainLanguage: string;
  /** Beside the main one. */
  readonly languages: readonly string[];
  readonly address: string;
  /** Empty: guests order around the clock. */
  readonly workingHours: VenueSettings['workingHours'];
};

/** An amount of a euro's size: currencies without decimals count about a hundred to it. */
const likeEuros = (euros: number, decimals: number): Minor =>
  decimals === 0 ? minor(euros * 100) : fromMajor(euros, decimals);

/**
 * A venue that works on its first evening: guests order and pay staff in cash at the table, staff accept each order, a
 * waiter can be called. Nothing is preselected that costs a guest money.
 */
export const startingSettings = (basics: VenueBasics): VenueSettings => ({
  type: basics.type,
  countryCode: basics.country,
  currency: basics.currency,
  localeCode: `${basics.mainLanguage}-${basics.country}`,
  timeZone: basics.timeZone,
  dayCutoffMinutes: 300,
  mainLanguage: basics.mainLanguage,
  languages: basics.languages.filter(language => language !== basics.mainLanguage),
  description: {},
  splashDescription: {},
  cover: null,
  splashCover: null,
  logo: null,
  facebookLink: null,
  instagramLink: null,
  websiteLink: null,
  socialLinks: [],
  address: basics.address,
  phone: null,
  googlePlaceId: null,
  functionalities: ['order', 'skip-payment', 'pay-go', 'order-comment', 'reject-order', 'call-waiter'],
  workingHours: basics.workingHours,
  quickAccess: [],
  orderFlow: 'full',
  presence: 'off',
  itemNotes: true,
  acceptance: 'manual',
  defaultWaitMinutes: 20,
  batchWaitSeconds: 0,
  maxOpenOrdersPerSession: 10,
  maxOpenOrdersPerTable: 40,
  drinkingAge: usualDrinkingAge(basics.country),
  menuFilters: [],
  popups: [],
  courses: [],
  selectScreenButtons: [],
  viewMenuText: null,
  additionalFieldsEnabled: false,
  additionalFieldsText: null,
  additionalFieldsKioskEnabled: false,
  additionalFieldsQrEnabled: false,
  additionalFields: [],
  translations: {},
  tips: {
    orderTipsPercentages: [5, 10, 15],
    minAmount: likeEuros(DEFAULT_TIP_LIMITS.min, basics.currency.decimals),
    maxAmount: likeEuros(DEFAULT_TIP_LIMITS.max, basics.currency.decimals),
  },
  paymentProviders: ['cash'],
  customizations: [],
  loadingScreen: null,
});
