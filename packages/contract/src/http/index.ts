import { accountCalls } from './account.ts';
import { consoleApiKeyCalls } from './admin/api-keys.ts';
import { consoleArchiveCalls } from './admin/archive.ts';
import { consoleCopyCalls } from './admin/copies.ts';
import { consoleFoodCourtCalls } from './admin/food-courts.ts';
import { consoleGiftCalls } from './admin/gifts.ts';
import { consoleRestoreCalls } from './admin/restore.ts';
import { consoleRetentionCalls } from './admin/retention.ts';
import { consoleSettingsCalls } from './admin/settings.ts';
import { consoleSetupCalls } from './admin/setup.ts';
import { consoleShiftCalls } from './admin/shifts.ts';
import { consoleStaffCalls } from './admin/staff.ts';
import { consoleTeamCalls } from './admin/team.ts';
import { consoleVenueCalls } from './admin/venues.ts';
import { consoleWebhookCalls } from './admin/webhooks.ts';
import { reorderCalls } from './again.ts';
import { billCalls } from './bills.ts';
import { cartCalls } from './cart.ts';
import { consoleCalls as eveningCalls } from './console/board.ts';
import { consoleBookCalls } from './console/books.ts';
import { consoleCodeCalls } from './console/codes.ts';
import { consoleCouponCalls } from './console/coupons.ts';
import { consoleBridgeCalls } from './console/devices/bridges.ts';
import { consoleFiscalCalls } from './console/devices/fiscal.ts';
import { consoleKioskCalls } from './console/devices/kiosks.ts';
import { consoleTerminalDayCalls } from './console/devices/terminal-days.ts';
import { consoleTerminalCalls } from './console/devices/terminals.ts';
import { consoleFloorCalls } from './console/floor.ts';
import { consoleHomeCalls } from './console/home.ts';
import { consoleKitchenCalls } from './console/kitchen.ts';
import { consoleLoyaltyCalls } from './console/loyalty.ts';
import { consoleMenuCalls } from './console/menu.ts';
import { consoleMoneyCalls } from './console/money.ts';
import { consoleNoticeCalls } from './console/notices.ts';
import { consolePaceCalls } from './console/pace.ts';
import { consolePrintingCalls } from './console/printing.ts';
import { consoleProviderCalls } from './console/providers.ts';
import { consolePushCalls } from './console/push.ts';
import { consoleReportCalls } from './console/reports.ts';
import { consoleReservationCalls } from './console/reservations.ts';
import { consoleReviewCalls } from './console/reviews.ts';
import { consoleStockCalls } from './console/stock/stock.ts';
import { consoleSuggestionCalls } from './console/suggestions.ts';
import { consoleCounterCalls } from './console/till/counter.ts';
import { consoleDrawerCalls } from './console/till/drawers.ts';
import { courtBasketCalls } from './courts/baskets.ts';
import { hallInvoiceCalls } from './courts/hall-invoices.ts';
import { hallLiveCalls } from './courts/hall-live.ts';
import { hallMoneyCalls } from './courts/hall-money.ts';
import { courtNotifyCalls } from './courts/notify.ts';
import { courtPaymentCalls } from './courts/payments.ts';
import { bridgeCalls } from './devices/bridge.ts';
import { foodCourtCalls } from './food-courts.ts';
import { giftCalls } from './gifts.ts';
import { loyaltyCalls } from './guests/loyalty.ts';
import { consoleMemberMailCalls, memberMailCalls } from './guests/member-mail.ts';
import { publicMenuCalls } from './guests/public-menu.ts';
import { reserveCalls } from './guests/reserve.ts';
import { kioskCalls } from './in-person/kiosk.ts';
import { operatorCalls } from './in-person/operator.ts';
import { guestSaleCalls } from './in-person/sale.ts';
import { consoleInvoiceCalls, invoiceCalls } from './invoices.ts';
import { menuCalls } from './menu.ts';
import { notifyCalls } from './notify.ts';
import { orderCalls } from './orders.ts';
import { paymentCalls } from './payments.ts';
import { receiptCalls } from './receipts.ts';
import { reviewCalls } from './reviews.ts';
import { scanCalls } from './scan.ts';
import { sessionCalls } from './session.ts';
import { browserErrorCalls } from './shared/browser-errors.ts';
import { menuExchangeCalls } from './shared/menu-exchange.ts';
import { suggestionCalls } from './suggestions.ts';
import { v1Calls } from './v1.ts';
import { wrongTableCalls } from './wrong-table.ts';

/** What the guest app may call. */
export const guestCalls = {
  ...kioskCalls,
  ...guestSaleCalls,
  ...operatorCalls,
  ...scanCalls,
  ...sessionCalls,
  ...foodCourtCalls,
  ...courtPaymentCalls,
  ...courtBasketCalls,
  ...courtNotifyCalls,
  ...wrongTableCalls,
  ...menuCalls,
  ...cartCalls,
  ...orderCalls,
  ...reorderCalls,
  ...suggestionCalls,
  ...billCalls,
  ...paymentCalls,
  ...giftCalls,
  ...receiptCalls,
  ...reviewCalls,
  ...invoiceCalls,
  ...notifyCalls,
  ...accountCalls,
  ...loyaltyCalls,
  ...memberMailCalls,
  ...reserveCalls,
  ...browserErrorCalls,
};
/** What staff may call. */
export const consoleCalls = {
  ...eveningCalls,
  ...consoleApiKeyCalls,
  ...consoleArchiveCalls,
  ...consoleBookCalls,
  ...consoleCodeCalls,
  ...consoleCopyCalls,
  ...consoleCouponCalls,
  ...consoleFloorCalls,
  ...consoleHomeCalls,
  ...consoleFoodCourtCalls,
  ...consoleGiftCalls,
  ...hallInvoiceCalls,
  ...hallMoneyCalls,
  ...hallLiveCalls,
  ...consoleInvoiceCalls,
  ...consoleKioskCalls,
  ...consoleBridgeCalls,
  ...consoleKitchenCalls,
  ...consoleLoyaltyCalls,
  ...consoleMemberMailCalls,
  ...consoleMenuCalls,
  ...menuExchangeCalls,
  ...consoleMoneyCalls,
  ...consoleProviderCalls,
  ...consoleNoticeCalls,
  ...consolePaceCalls,
  ...consoleCounterCalls,
  ...consolePrintingCalls,
  ...consolePushCalls,
  ...consoleDrawerCalls,
  ...consoleReportCalls,
  ...consoleReservationCalls,
  ...consoleRetentionCalls,
  ...consoleReviewCalls,
  ...consoleSettingsCalls,
  ...consoleRestoreCalls,
  ...consoleSetupCalls,
  ...consoleShiftCalls,
  ...consoleStaffCalls,
  ...consoleStockCalls,
  ...consoleSuggestionCalls,
  ...consoleTeamCalls,
  ...consoleFiscalCalls,
  ...consoleTerminalCalls,
  ...consoleTerminalDayCalls,
  ...consoleWebhookCalls,
  ...consoleVenueCalls,
};
/** Every HTTP call of the product, keyed by method and path below `/api`. */
export const allCalls = { ...guestCalls, ...consoleCalls, ...v1Calls, ...bridgeCalls, ...publicMenuCalls };
export type GuestCalls = typeof guestCalls;
export type ConsoleCalls = typeof consoleCalls;
export type AllCalls = typeof allCalls;
