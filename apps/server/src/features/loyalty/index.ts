import type { consoleLoyaltyCalls } from '@tableside/contract/http/console/loyalty';
import type { loyaltyCalls } from '@tableside/contract/http/guests/loyalty';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { changePoints, listMembers, removeMember } from './console/members.ts';
import { saveProgram } from './console/save.ts';
import { loyaltySettings } from './console/view.ts';
import { saveHost, showHost, testHost } from './host/console.ts';
import { enrollToProgram } from './members/enroll.ts';
import { leaveProgram } from './members/leave.ts';
import { validateUser } from './members/validate-user.ts';
import { bringCards } from './old-cards/bring-cards.ts';
import { askApple, dropWallet, saveApple, saveGoogle, showWallets } from './wallets/console.ts';
import { passOfCard, walletsOfCard } from './wallets/guest.ts';

export { writeHost } from './host/host-store.ts';
export { cardAt } from './member-store.ts';
export { createLoyalty, type Loyalty, type Member } from './membership.ts';
export { namesDish, offersHere } from './offers/offers-view.ts';
export { type Claimed, claimOrder, claimPayment } from './points/claim-store.ts';
export { pointJobs } from './points/jobs.ts';
export {
  firstOfDishes,
  lockRewardCard,
  offByRewards,
  type RewardCard,
  returnRewards,
  writeReward,
} from './points/reward-store.ts';
export { settlePoints } from './points/settle.ts';
export { giveRewardBack, lastRewardOn } from './points/undo-store.ts';
export { type ProgramRow, programsAt, type WrittenProgram, writeProgram } from './program-store.ts';
export { pricingText, programView } from './program-view.ts';

/** Programmes, and who joined them. Prices for members are made where all prices are, in features/cart. */
export const loyaltyHandlers = (
  deps: Deps,
): Handlers<keyof typeof loyaltyCalls | keyof typeof consoleLoyaltyCalls> => ({
  'POST /loyalty/validate-user': validateUser(deps),
  'POST /loyalty/enroll-to-program': enrollToProgram(deps),
  'POST /loyalty/leave-program': leaveProgram(deps),
  'GET /loyalty/wallets': walletsOfCard(deps),
  'GET /loyalty/pass': passOfCard(deps),
  'GET /console/{venue}/loyalty/wallets': showWallets(deps),
  'POST /console/{venue}/loyalty/wallets/apple-request': askApple(deps),
  'POST /console/{venue}/loyalty/wallets/apple': saveApple(deps),
  'POST /console/{venue}/loyalty/wallets/google': saveGoogle(deps),
  'POST /console/{venue}/loyalty/wallets/remove': dropWallet(deps),
  'GET /console/{venue}/loyalty': ({ staff }) => loyaltySettings(deps, staff.venueId),
  'POST /console/{venue}/loyalty/save': saveProgram(deps),
  'GET /console/{venue}/loyalty/host': showHost(deps),
  'POST /console/{venue}/loyalty/host': saveHost(deps),
  'POST /console/{venue}/loyalty/host/test': testHost(deps),
  'GET /console/{venue}/loyalty/members': listMembers(deps),
  'POST /console/{venue}/loyalty/members/{card}/points': changePoints(deps),
  'POST /console/{venue}/loyalty/old-cards': bringCards(deps),
  'POST /console/{venue}/loyalty/members/{card}/remove': removeMember(deps),
});
