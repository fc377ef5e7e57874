export { withBalance } from './balance.ts';
export { bankText } from './bank-text.ts';
export { creditTransfers, type Transfers } from './credit-transfers.ts';
export { isIban, plainIban, writtenIban } from './iban.ts';
export { type Days, daysToShare, sharedBefore } from './shared-days.ts';
export {
  areWeights,
  type Counted,
  correctedHours,
  isCorrected,
  SHARING_RULES,
  type Share,
  type SharingRule,
  shareLines,
  sharesOf,
  type Weight,
  weightOfAll,
} from './sharing.ts';
