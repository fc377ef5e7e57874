export { type Guest, GuestContext, guestOf, useGuest } from './guest-context.ts';
export { isLongName } from './long-name.ts';
export { isOn, look, pixels } from './look.ts';
export { SessionGate } from './SessionGate.tsx';
export { SessionWatch } from './SessionWatch.tsx';
export { statusText, statusValues } from './status-text.ts';
export { isNumbered, labelOf, useTableLabel } from './table-label.ts';
export { isTipLink } from './tip-link.ts';
export { plainStyle, venueFontFiles, venueStyle } from './venue-style.ts';
