export { PhoneMethods, PhoneOverlays, PhonePayBar } from './PhonePayment.tsx';
export type { Follow } from './use-phone-paying.ts';
export { type PhonePayment, usePhonePayment } from './use-phone-payment.ts';
