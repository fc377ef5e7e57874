export type { Accounts, OpenAccount } from './accounts/accounts.ts';
export type { Offers } from './accounts/offered.ts';
export { walletAheadOf } from './accounts/wallet-ahead.ts';
export { cancelQuietly, endDeclined } from './cancel/cancel-payment.ts';
export { cancelCreatedPayments, endUnpayable } from './cancel/end-begun.ts';
export {
  type UnfinishedPayment,
  underWayFor,
  unfinishedGifts,
  unfinishedPayments,
} from './cancel/unfinished-store.ts';
export { inProgressOfVisits } from './cancel/unpayable-store.ts';
export { canPassOn, type PassStanding, passesTo } from './connected/passes-to.ts';
export { paymentHandlers } from './handlers.ts';
export { paymentJobs } from './jobs.ts';
export { createPaymentParts, type PaymentParts, storedAccounts } from './parts.ts';
export { askProvider } from './polling/ask-provider.ts';
export { type Asked, askedAbout, nameAtProvider } from './polling/asked.ts';
export { createPaymentPoller, type PaymentPoller } from './polling/checker.ts';
export type { ProviderRegistry } from './provider-registry.ts';
export { heldByDisputes } from './provider-updates/dispute-store.ts';
export { mountProviderRoutes } from './provider-updates/mount-webhooks.ts';
export {
  type MoneyToReturn,
  moneyToReturn,
  refundReported,
  type VerifiedRefundUpdate,
} from './provider-updates/refund-seams.ts';
export { applyProviderUpdate, type VerifiedUpdate } from './provider-updates/take-news.ts';
export { projectionOf } from './record/advance.ts';
export { captureEntry } from './record/capture.ts';
export { cashDrawerOf } from './record/cash-drawer.ts';
export type { NewEvent } from './record/event-store.ts';
export { payerEraser } from './record/forget-store.ts';
export { recordEvent } from './record/note-event.ts';
export { noteTry } from './record/note-try.ts';
export { kindsOf, type PaidKinds } from './record/paid-kinds.ts';
export { nameOf, type PaymentRow, type SentIntent, STORED_SCOPE } from './record/payment.ts';
export { asWritten, insertPayment, placesOf } from './record/payment-store.ts';
export { areSameItems, beginPayment, lastsLongEnough } from './start/begin-payment.ts';
export { type ChosenMethod, chosenMethod } from './start/chosen-method.ts';
export { intentView } from './start/intent-view.ts';
export { publicAddress } from './start/public-address.ts';
export { returnAddress } from './start/return-address.ts';
export { sendIntent } from './start/send-intent.ts';
export {
  eventsOf,
  newPayment,
  recordStaffPayment,
  refuseTipBeyondCap,
  refuseUnlessExpected,
  type StaffPaymentRequest,
  scopeOfStaff,
} from './start/settle-bill.ts';
export { announcePayment } from './view/announce.ts';
export { chargeFacts } from './view/charge-facts.ts';
export { type ChargedOrder, ordersOfCharge } from './view/charge-store.ts';
export { ownPayment, ownShares } from './view/own-payment.ts';
export { personnelView } from './view/personnel.ts';
export { isTippable, type Person, tippablePersonnel } from './view/personnel-store.ts';
export { staffPayment, staffPaymentView } from './view/staff-payment.ts';
export { paymentView } from './view/view.ts';
export { type PaymentFacts, readFacts } from './view/view-store.ts';
