import { toWire } from '@tableside/contract';
import type { Restaurant } from '@tableside/contract/http/venue';
import {
  categoryShown,
  categoryTimes,
  inCategoriesList,
  type Translated,
  textIn,
} from '@tableside/domain/menu';
import type { WallTime } from '@tableside/domain/schedule';
import {
  isShared,
  type LoadingScreen,
  safeLink,
  type TableType,
  type VenueSettings,
  visibleAdditionalFields,
} from '@tableside/domain/venue';
import type { GuestSession } from '../../http/guest.ts';
import { offersHere, type ProgramRow, pricingText, programView } from '../loyalty/index.ts';
import { photoUrl } from '../media/index.ts';
import type { MenuIndex } from '../menu/index.ts';
import { flagsAt, hoursLines, openingView, type Venue, wallTime } from '../venues/index.ts';
import { popupsNow } from './popups-now.ts';

export const loadingScreenOf = (screen: LoadingScreen | null): Restaurant['loading_screen'] =>
  screen && {
    logo: screen.logo && photoUrl(screen.logo),
    logo_width: screen.logoWidth,
    logo_height: screen.logoHeight,
    background_color: screen.backgroundColor,
    background_image: screen.backgroundImage && photoUrl(screen.backgroundImage),
    loader_color: screen.loaderColor,
    dark_powered_by: screen.darkPoweredBy,
  };

/** The network that the venue tells its guests. */
export const wifiOf = ({ wifiNetwork, wifiPassword }: VenueSettings): Restaurant['wifi'] =>
  wifiNetwork ? { network: wifiNetwork, password: wifiPassword ?? null } : null;

type Text = (translated: Translated) => string;

const quickAccessOf = (venue: Venue, menu: MenuIndex | null, now: WallTime, text: Text) =>
  venue.settings.quickAccess.flatMap(id => {
    const category = menu?.document.categories.find(found => found.id === id);
    const shown =
      category &&
      inCategoriesList(category) &&
      categoryShown({ ...categoryTimes(category.availability, now), hasItems: category.items.length > 0 });
    return shown ? [{ id, name: text(category.name) }] : [];
  });

const extraFieldsOf = ({ settings }: Venue, tableType: TableType): Restaurant['additional_order_fields'] => ({
  kiosk_enabled: settings.additionalFieldsKioskEnabled,
  qr_enabled: settings.additionalFieldsQrEnabled,
  fields: visibleAdditionalFields(
    settings.additionalFields,
    {
      enabled: settings.additionalFieldsEnabled,
      kioskEnabled: settings.additionalFieldsKioskEnabled,
      qrEnabled: settings.additionalFieldsQrEnabled,
    },
    tableType,
  ).map(field => ({
    key: field.key,
    type: field.type,
    required: field.required,
    placeholder: field.placeholder,
    select_options: [...field.selectOptions],
  })),
});

/**
 * The venue as one guest sees it: texts in the session's language, switches of the table applied, links made safe.
 * `menu` names the quick-access categories; `at` is now in epoch ms, `paymentMethods` what can be paid with,
 * `programs` those of loyalty that count here. ENTITY-04…11, EXTRA-05.
 */
export const restaurantView = (
  venue: Venue,
  session: Omit<GuestSession, 'token'>,
  menu: MenuIndex | null,
  at: number,
  paymentMethods: readonly string[],
  programs: readonly ProgramRow[],
): Restaurant => {
  const { settings } = venue;
  const reading = { ...settings, language: session.language };
  const text: Text = translated => textIn(translated, session.language, settings.mainLanguage);
  const here = offersHere(settings, menu, at);
  const money = (amount: Parameters<typeof toWire>[0]) => toWire(amount, settings.currency.decimals);
  return {
    id: venue.id,
    name: venue.name,
    description: text(settings.description),
    splash_description: text(settings.splashDescription),
    cover: settings.cover && photoUrl(settings.cover),
    splash_cover: settings.splashCover && photoUrl(settings.splashCover),
    logo: settings.logo && photoUrl(settings.logo),
    facebook_link: safeLink(settings.facebookLink),
    instagram_link: safeLink(settings.instagramLink),
    website_link: safeLink(settings.websiteLink),
    address: settings.address,
    phone: settings.phone,
    wifi: wifiOf(settings),
    main_language: settings.mainLanguage,
    languages: [...settings.languages],
    // Where phones fill one cart nobody pays them, so nobody is shown them. ADR 0035.
    loyalty_pricing_enabled: programs.length > 0 && session.sharedCart === null,
    loyalty_pricing_text: pricingText(programs, reading),
    // In a preview nobody signs in: whoever looks is staff.
    loyalty_programs:
      session.mode === 'preview' ? [] : programs.map(program => programView(program, reading, null, here)),
    locale: { locale_code: settings.localeCode },
    currency: { ...settings.currency },
    country_code: settings.countryCode,
    functionalities: [...flagsAt(settings, session.table.flagOverrides)],
    quick_access_menu: quickAccessOf(venue, menu, wallTime(settings.timeZone, at), text),
    order_status: session.venue.orderStatus,
    is_currently_working_hours: session.venue.isWorkingHours,
    opening: session.venue.isWorkingHours ? null : openingView(settings, at),
    hours: hoursLines(settings, session.language),
    rush_mode_wait_minutes: session.venue.rushModeWaitMinutes,
    order_flow: settings.orderFlow,
    type: settings.type,
    drinking_age: settings.drinkingAge,
    presence: settings.presence === 'pin' && !isShared(session.table.orderType) ? 'off' : settings.presence,
    item_notes: settings.itemNotes ?? false,
    select_screen_buttons: settings.selectScreenButtons.flatMap(button => {
      const link = safeLink(button.link);
      return link === null
        ? []
        : [{ text: text(button.text), link, icon: button.icon, open_new_tab: button.openNewTab }];
    }),
    view_menu_text: settings.viewMenuText && text(settings.viewMenuText),
    social_links: settings.socialLinks.flatMap(({ name, link, size, color }) => {
      const safe = safeLink(link);
      return safe === null ? [] : [{ name, link: safe, size, color }];
    }),
    courses: settings.courses.map(({ id, name, displayName }) => ({
      id,
      name,
      display_name: text(displayName),
    })),
    pos_integration_enabled: false,
    tips_settings: {
      order_tips_percentages: [...settings.tips.orderTipsPercentages],
      min_amount: money(settings.tips.minAmount),
      max_amount: money(settings.tips.maxAmount),
    },
    round_up: Boolean(settings.roundUpFor),
    reviews: settings.reviews ?? true,
    google_place_id: settings.googlePlaceId,
    food_court_hash: null,
    additional_order_fields_enabled: settings.additionalFieldsEnabled,
    additional_order_fields_text: settings.additionalFieldsText && text(settings.additionalFieldsText),
    additional_order_fields: extraFieldsOf(venue, session.table.orderType),
    menu_filters: settings.menuFilters.map(({ name, image, flexWidth, categoryIds }) => ({
      name: text(name),
      image: image && photoUrl(image),
      flex_width: flexWidth,
      category_ids: [...categoryIds],
    })),
    popups: popupsNow(settings, at).map(({ id, image, ctaText, url }) => ({
      id,
      image: photoUrl(image),
      cta_text: ctaText && text(ctaText),
      url: safeLink(url),
    })),
    payment_providers: [...paymentMethods],
    customizations: settings.customizations.map(({ name, value }) => ({ name, value })),
    loading_screen: loadingScreenOf(settings.loadingScreen),
  };
};
