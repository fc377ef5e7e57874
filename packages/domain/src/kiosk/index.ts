export { drawKioskCode, KIOSK_CODE_DIGITS, KIOSK_CODE_MS, readKioskCode, showKioskCode } from './code.ts';
export { diningQuestion } from './dining.ts';
export { tapped } from './hidden-taps.ts';
export { IDLE_ANSWER, IDLE_ASKS_AFTER, type IdleStep, idleStep, PAYING_ASKS_AFTER } from './idle.ts';
export { ordersHere } from './orders-here.ts';
export { ORDER_LATE_AFTER, orderStep, type PayStep, payStep, RESET_AFTER, type SaleNow } from './pay-step.ts';
export { type WrapperMessage, wrapperMessage } from './wrapper-message.ts';
