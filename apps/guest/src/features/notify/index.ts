export { NotifyCard } from './NotifyCard.tsx';
export { NotifyRow } from './NotifyRow.tsx';
export { notifyChoice, rememberChoice } from './notify-cookie.ts';
export type { KnownNumber } from './PhoneForm.tsx';
export { canBeNotified, subscribeBrowser } from './push-here.ts';
export { type SentNumber, useAsking } from './use-asking.ts';
export type { Notify } from './use-notify.ts';
