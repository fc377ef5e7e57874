export { asksToNotify, type NotifyChoice, type NotifyPlace, notifyWays } from './asking.ts';
export { GUEST_NEWS, GUEST_NEWS_GOOD_FOR_MS, type GuestNews, guestNewsOf } from './news.ts';
export {
  isPhoneValid,
  MAX_PHONE_DIGITS,
  nationalDigits,
  PHONE_COUNTRIES,
  type PhoneCountry,
  phoneCountryOf,
} from './phone.ts';
