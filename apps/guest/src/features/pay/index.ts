export {
  type Follow,
  PhoneMethods,
  PhoneOverlays,
  PhonePayBar,
  type PhonePayment,
  usePhonePayment,
} from './by-phone/index.ts';
export {
  type DriverEvent,
  type FormAction,
  loadWallet,
  type Mounted,
  type WalletButton,
} from './drivers/index.ts';
export {
  eachWayOnce,
  isByPhone,
  type Method,
  methodKind,
  methodsOf,
  type PhoneMethod,
  providerName,
} from './drivers/methods.ts';
export { type Return, returnOf } from './drivers/returns.ts';
export { FormComing, FormPlace } from './FormPlace.tsx';
export { formLook } from './form-look.ts';
export { afterPaying } from './intent/after-paying.ts';
export { askedOf, type Scope } from './intent/asked.ts';
export type { CompositeWish, GiftWish, Slots, Wish } from './intent/intent-keeper.ts';
export { isFinal } from './intent/is-final.ts';
export { type Payable, payableBill, payableOrder } from './intent/payable.ts';
export { type Phase, phaseAfter } from './intent/phase.ts';
export { recall, remember } from './intent/remembered.ts';
export { billPath, payStanding } from './intent/standing.ts';
export { useChangedSum } from './intent/use-changed-sum.ts';
export { useConfirming } from './intent/use-confirming.ts';
export { useExpiry } from './intent/use-expiry.ts';
export { type Calls, type Intents, useIntents } from './intent/use-intents.ts';
export { usePaying } from './intent/use-paying.ts';
export { useSettled } from './intent/use-settled.ts';
export { useUnderWay } from './intent/use-under-way.ts';
export { useWayBack } from './intent/use-way-back.ts';
export { CardBrand } from './methods/CardBrand.tsx';
export { goToMissing } from './methods/go-to-missing.ts';
export { Methods, NoMethods } from './methods/Methods.tsx';
export { PayIcon } from './methods/PayIcon.tsx';
export { PayWall } from './methods/PayWall.tsx';
export { Outcome, OutcomeFacts } from './outcome/Outcome.tsx';
export { PayBackdrop } from './PayBackdrop.tsx';
export { RoundUp, RoundUpComing } from './round-up/RoundUp.tsx';
export { useRoundUp } from './round-up/use-round-up.ts';
export { BankWarningSheet } from './sheets/BankWarningSheet.tsx';
export { ErrorSheet } from './sheets/ErrorSheet.tsx';
export { StaffInstead } from './sheets/StaffInstead.tsx';
export { payTrouble } from './sheets/trouble.ts';
export { LegalNote } from './summary/LegalNote.tsx';
export { PayBar } from './summary/PayBar.tsx';
export { PaySummary } from './summary/PaySummary.tsx';
export { type PaidWith, paidWith } from './summary/paid-with.ts';
export { pricesOf, pricesOfIntent } from './summary/price-rows.ts';
export { PAY_TIMINGS } from './timings.ts';
