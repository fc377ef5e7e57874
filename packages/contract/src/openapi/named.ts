import { z } from 'zod';
import * as adminArchive from '../http/admin/archive.ts';
import * as adminCopies from '../http/admin/copies.ts';
import * as adminFoodCourts from '../http/admin/food-courts.ts';
import * as adminGifts from '../http/admin/gifts.ts';
import * as adminRestore from '../http/admin/restore.ts';
import * as adminSettings from '../http/admin/settings.ts';
import * as adminSetup from '../http/admin/setup.ts';
import * as adminShifts from '../http/admin/shifts.ts';
import * as adminStaff from '../http/admin/staff.ts';
import * as adminTeam from '../http/admin/team.ts';
import * as adminVenues from '../http/admin/venues.ts';
import * as adminWebhooks from '../http/admin/webhooks.ts';
import * as again from '../http/again.ts';
import * as cart from '../http/cart.ts';
import * as consoleBoard from '../http/console/board.ts';
import * as consoleCodes from '../http/console/codes.ts';
import * as consoleCoupons from '../http/console/coupons.ts';
import * as consoleBridges from '../http/console/devices/bridges.ts';
import * as consoleFiscal from '../http/console/devices/fiscal.ts';
import * as consoleKiosks from '../http/console/devices/kiosks.ts';
import * as consoleTerminalDays from '../http/console/devices/terminal-days.ts';
import * as consoleTerminals from '../http/console/devices/terminals.ts';
import * as consoleFloor from '../http/console/floor.ts';
import * as consoleHome from '../http/console/home.ts';
import * as consoleKitchen from '../http/console/kitchen.ts';
import * as consoleLoyalty from '../http/console/loyalty.ts';
import * as consoleMenu from '../http/console/menu.ts';
import * as consoleMoney from '../http/console/money.ts';
import * as consoleNotices from '../http/console/notices.ts';
import * as consolePace from '../http/console/pace.ts';
import * as consolePrinting from '../http/console/printing.ts';
import * as consoleReports from '../http/console/reports.ts';
import * as consoleReservations from '../http/console/reservations.ts';
import * as consoleReviews from '../http/console/reviews.ts';
import * as consoleStock from '../http/console/stock/stock.ts';
import * as consoleSuggestions from '../http/console/suggestions.ts';
import * as consoleCounter from '../http/console/till/counter.ts';
import * as consoleDrawers from '../http/console/till/drawers.ts';
import * as courtHallInvoices from '../http/courts/hall-invoices.ts';
import * as courtHallLive from '../http/courts/hall-live.ts';
import * as courtHallMoney from '../http/courts/hall-money.ts';
import * as courtNotify from '../http/courts/notify.ts';
import * as courtPayments from '../http/courts/payments.ts';
import * as bridge from '../http/devices/bridge.ts';
import * as bridgedFiscal from '../http/devices/bridged-fiscal.ts';
import * as bridgedTerminal from '../http/devices/bridged-terminal.ts';
import * as foodCourts from '../http/food-courts.ts';
import * as gifts from '../http/gifts.ts';
import * as memberMail from '../http/guests/member-mail.ts';
import * as publicMenu from '../http/guests/public-menu.ts';
import * as reserve from '../http/guests/reserve.ts';
import * as inPersonKiosk from '../http/in-person/kiosk.ts';
import * as operator from '../http/in-person/operator.ts';
import * as inPersonSale from '../http/in-person/sale.ts';
import * as invoices from '../http/invoices.ts';
import * as menu from '../http/menu.ts';
import * as payments from '../http/payments.ts';
import * as receipts from '../http/receipts.ts';
import * as session from '../http/session.ts';
import * as sharedBillView from '../http/shared/bill-view.ts';
import * as sharedBrowserErrors from '../http/shared/browser-errors.ts';
import * as sharedGuestUser from '../http/shared/guest-user.ts';
import * as sharedLooks from '../http/shared/looks.ts';
import * as sharedLoyaltyProgram from '../http/shared/loyalty-program.ts';
import * as sharedMenuDocument from '../http/shared/menu-document.ts';
import * as sharedMenuEdit from '../http/shared/menu-edit.ts';
import * as sharedMenuExchange from '../http/shared/menu-exchange.ts';
import * as sharedOpening from '../http/shared/opening.ts';
import * as sharedOrderView from '../http/shared/order-view.ts';
import * as sharedPasskey from '../http/shared/passkey.ts';
import * as sharedPlaces from '../http/shared/places.ts';
import * as sharedPushBrowser from '../http/shared/push-browser.ts';
import * as sharedReviewView from '../http/shared/review-view.ts';
import * as sharedOfferSettings from '../http/shared/settings/offer-settings.ts';
import * as sharedReservationSettings from '../http/shared/settings/reservation-settings.ts';
import * as sharedRetentionSettings from '../http/shared/settings/retention-settings.ts';
import * as sharedReviewSettings from '../http/shared/settings/review-settings.ts';
import * as sharedSettingsStamp from '../http/shared/settings-stamp.ts';
import * as sharedShared from '../http/shared/shared.ts';
import * as sharedStaffDish from '../http/shared/staff-dish.ts';
import * as suggestions from '../http/suggestions.ts';
import * as systemsViews from '../http/systems/views.ts';
import * as v1 from '../http/v1.ts';
import * as venue from '../http/venue.ts';
import * as wrongTable from '../http/wrong-table.ts';

