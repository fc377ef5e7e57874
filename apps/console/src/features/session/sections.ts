import type { Role } from '@tableside/contract';
import { isAccountSection, isMoneySection, SECTIONS, type Section } from '../../routes.ts';
import { type Permission, roleMay } from './permissions.ts';

/** What a role must be allowed for a section to be of any use to it. */
const NEEDS: Record<Section, Permission> = {
  home: 'seeNumbers',
  orders: 'seeBoard',
  calls: 'answerCalls',
  kitchen: 'seeBoard',
  tables: 'seeBoard',
  reservations: 'takeReservations',
  hall: 'seeHall',
  stock: 'setStock',
  bills: 'seeBills',
  payments: 'seePayments',
  // Waiters see their own.
  numbers: 'seePayments',
  // Everybody's own; what is owed to all is the office's.
  tips: 'seeOwnTips',
  'hall-money': 'seeHallMoney',
  'money-alerts': 'seeAlerts',
  // Accountants read who sells in law.
  'payment-settings': 'seeLegal',
  account: 'ownAccount',
  'first-steps': 'takeFirstSteps',
  codes: 'setUpTables',
  menu: 'editMenu',
  hours: 'setHours',
  recommend: 'setRecommendations',
  reviews: 'seeReviews',
  settings: 'setVenue',
  venues: 'addVenues',
  'food-courts': 'setFoodCourts',
  audit: 'readAudit',
};

/** What a venue must be in a hall for a section to be of any use there. */
const IN_HALL: Partial<Record<Section, readonly Hall[]>> = {
  hall: ['operator'],
  'hall-money': ['operator', 'stall'],
};
type Hall = 'operator' | 'stall' | null;
/** What of a venue decides which sections it has. */
type Kind = { readonly hall?: Hall; readonly reserves?: boolean };

/** The sections a role has at a venue; the first is where it starts. */
export const sectionsOf = (role: Role, { hall = null, reserves = false }: Kind = {}): readonly Section[] =>
  SECTIONS.filter(
    section =>
      roleMay(role, NEEDS[section]) &&
      (IN_HALL[section]?.includes(hall) ?? true) &&
      (section !== 'reservations' || reserves),
  );

/** Who leads the floor begins there; the day at a glance is for who is not on it. */
const BEGINS: Partial<Record<Role, Section>> = { manager: 'orders' };

/** Where a role begins at a venue. */
export const firstSection = (role: Role): Section => BEGINS[role] ?? sectionsOf(role)[0] ?? 'orders';

/** The rooms of the navigation that are no part of the service: the menu, and all settings behind one. */
const OFFICE: readonly Section[] = ['menu', 'settings'];

/** Rooms that are looked into now and then; who has the day at a glance leaves the calls to others, and the tray tells of them. */
const later = (sections: readonly Section[]): readonly Section[] =>
  sections.includes('home') ? ['calls', 'reservations', 'stock'] : ['reservations', 'stock'];

/** Places of the navigation: bills stand for everything about money, then stock, then what an office does. */
export const placesOf = (role: Role, kind: Kind = {}): readonly Section[] => {
  const all = sectionsOf(role, kind);
  const sections = all.filter(section => !isAccountSection(section));
  const nowAndThen = later(sections);
  const places = sections.filter(section => !isMoneySection(section) && !nowAndThen.includes(section));
  const money = sections.find(isMoneySection);
  return [
    ...places,
    ...(money ? [money] : []),
    ...nowAndThen.filter(section => sections.includes(section)),
    ...OFFICE.filter(section => all.includes(section)),
  ];
};

/** So many places stand side by side on a phone. */
const AT_THUMB = 6;

/** What of the places stands at the bottom of a phone: all that fit, else five, and the rest behind the sixth. */
export const atThumb = (
  places: readonly Section[],
): { readonly shown: readonly Section[]; readonly more: readonly Section[] } =>
  places.length <= AT_THUMB
    ? { shown: places, more: [] }
    : { shown: places.slice(0, AT_THUMB - 1), more: places.slice(AT_THUMB - 1) };
