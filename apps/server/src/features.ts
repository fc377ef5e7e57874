import { type Feature, feature } from './feature.ts';
import { again } from './features/again/feature.ts';
import { apiKeys } from './features/api-keys/feature.ts';
import { apiV1 } from './features/api-v1/feature.ts';
import { archive } from './features/archive/feature.ts';
import { bills } from './features/bills/feature.ts';
import { board } from './features/board/feature.ts';
import { books } from './features/books/feature.ts';
import { bridges } from './features/bridges/feature.ts';
import { cart } from './features/cart/feature.ts';
import { checkout } from './features/checkout/feature.ts';
import { codes } from './features/codes/feature.ts';
import { companies } from './features/companies/feature.ts';
import { counter } from './features/counter/feature.ts';
import { coupons } from './features/coupons/feature.ts';
import { docs } from './features/docs/feature.ts';
import { donations } from './features/donations/feature.ts';
import { drawers } from './features/drawers/feature.ts';
import { events } from './features/events/feature.ts';
import { fiscal } from './features/fiscal/feature.ts';
import { floor } from './features/floor/feature.ts';
import { foodCourts } from './features/food-courts/feature.ts';
import { giving } from './features/giving/feature.ts';
import { guestAccounts } from './features/guest-accounts/feature.ts';
import { health } from './features/health/feature.ts';
import { home } from './features/home/feature.ts';
import { idempotency } from './features/idempotency/feature.ts';
import { inPerson } from './features/in-person/feature.ts';
import { install } from './features/install/feature.ts';
import { invoices } from './features/invoices/feature.ts';
import { kiosks } from './features/kiosks/feature.ts';
import { kitchen } from './features/kitchen/feature.ts';
import { ledger } from './features/ledger/feature.ts';
import { limits } from './features/limits/feature.ts';
import { loyalty } from './features/loyalty/feature.ts';
import { mail } from './features/mail/feature.ts';
import { media } from './features/media/feature.ts';
import { memberMail } from './features/member-mail/feature.ts';
import { menu } from './features/menu/feature.ts';
import { menuEditor } from './features/menu-editor/feature.ts';
import { menuExchange } from './features/menu-exchange/feature.ts';
import { monitoring } from './features/monitoring/feature.ts';
import { notices } from './features/notices/feature.ts';
import { notify } from './features/notify/feature.ts';
import { operator } from './features/operator/feature.ts';
import { orderTips } from './features/order-tips/feature.ts';
import { orders } from './features/orders/feature.ts';
import { organisation } from './features/organisation/feature.ts';
import { pace } from './features/pace/feature.ts';
import { pages } from './features/pages/feature.ts';
import { party } from './features/party/feature.ts';
import { payments } from './features/payments/feature.ts';
import { payouts } from './features/payouts/feature.ts';
import { pictures } from './features/pictures/feature.ts';
import { popular } from './features/popular/feature.ts';
import { printing } from './features/printing/feature.ts';
import { publicMenu } from './features/public-menu/feature.ts';
import { pulse } from './features/pulse/feature.ts';
import { push } from './features/push/feature.ts';
import { receipts } from './features/receipts/feature.ts';
import { refunds } from './features/refunds/feature.ts';
import { reports } from './features/reports/feature.ts';
import { reservations } from './features/reservations/feature.ts';
import { retention } from './features/retention/feature.ts';
import { reviews } from './features/reviews/feature.ts';
import { scan } from './features/scan/feature.ts';
import { sessionView } from './features/session-view/feature.ts';
import { sessions } from './features/sessions/feature.ts';
import { setup } from './features/setup/feature.ts';
import { shifts } from './features/shifts/feature.ts';
import { sms } from './features/sms/feature.ts';
import { staff } from './features/staff/feature.ts';
import { stock } from './features/stock/feature.ts';
import { suggestions } from './features/suggestions/feature.ts';
import { tableBills } from './features/table-bills/feature.ts';
import { tables } from './features/tables/feature.ts';
import { team } from './features/team/feature.ts';
import { terminals } from './features/terminals/feature.ts';
import { till } from './features/till/feature.ts';
import { tipCards } from './features/tip-cards/feature.ts';
import { venueSettings } from './features/venue-settings/feature.ts';
import { venues } from './features/venues/feature.ts';
import { waiter } from './features/waiter/feature.ts';
import { webhooks } from './features/webhooks/feature.ts';
import { wrongTable } from './features/wrong-table/feature.ts';
import type { AllHandlers } from './http/mount/handler.ts';

/**
 * The features of the server from the ground up. A feature may import those before it, types included, and none after it:
 * what must answer upward is asked through a seam. Ids may point upward, and SQL may read any table. Each says in its
 * feature.ts what it is; one that only helps others has a name alone. ADR 0030.
 */
export const FLOORS = {
  ways: [
    feature({ name: 'left-to-pay' }),
    feature({ name: 'who-serves' }),
    feature({ name: 'held-courses' }),
    limits,
    idempotency,
    feature({ name: 'settings-stamps' }),
    media,
    pictures,
    feature({ name: 'paper' }),
    feature({ name: 'signs' }),
    mail,
    sms,
    push,
    venues,
    sessions,
    party,
    events,
    monitoring,
    health,
    docs,
    install,
    companies,
  ],
  people: [staff, guestAccounts, loyalty, memberMail, apiKeys, notices, team, shifts, webhooks],
  menu: [
    menu,
    stock,
    popular,
    suggestions,
    coupons,
    menuEditor,
    feature({ name: 'menu-reading' }),
    menuExchange,
  ],
  money: [
    ledger,
    pulse,
    drawers,
    reports,
    bills,
    bridges,
    terminals,
    kiosks,
    payments,
    inPerson,
    receipts,
    fiscal,
    invoices,
    books,
    refunds,
    reviews,
  ],
  ordering: [cart, notify, orders, again, waiter, kitchen, printing, operator, board, pace],
  table: [till, tables, tableBills, counter, scan, sessionView, wrongTable, floor, codes],
  paying: [giving, tipCards, orderTips, donations, checkout, payouts],
  house: [
    home,
    venueSettings,
    reservations,
    setup,
    organisation,
    foodCourts,
    archive,
    retention,
    feature({ name: 'demo' }),
    apiV1,
  ],
  pages: [pages, publicMenu],
} as const satisfies Readonly<Record<string, readonly Feature[]>>;

type One = (typeof FLOORS)[keyof typeof FLOORS][number];
type CallsOf<F> = F extends { readonly make?: (...given: never[]) => infer R }
  ? R extends { readonly handlers: infer H }
    ? keyof H
    : never
  : never;
type Unanswered = Exclude<keyof AllHandlers, CallsOf<One>>;

/** Does not compile while a call of the contract has no feature that answers it: the message names the call. */
const everyCallIsAnswered: [Unanswered] extends [never] ? true : Unanswered = true;

/** All of them, the lowest first. */
export const FEATURES: readonly Feature[] = everyCallIsAnswered && Object.values(FLOORS).flat();