/** Where the contract's schemas with a name of their own are. */
const MODULES: readonly object[] = [
  adminArchive,
  adminCopies,
  adminFoodCourts,
  adminGifts,
  adminRestore,
  adminSettings,
  adminSetup,
  adminShifts,
  adminStaff,
  adminTeam,
  adminVenues,
  adminWebhooks,
  again,
  bridge,
  bridgedFiscal,
  bridgedTerminal,
  cart,
  consoleBoard,
  consoleCodes,
  consoleCoupons,
  consoleFloor,
  consoleBridges,
  consoleFiscal,
  consoleKiosks,
  consoleHome,
  consoleKitchen,
  consoleLoyalty,
  memberMail,
  consoleMenu,
  consoleMoney,
  consoleNotices,
  consolePace,
  consolePrinting,
  consoleCounter,
  consoleDrawers,
  consoleReports,
  consoleReservations,
  consoleReviews,
  consoleStock,
  consoleSuggestions,
  consoleTerminalDays,
  consoleTerminals,
  courtHallLive,
  courtHallInvoices,
  courtHallMoney,
  courtNotify,
  courtPayments,
  foodCourts,
  gifts,
  inPersonKiosk,
  inPersonSale,
  operator,
  invoices,
  menu,
  payments,
  publicMenu,
  reserve,
  receipts,
  session,
  sharedBillView,
  sharedBrowserErrors,
  sharedGuestUser,
  sharedLooks,
  sharedLoyaltyProgram,
  sharedMenuDocument,
  sharedMenuEdit,
  sharedMenuExchange,
  sharedOfferSettings,
  sharedOpening,
  sharedPlaces,
  sharedOrderView,
  sharedPasskey,
  sharedPushBrowser,
  sharedReservationSettings,
  sharedRetentionSettings,
  sharedReviewSettings,
  sharedReviewView,
  sharedSettingsStamp,
  sharedShared,
  sharedStaffDish,
  suggestions,
  systemsViews,
  v1,
  venue,
  wrongTable,
];

/** The schemas that the contract exports, by their names there: generated clients call them the same. */
export const namedSchemas: ReadonlyMap<z.ZodType, string> = (() => {
  const names = new Map<z.ZodType, string>();
  const taken = new Set<string>();
  for (const [name, value] of MODULES.flatMap(module => Object.entries(module))) {
    if (!(value instanceof z.ZodType) || !/^[A-Z]/.test(name) || names.has(value)) continue;
    if (taken.has(name)) throw new Error(`two schemas of the contract are called ${name}`);
    taken.add(name);
    names.set(value, name);
  }
  return names;
})();
