export { afterPaying } from './after-paying.ts';
export { askedOf, type Scope } from './asked.ts';
export { BankWarningSheet } from './BankWarningSheet.tsx';
export { CardBrand } from './CardBrand.tsx';
export type { DriverEvent, FormAction, Mounted } from './drivers/index.ts';
export {
  eachWayOnce,
  isByPhone,
  type Method,
  methodKind,
  methodsOf,
  providerName,
} from './drivers/methods.ts';
export { type Return, returnOf } from './drivers/returns.ts';
export { ErrorSheet } from './ErrorSheet.tsx';
export { FormComing, FormPlace } from './FormPlace.tsx';
export type { Wish } from './intent-keeper.ts';
export { isFinal } from './is-final.ts';
export { LegalNote } from './LegalNote.tsx';
export { Methods, NoMethods } from './Methods.tsx';
export { PayBackdrop } from './PayBackdrop.tsx';
export { PayBar } from './PayBar.tsx';
export { PayIcon } from './PayIcon.tsx';
export { PaySummary } from './PaySummary.tsx';
export { PayWall } from './PayWall.tsx';
export { PriceSummary } from './PriceSummary.tsx';
export { type PaidWith, paidWith } from './paid-with.ts';
export { type Payable, payableBill, payableOrder } from './payable.ts';
export { pricesOf, pricesOfIntent } from './price-rows.ts';
export { recall, remember } from './remembered.ts';
export { StaffInstead } from './StaffInstead.tsx';
export { billPath, payStanding } from './standing.ts';
export { PAY_TIMINGS } from './timings.ts';
export { payTrouble } from './trouble.ts';
export { useExpiry } from './use-expiry.ts';
export { type Intents, useIntents } from './use-intents.ts';
export { usePaying } from './use-paying.ts';
export { useSettled } from './use-settled.ts';
export { walletHere } from './wallet-here.ts';
