export { PhoneMethods, PhoneOverlays, PhonePayBar } from './PhonePayment.tsx';
export { type PhonePayment, usePhonePayment } from './use-phone-payment.ts';
