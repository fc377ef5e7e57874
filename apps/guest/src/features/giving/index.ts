export { CardReview } from './CardReview.tsx';
export { GiveFrame } from './GiveFrame.tsx';
export { GiveLoading } from './GiveLoading.tsx';
export { GivePage } from './GivePage.tsx';
export { canGive, cardOfDonation, cardOfOrder, cardOfTip, type GiveCard } from './give-card.ts';
export { GiveSuccess } from './success/GiveSuccess.tsx';
export { Unavailable } from './Unavailable.tsx';
export { useDonation, useThanks, useTipCard } from './use-card.ts';
