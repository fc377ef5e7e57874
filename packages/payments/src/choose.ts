import { type Minor, minor } from '@tableside/domain/money';
import type { Capabilities, Method, PaymentProvider } from './port.ts';

/** Whether a payment by this method can be in this currency. */
export const takesCurrency = (
  { currencies, methodCurrencies }: Capabilities,
  method: Method,
  currency: string,
): boolean => {
  const taken = methodCurrencies?.[method] ?? currencies;
  return taken === null || taken.includes(currency);
};

/** The least that can be paid, in minor units with so many decimals. The provider has the last word. */
export const smallestAmount = ({ smallest }: Capabilities, decimals: number): Minor =>
  minor(Math.ceil((smallest * 10 ** decimals) / 100));

/** The least that can be given back by a call, in minor units with so many decimals. */
export const smallestRefund = ({ smallestRefund: least }: Capabilities, decimals: number): Minor =>
  minor(Math.ceil((least * 10 ** decimals) / 100));

/** Names of keys that are missing, or do not look like that key of this provider. */
export const wrongKeys = (
  { capabilities }: PaymentProvider,
  keys: Readonly<Record<string, string>>,
): string[] =>
  capabilities.keys
    .filter(({ name, pattern }) => !new RegExp(`^(?:${pattern})$`).test(keys[name] ?? ''))
    .map(({ name }) => name);
