import type { Venue } from '../venues/index.ts';

/** How a venue of a hall writes money. */
export const venueMoney = ({ currency, localeCode }: Venue['settings']) => ({
  currency: { code: currency.code, symbol: currency.symbol, decimals: currency.decimals },
  locale: { locale_code: localeCode },
});
