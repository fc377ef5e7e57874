export { TipLater } from './later/TipLater.tsx';
export { noteTipAsked } from './later/tip-asked.ts';
export { TipPicker } from './TipPicker.tsx';
export { TipRecipient } from './TipRecipient.tsx';
export { chosenChip, type TipChoice, tipValue } from './tip-choice.ts';
export { tipChoices, tipLimits } from './tip-settings.ts';
export { type Person, usePersonnel } from './use-personnel.ts';
