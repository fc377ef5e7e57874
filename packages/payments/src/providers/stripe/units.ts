import type { Minor } from '@tableside/domain/money';
import { toUnits } from '../../wire/amount.ts';
import { sending } from '../../wire/json-api.ts';
import { ID } from './client.ts';
import { stripeExponent, stripeStep } from './map.ts';

/** Our minor units as Stripe counts them. */
export const unitsOf = (amount: Minor, currency: string, decimals: number): number =>
  sending(ID, () => {
    const units = toUnits(amount, decimals, stripeExponent(currency));
    if (units % stripeStep(currency) !== 0) throw new RangeError(`${units} ${currency} is too fine`);
    return units;
  });
