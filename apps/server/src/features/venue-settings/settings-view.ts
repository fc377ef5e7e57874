import type { SettingsView } from '@tableside/contract/http/admin/settings';
import { USUAL_RESERVATIONS } from '@tableside/domain/reservations';
import { daysKept, yearsOfBooks } from '@tableside/domain/retention';
import { OFFERED_FLAGS, type SwitchPart, type VenueSettings } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import { programsAt } from '../loyalty/index.ts';
import { readStamps, stampView } from '../settings-stamps/index.ts';
import { looksView, welcomeView } from './looks-view.ts';
import { popupsView, questionsView, tipsView } from './offers-view.ts';

/** What some switches need and the venue does not have. */
const missingParts = (
  settings: VenueSettings,
  { hasSms, hasProgram }: { readonly hasSms: boolean; readonly hasProgram: boolean },
): SwitchPart[] => [
  ...(settings.paymentProviders.length > 0 ? [] : ['payment-methods' as const]),
  ...(settings.legal ? [] : ['legal' as const]),
  ...(hasSms ? [] : ['sms' as const]),
  ...(hasProgram ? [] : ['loyalty' as const]),
  ...(settings.loadingScreen ? [] : ['loading-screen' as const]),
];

const retentionView = ({ retention, countryCode }: VenueSettings) => ({
  days: {
    words: daysKept(retention, 'words'),
    reviews: daysKept(retention, 'reviews'),
    calls: daysKept(retention, 'calls'),
    phones: daysKept(retention, 'phones'),
    pace: daysKept(retention, 'pace'),
    webhooks: daysKept(retention, 'webhooks'),
    invitations: daysKept(retention, 'invitations'),
    reservations: daysKept(retention, 'reservations'),
  },
  books_years: yearsOfBooks(countryCode),
});

const reservationsView = ({ reservations = USUAL_RESERVATIONS }: VenueSettings) => ({
  on: reservations.on,
  step_minutes: reservations.stepMinutes,
  party_max: reservations.partyMax,
  ahead_days: reservations.aheadDays,
  notice_minutes: reservations.noticeMinutes,
  stays: reservations.stays.map(({ upTo, minutes }) => ({ up_to: upTo, minutes })),
  late_minutes: reservations.lateMinutes,
  words: { ...reservations.words },
});

/** Everything that can be set, as it is now. */
export const settingsView = async (
  { database, venues, sms }: Pick<Deps, 'database' | 'venues' | 'sms'>,
  venueId: string,
): Promise<SettingsView> => {
  const [{ slug, name, settings }, stamps, programs] = await Promise.all([
    venues.get(venueId),
    readStamps(database.run, venueId),
    programsAt(database.run, venueId),
  ]);
  return {
    switches: {
      ...stampView(stamps.switches),
      on: OFFERED_FLAGS.filter(flag => settings.functionalities.includes(flag)),
      missing: missingParts(settings, { hasSms: sms.isOpen, hasProgram: programs.length > 0 }),
    },
    about: {
      ...stampView(stamps.about),
      name,
      address: settings.address,
      phone: settings.phone,
      type: settings.type,
      wifi_network: settings.wifiNetwork ?? null,
      wifi_password: settings.wifiPassword ?? null,
      public_menu: settings.publicMenu ?? false,
      public_page: `/menu-of/${slug}`,
      website_link: settings.websiteLink,
      facebook_link: settings.facebookLink,
      instagram_link: settings.instagramLink,
      main_language: settings.mainLanguage,
      languages: settings.languages.filter(language => language !== settings.mainLanguage),
      description: { ...settings.description },
      welcome: { ...settings.splashDescription },
    },
    service: {
      ...stampView(stamps.service),
      acceptance: settings.acceptance,
      default_wait_minutes: settings.defaultWaitMinutes,
      batch_wait_seconds: settings.batchWaitSeconds,
      presence: settings.presence,
      max_open_orders_per_session: settings.maxOpenOrdersPerSession,
      max_open_orders_per_table: settings.maxOpenOrdersPerTable,
      drinking_age: settings.drinkingAge,
      courses: settings.courses.map(({ id, name, displayName, categories = [] }) => ({
        id,
        name: { [settings.mainLanguage]: name, ...displayName },
        categories: [...categories],
      })),
    },
    looks: { ...stampView(stamps.looks), ...looksView(settings) },
    welcome: { ...stampView(stamps.welcome), ...welcomeView(settings) },
    tips: { ...stampView(stamps.tips), ...tipsView(settings) },
    questions: { ...stampView(stamps.questions), ...questionsView(settings) },
    popups: { ...stampView(stamps.popups), ...popupsView(settings) },
    reviews: {
      ...stampView(stamps.reviews),
      enabled: settings.reviews ?? true,
      google_place_id: settings.googlePlaceId,
    },
    retention: { ...stampView(stamps.retention), ...retentionView(settings) },
    reservations: {
      ...stampView(stamps.reservations),
      ...reservationsView(settings),
      public_page: `/reserve/${encodeURIComponent(slug)}`,
      sms: sms.isOpen,
    },
  };
};
