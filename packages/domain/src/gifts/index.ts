export { type CardFee, cardFee, cardFeeProblems, NO_FEE } from './card-fee.ts';
export { CONSENT_VERSION } from './consent.ts';
export { addressOfGift } from './gift-address.ts';
export { type GiftKind, type GiftTerms, giftTerms, type OwnTerms, ownTermsProblem } from './gift-terms.ts';
export { roundUpOf } from './round-up.ts';
export { CARDS_OF_PAYMENT, CARDS_OF_STRANGERS, STRANGERS_MS } from './strangers.ts';
