import type { IconName } from '../../icons/paths.ts';
import { type Section, sectionPath } from '../../routes.ts';
import type { Permission } from '../session/index.ts';

/** Groups of settings in the order of an owner's day: the house, its guests, the kitchen, money, and what is rarely looked at. */
export const GROUPS = [
  'venue',
  'guests',
  'kitchen',
  'money',
  'looks',
  'people',
  'connections',
  'data',
] as const;
export type Group = (typeof GROUPS)[number];

type Written = {
  readonly name: string;
  readonly group: Group;
  readonly icon: IconName;
  readonly needs: Permission;
  /** Where it stands when it is no page of the settings themselves. */
  readonly at?: readonly [section: Section, thing?: string];
  /** With a phone beside the form. */
  readonly wide?: true;
};

/** Everything an owner would look for under "settings", whatever room it stands in. A new page is a line here, its texts and labels.ts. */
const WRITTEN = [
  { name: 'about', group: 'venue', icon: 'house', needs: 'setVenue' },
  { name: 'hours', group: 'venue', icon: 'clock', needs: 'setHours', at: ['hours'] },
  { name: 'codes', group: 'venue', icon: 'code', needs: 'setUpTables', at: ['codes'] },
  { name: 'kiosks', group: 'venue', icon: 'phone', needs: 'setUpKiosks' },
  { name: 'plan', group: 'venue', icon: 'plan', needs: 'arrangeFloor', at: ['tables', 'plan'] },
  { name: 'venues', group: 'venue', icon: 'houses', needs: 'addVenues', at: ['venues'] },
  { name: 'switches', group: 'guests', icon: 'sliders', needs: 'setVenue' },
  { name: 'service', group: 'guests', icon: 'tray', needs: 'setVenue' },
  { name: 'reservations', group: 'guests', icon: 'book', needs: 'setVenue' },
  { name: 'questions', group: 'guests', icon: 'question', needs: 'setVenue' },
  { name: 'popups', group: 'guests', icon: 'speech', needs: 'setVenue' },
  { name: 'recommend', group: 'guests', icon: 'star', needs: 'setRecommendations', at: ['recommend'] },
  { name: 'reviews', group: 'guests', icon: 'heart', needs: 'seeReviews', at: ['reviews'] },
  { name: 'review-settings', group: 'guests', icon: 'question', needs: 'setVenue' },
  { name: 'loyalty', group: 'guests', icon: 'card', needs: 'setLoyalty' },
  { name: 'stations', group: 'kitchen', icon: 'pot', needs: 'setUpKitchen', at: ['kitchen', 'setup'] },
  {
    name: 'printers',
    group: 'kitchen',
    icon: 'printer',
    needs: 'setUpPrinters',
    at: ['kitchen', 'printers'],
  },
  { name: 'bridges', group: 'kitchen', icon: 'link', needs: 'setUpBridges' },
  { name: 'methods', group: 'money', icon: 'card', needs: 'seeProviders', at: ['payment-settings'] },
  {
    name: 'terminals',
    group: 'money',
    icon: 'hand',
    needs: 'setUpTerminals',
    at: ['payment-settings', 'terminals'],
  },
  { name: 'fiscal', group: 'money', icon: 'receipt', needs: 'setUpFiscal' },
  { name: 'legal', group: 'money', icon: 'receipt', needs: 'seeLegal', at: ['payment-settings', 'legal'] },
  { name: 'tips', group: 'money', icon: 'heart', needs: 'setVenue' },
  { name: 'coupons', group: 'money', icon: 'tag', needs: 'setCoupons' },
  { name: 'looks', group: 'looks', icon: 'palette', needs: 'setVenue', wide: true },
  { name: 'welcome', group: 'looks', icon: 'phone', needs: 'setVenue', wide: true },
  { name: 'team', group: 'people', icon: 'people', needs: 'setTeam' },
  { name: 'hours-worked', group: 'people', icon: 'clock', needs: 'seeHours' },
  { name: 'notices', group: 'people', icon: 'bell', needs: 'setVenue' },
  { name: 'security', group: 'people', icon: 'lock', needs: 'seeSecurity' },
  {
    name: 'till',
    group: 'connections',
    icon: 'cash',
    needs: 'seeProviders',
    at: ['payment-settings', 'till'],
  },
  { name: 'connections', group: 'connections', icon: 'link', needs: 'setConnections' },
  { name: 'files', group: 'data', icon: 'note', needs: 'editMenu', at: ['menu', 'files'] },
  { name: 'retention', group: 'data', icon: 'hourglass', needs: 'setRetention' },
  { name: 'archive', group: 'data', icon: 'download', needs: 'leave' },
  {
    name: 'copies',
    group: 'data',
    icon: 'undo',
    needs: 'seeAlerts',
    at: ['money-alerts', 'copies'],
  },
  { name: 'audit', group: 'data', icon: 'book', needs: 'readAudit', at: ['audit'] },
] as const satisfies readonly Written[];

export type PlaceName = (typeof WRITTEN)[number]['name'];
/** The pages of the section "settings" itself. */
export type SettingsPage = Exclude<(typeof WRITTEN)[number], { at: readonly unknown[] }>['name'];
export type Place = Written & { readonly name: PlaceName };
const PLACES: readonly Place[] = WRITTEN;

type May = (permission: Permission) => boolean;
export const placesFor = (may: May): readonly Place[] => PLACES.filter(({ needs }) => may(needs));

const addressOf = ({ name, at }: Place): readonly [section: Section, thing?: string] =>
  at ?? ['settings', name];

export const pathOf = (slug: string, place: Place): string => sectionPath(slug, ...addressOf(place));

/** The place at an address, where somebody has it. */
export const placeAt = (section: Section, thing: string | undefined, may: May): Place | undefined => {
  const here = placesFor(may).filter(place => addressOf(place)[0] === section);
  return (
    here.find(place => addressOf(place)[1] === thing) ?? here.find(place => addressOf(place)[1] === undefined)
  );
};

const isOwnPage = (place: Place): place is Place & { name: SettingsPage } => place.at === undefined;
/** The page of the settings that an address names; none is the list of them all. */
export const settingsPageAt = (thing: string | undefined, may: May): SettingsPage | undefined =>
  placesFor(may)
    .filter(isOwnPage)
    .find(({ name }) => name === thing)?.name;
