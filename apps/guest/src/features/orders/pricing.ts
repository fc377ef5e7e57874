import { createContext, use } from 'react';
import { GuestContext } from '../venue/index.ts';

/** How amounts of an order are written. */
export type Pricing = { readonly money: (amount: number) => string; readonly decimals: number };

/** Where an order is read outside of its session, as in a hall. */
export const PricingContext = createContext<Pricing | null>(null);

/** As the venue of the order writes amounts. */
export const usePricing = (): Pricing => {
  const given = use(PricingContext);
  const guest = use(GuestContext);
  if (given) return given;
  if (!guest) throw new Error('usePricing outside a session');
  return { money: guest.money, decimals: guest.restaurant.currency.decimals };
};
