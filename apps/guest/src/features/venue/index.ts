export { type Guest, guestOf, useGuest } from './guest-context.ts';
export { isLongName } from './long-name.ts';
export { isOn, look, pixels } from './look.ts';
export { SessionGate } from './SessionGate.tsx';
export { SessionWatch } from './SessionWatch.tsx';
export { isNumbered, useTableLabel } from './table-label.ts';
export { statusText, statusValues } from './use-status-toasts.ts';
export { venueStyle } from './venue-style.ts';
