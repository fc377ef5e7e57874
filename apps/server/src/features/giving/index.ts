export { beginGift } from './begin-gift.ts';
export {
  CARD_HASH,
  feeView,
  HOW_SHARED,
  localeOf,
  majors,
  SERVED,
  tipsView,
  venueOfCard,
  waysToGive,
} from './card-view.ts';
export type { Gift } from './gift.ts';
export { gaveFor, givenWith, insertGift } from './gift-store.ts';
export {
  insertSharing,
  readSharedDays,
  readSharing,
  readTeam,
  type Sharing,
  sharesMade,
} from './sharing-store.ts';
