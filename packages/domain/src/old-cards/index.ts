export {
  MAX_OLD_BALANCE,
  MAX_OLD_CARDS,
  type OldCard,
  type OldCardProblem,
  oldCardNumber,
  readOldCards,
} from './old-cards.ts';
