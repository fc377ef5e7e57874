import { type Fetched, fetched } from '../../parts/fetched/fetched.tsx';
import type { Section } from '../../routes.ts';

/** The screen of each section; the orders are there with the venue itself. */
export const PLACES: Record<Exclude<Section, 'orders'>, Fetched> = {
  home: fetched(async () => (await import('../Home/HomeScreen.tsx')).HomeScreen),
  calls: fetched(async () => (await import('../Calls/CallsScreen.tsx')).CallsScreen),
  kitchen: fetched(async () => (await import('../Kitchen/KitchenScreen.tsx')).KitchenScreen),
  tables: fetched(async () => (await import('../Tables/TablesScreen.tsx')).TablesScreen),
  reservations: fetched(
    async () => (await import('../Reservations/ReservationsScreen.tsx')).ReservationsScreen,
  ),
  hall: fetched(async () => (await import('../Hall/HallScreen.tsx')).HallScreen),
  stock: fetched(async () => (await import('../Stock/StockScreen.tsx')).StockScreen),
  bills: fetched(async () => (await import('../Bills/BillsScreen.tsx')).BillsScreen),
  payments: fetched(async () => (await import('../Payments/PaymentsScreen.tsx')).PaymentsScreen),
  numbers: fetched(async () => (await import('../Numbers/NumbersScreen.tsx')).NumbersScreen),
  tips: fetched(async () => (await import('../Tips/TipsScreen.tsx')).TipsScreen),
  'hall-money': fetched(async () => (await import('../HallMoney/HallMoneyScreen.tsx')).HallMoneyScreen),
  'money-alerts': fetched(
    async () => (await import('../MoneyAlerts/MoneyAlertsScreen.tsx')).MoneyAlertsScreen,
  ),
  'payment-settings': fetched(
    async () => (await import('../PaymentSettings/PaymentSettingsScreen.tsx')).PaymentSettingsScreen,
  ),
  account: fetched(async () => (await import('../Account/AccountScreen.tsx')).AccountScreen),
  'first-steps': fetched(async () => (await import('../FirstSteps/FirstStepsScreen.tsx')).FirstStepsScreen),
  codes: fetched(async () => (await import('../Codes/CodesScreen.tsx')).CodesScreen),
  settings: fetched(async () => (await import('../Settings/SettingsScreen.tsx')).SettingsScreen),
  venues: fetched(async () => (await import('../Organisation/OrganisationScreen.tsx')).OrganisationScreen),
  'food-courts': fetched(async () => (await import('../FoodCourts/FoodCourtsScreen.tsx')).FoodCourtsScreen),
  menu: fetched(async () => (await import('../Menu/MenuScreen.tsx')).MenuScreen),
  hours: fetched(async () => (await import('../Hours/HoursScreen.tsx')).HoursScreen),
  recommend: fetched(async () => (await import('../Recommend/RecommendScreen.tsx')).RecommendScreen),
  reviews: fetched(async () => (await import('../Reviews/ReviewsScreen.tsx')).ReviewsScreen),
  audit: fetched(async () => (await import('../Audit/AuditScreen.tsx')).AuditScreen),
};
