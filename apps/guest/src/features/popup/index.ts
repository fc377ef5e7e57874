export { useCalm } from './calm.ts';
export { PromotionalPopup } from './PromotionalPopup.tsx';
export { POPUP_AFTER } from './timings.ts';
