export { asksToNotify, type NotifyChoice, type NotifyPlace, notifyWays } from './asking.ts';
export {
  GUEST_NOTIFICATION_TTL_MS,
  GUEST_NOTIFICATIONS,
  type GuestNotification,
  guestNotificationOf,
} from './news.ts';
export {
  isPhoneTyped,
  isPhoneValid,
  MAX_PHONE_DIGITS,
  nationalDigits,
  PHONE_COUNTRIES,
  type PhoneCountry,
  phoneCountryOf,
} from './phone.ts';
