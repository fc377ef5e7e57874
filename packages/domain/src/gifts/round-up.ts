import { type Minor, minor } from '../money/index.ts';

/** Of what a currency without decimals is rounded up to: the next hundred of it. */
const WITHOUT_DECIMALS = 100;

/**
 * What is missing of `total` to the next whole unit of its currency, minor units. Of a whole sum a whole unit: so there is
 * always something to offer, and nothing comes or goes under a finger that changes the tip.
 */
export const roundUpOf = (total: Minor, decimals: number): Minor => {
  const unit = decimals === 0 ? WITHOUT_DECIMALS : 10 ** decimals;
  return minor(unit - (total % unit));
};
