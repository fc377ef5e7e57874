export { allocate } from './allocate.ts';
export {
  type Currency,
  DEFAULT_DECIMALS,
  fromMajor,
  toMajor,
} from './currency.ts';
export { MAX_MINOR, type Minor, minor, sum, times, ZERO } from './minor.ts';
export { percentOf, roundHalfAwayFromZero } from './round.ts';
