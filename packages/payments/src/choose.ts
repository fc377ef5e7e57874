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

/** Whether keys move real money. `mixed`: some of them and others not, with which nothing works. */
export type KeyMode = 'real' | 'test' | 'mixed';

/** The mode that keys show by how they begin; null where they do not show it. */
export const keyMode = (
  { capabilities }: PaymentProvider,
  keys: Readonly<Record<string, string>>,
): KeyMode | null => {
  const modes = capabilities.keys.flatMap(({ name, test }) => {
    const value = keys[name];
    if (test === undefined || value === undefined) return [];
    return [new RegExp(`^(?:${test})`).test(value) ? ('test' as const) : ('real' as const)];
  });
  const [first] = modes;
  if (first === undefined) return null;
  return modes.every(mode => mode === first) ? first : 'mixed';
};
