import type { Role } from '@tableside/contract';
import { isAccountSection, isMoneySection, SECTIONS, type Section } from '../../routes.ts';
import { type Permission, roleMay } from './permissions.ts';

/** What a role must be allowed for a section to be of any use to it. */
const NEEDS: Record<Section, Permission> = {
  orders: 'seeBoard',
  calls: 'answerCalls',
  kitchen: 'seeBoard',
  tables: 'seeBoard',
  stock: 'setStock',
  bills: 'seeBills',
  payments: 'seePayments',
  // Waiters see their own.
  numbers: 'seePayments',
  'money-alerts': 'seeAlerts',
  // Accountants read who sells in law.
  'payment-settings': 'seeLegal',
  account: 'ownAccount',
  'first-steps': 'takeFirstSteps',
  codes: 'setUpTables',
  menu: 'editMenu',
  hours: 'setHours',
  recommend: 'setRecommendations',
  settings: 'setVenue',
  venues: 'addVenues',
  'food-courts': 'setFoodCourts',
  audit: 'readAudit',
};

/** The sections a role has; the first is where it starts. */
export const sectionsOf = (role: Role): readonly Section[] =>
  SECTIONS.filter(section => roleMay(role, NEEDS[section]));

/** Where a role begins at a venue. */
export const firstSection = (role: Role): Section => sectionsOf(role)[0] ?? 'orders';

/** Places of the navigation: bills stand for everything about money, stock comes last. */
export const placesOf = (role: Role): readonly Section[] => {
  const sections = sectionsOf(role).filter(section => !isAccountSection(section));
  const places = sections.filter(section => !isMoneySection(section) && section !== 'stock');
  const money = sections.find(isMoneySection);
  return [...places, ...(money ? [money] : []), ...sections.filter(section => section === 'stock')];
};
