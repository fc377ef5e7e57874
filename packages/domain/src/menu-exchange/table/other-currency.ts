import { isOtherCurrency } from '../../price-text/index.ts';

const SIGN = /\p{Sc}|(?<!\p{L})\p{L}{3}(?!\p{L})/u;

/** The currency that most of the prices name, where it is not the venue's: as it is written there. */
export const otherCurrency = (texts: readonly string[], code: string): string | null => {
  const counts = new Map<string, number>();
  for (const text of texts) {
    if (!isOtherCurrency(text, code)) continue;
    const sign = SIGN.exec(text)?.[0].toUpperCase() ?? '';
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && most[1] * 2 > texts.length ? most[0] : null;
};

/** A price without the currency that its owner said to pass over. */
export const withoutCurrency = (text: string, currency: string): string =>
  text.toUpperCase().includes(currency) ? text.toUpperCase().replace(currency, '').trim() : text;
