import type { ProviderAccount } from '../port/account.ts';
import { ProviderRefusal } from '../port/failures.ts';

/** One of an account's keys. Throws `ProviderRefusal`: an empty key would believe everybody. */
export const keyOf = (provider: string, { keys }: ProviderAccount, name: string): string => {
  const key = keys[name];
  if (!key) throw new ProviderRefusal(provider, 'misconfigured', `the account has no ${name}`);
  return key;
};
