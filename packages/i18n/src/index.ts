export { GUEST_AREAS, GUEST_SETS, type GuestArea, type GuestSet } from './areas.ts';
export { formatTime } from './clock.ts';
export type { MessageKey } from './keys.ts';
export { directionOf, isolated, LANGUAGE_NAMES, type LanguageName } from './languages.ts';
export { formatMessage, type Message, type Messages, type Values } from './message.ts';
export { formatMoney, type MoneyFormat } from './money.ts';
export type { PrintKey } from './print-keys.ts';
export type { ReportKey } from './report-keys.ts';
export { createTranslate, type Translate } from './texts.ts';
