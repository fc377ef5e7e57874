export { beginGift } from './begin-gift.ts';
export { CARD_HASH, feeView, localeOf, majors, venueOfCard, waysToGive } from './card-view.ts';
export type { Gift } from './gift.ts';
export { givenWith, insertGift } from './gift-store.ts';
export { insertSharing, readSharing, readTeam, type Sharing, sharedBefore } from './sharing-store.ts';
