/** What a venue says about its currency on the wire. */
export type MoneyFormat = { readonly symbol: string; readonly decimals: number };

type NumberStyle = { readonly decimal: string; readonly group: string; readonly symbolFirst: boolean };

const NBSP = '\u00a0';
const COMMA_AFTER = { decimal: ',', group: NBSP, symbolFirst: false };
const DOT_GROUPS = { decimal: ',', group: '.', symbolFirst: false };
const ENGLISH = { decimal: '.', group: ',', symbolFirst: true };
const STYLES: Readonly<Record<string, NumberStyle>> = {
  en: ENGLISH,
  ar: { decimal: '.', group: ',', symbolFirst: false },
  de: DOT_GROUPS,
  el: DOT_GROUPS,
  es: DOT_GROUPS,
  it: DOT_GROUPS,
  nl: { decimal: ',', group: '.', symbolFirst: true },
  ro: DOT_GROUPS,
};

/** Written here and not by `Intl`, because server and phone must write the same characters or hydration fails. */
const styleOf = (locale: string): NumberStyle => STYLES[locale.slice(0, 2).toLowerCase()] ?? COMMA_AFTER;

/**
 * A price as the venue's country writes it: `12,50 €` for `lt-LT`, `€12.50` for `en-GB`. `amount` is in major units as
 * on the wire. THEME-08, THEME-09.
 */
export const formatMoney = (amount: number, currency: MoneyFormat, locale: string): string => {
  const { decimal, group, symbolFirst } = styleOf(locale);
  const [whole = '0', cents] = Math.abs(amount).toFixed(currency.decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const number = cents === undefined ? grouped : grouped + decimal + cents;
  const sign = amount < 0 && Number(`${whole}.${cents ?? 0}`) !== 0 ? '\u2212' : '';
  if (!symbolFirst) return `${sign}${number}${NBSP}${currency.symbol}`;
  const gap = /[a-z.]$/i.test(currency.symbol) ? NBSP : '';
  return `${sign}${currency.symbol}${gap}${number}`;
};
