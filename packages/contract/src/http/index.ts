import { againCalls } from './again.ts';
import { billCalls } from './bills.ts';
import { browserErrorCalls } from './browser-errors.ts';
import { cartCalls } from './cart.ts';
import { consoleCalls as eveningCalls } from './console.ts';
import { consoleApiKeyCalls } from './console-api-keys.ts';
import { consoleArchiveCalls } from './console-archive.ts';
import { consoleCodeCalls } from './console-codes.ts';
import { consoleCopyCalls } from './console-copies.ts';
import { consoleCouponCalls } from './console-coupons.ts';
import { consoleFloorCalls } from './console-floor.ts';
import { consoleFoodCourtCalls } from './console-food-courts.ts';
import { consoleKitchenCalls } from './console-kitchen.ts';
import { consoleMenuCalls } from './console-menu.ts';
import { consoleMoneyCalls } from './console-money.ts';
import { consoleNoticeCalls } from './console-notices.ts';
import { consolePaceCalls } from './console-pace.ts';
import { consolePrintingCalls } from './console-printing.ts';
import { consoleProviderCalls } from './console-providers.ts';
import { consolePushCalls } from './console-push.ts';
import { consoleReportCalls } from './console-reports.ts';
import { consoleRestoreCalls } from './console-restore.ts';
import { consoleRetentionCalls } from './console-retention.ts';
import { consoleSettingsCalls } from './console-settings.ts';
import { consoleSetupCalls } from './console-setup.ts';
import { consoleStaffCalls } from './console-staff.ts';
import { consoleSuggestionCalls } from './console-suggestions.ts';
import { consoleTeamCalls } from './console-team.ts';
import { consoleVenueCalls } from './console-venues.ts';
import { consoleWebhookCalls } from './console-webhooks.ts';
import { foodCourtCalls } from './food-courts.ts';
import { consoleInvoiceCalls, invoiceCalls } from './invoices.ts';
import { menuCalls } from './menu.ts';
import { menuExchangeCalls } from './menu-exchange.ts';
import { notifyCalls } from './notify.ts';
import { orderCalls } from './orders.ts';
import { paymentCalls } from './payments.ts';
import { receiptCalls } from './receipts.ts';
import { scanCalls } from './scan.ts';
import { sessionCalls } from './session.ts';
import { suggestionCalls } from './suggestions.ts';
import { v1Calls } from './v1.ts';
import { wrongTableCalls } from './wrong-table.ts';

/** What the guest app may call. */
export const guestCalls = {
  ...scanCalls,
  ...sessionCalls,
  ...foodCourtCalls,
  ...wrongTableCalls,
  ...menuCalls,
  ...cartCalls,
  ...orderCalls,
  ...againCalls,
  ...suggestionCalls,
  ...billCalls,
  ...paymentCalls,
  ...receiptCalls,
  ...invoiceCalls,
  ...notifyCalls,
  ...browserErrorCalls,
};
/** What staff may call. */
export const consoleCalls = {
  ...eveningCalls,
  ...consoleApiKeyCalls,
  ...consoleArchiveCalls,
  ...consoleCodeCalls,
  ...consoleCopyCalls,
  ...consoleCouponCalls,
  ...consoleFloorCalls,
  ...consoleFoodCourtCalls,
  ...consoleInvoiceCalls,
  ...consoleKitchenCalls,
  ...consoleMenuCalls,
  ...menuExchangeCalls,
  ...consoleMoneyCalls,
  ...consoleProviderCalls,
  ...consoleNoticeCalls,
  ...consolePaceCalls,
  ...consolePrintingCalls,
  ...consolePushCalls,
  ...consoleReportCalls,
  ...consoleRetentionCalls,
  ...consoleSettingsCalls,
  ...consoleRestoreCalls,
  ...consoleSetupCalls,
  ...consoleStaffCalls,
  ...consoleSuggestionCalls,
  ...consoleTeamCalls,
  ...consoleWebhookCalls,
  ...consoleVenueCalls,
};
/** Every HTTP call of the product, keyed by method and path below `/api`. */
export const allCalls = { ...guestCalls, ...consoleCalls, ...v1Calls };
export type GuestCalls = typeof guestCalls;
export type ConsoleCalls = typeof consoleCalls;
export type AllCalls = typeof allCalls;
