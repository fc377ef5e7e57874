import type { VenueSettings } from '../venue/index.ts';

/** What a new venue may take over from another one of its organisation. */
export const COPIED = ['menu', 'settings', 'looks'] as const;
export type Copied = (typeof COPIED)[number];

/** Settings that point at categories and dishes: right only with the same menu. */
const OF_MENU = ['menuFilters', 'quickAccess'] as const satisfies readonly (keyof VenueSettings)[];

/** How guests order and are served. What names the place, its money or its company is each venue's own. */
const OF_SETTINGS = [
  'dayCutoffMinutes',
  'functionalities',
  'orderFlow',
  'presence',
  'itemNotes',
  'acceptance',
  'defaultWaitMinutes',
  'batchWaitSeconds',
  'maxOpenOrdersPerSession',
  'maxOpenOrdersPerTable',
  'lastOrderMinutes',
  'popular',
  'capacity',
  'automaticRush',
  'courses',
  'additionalFieldsEnabled',
  'additionalFieldsText',
  'additionalFieldsKioskEnabled',
  'additionalFieldsQrEnabled',
  'additionalFields',
  'translations',
] as const satisfies readonly (keyof VenueSettings)[];

const OF_LOOKS = [
  'customizations',
  'loadingScreen',
  'cover',
  'splashCover',
  'logo',
  'selectScreenButtons',
  'viewMenuText',
] as const satisfies readonly (keyof VenueSettings)[];

const picked = (from: VenueSettings, names: readonly (keyof VenueSettings)[]): Partial<VenueSettings> =>
  Object.fromEntries(names.flatMap(name => (from[name] === undefined ? [] : [[name, from[name]]])));

/**
 * The settings of a new venue with what it takes over from another one. Sums of tips go along where both count in one
 * currency; invoices wait until the new venue says which company sells.
 */
export const copiedSettings = (
  fresh: VenueSettings,
  from: VenueSettings,
  what: readonly Copied[],
): VenueSettings => {
  const settings = what.includes('settings') ? picked(from, OF_SETTINGS) : {};
  const sameMoney = what.includes('settings') && from.currency.code === fresh.currency.code;
  const sameCountry = what.includes('settings') && from.countryCode === fresh.countryCode;
  const all: VenueSettings = {
    ...fresh,
    ...settings,
    ...(sameMoney && { tips: from.tips }),
    ...(sameCountry && { drinkingAge: from.drinkingAge }),
    ...(what.includes('menu') && picked(from, OF_MENU)),
    ...(what.includes('looks') && picked(from, OF_LOOKS)),
  };
  const flags = all.functionalities.filter(
    flag => flag !== 'request-invoice' && (flag !== 'unified-splash-screen' || all.loadingScreen !== null),
  );
  return { ...all, functionalities: flags };
};

/** Why a menu cannot be taken over: its prices and texts would mean something else. Null: it can. */
export const menuCopyProblem = (
  fresh: Pick<VenueSettings, 'currency' | 'mainLanguage'>,
  from: Pick<VenueSettings, 'currency' | 'mainLanguage'>,
): 'currency' | 'main_language' | null => {
  if (fresh.currency.code !== from.currency.code) return 'currency';
  return fresh.mainLanguage === from.mainLanguage ? null : 'main_language';
};
