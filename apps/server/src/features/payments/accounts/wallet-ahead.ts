import type { WalletAhead } from '@tableside/contract/http/payments';
import type { Deps } from '../../../deps.ts';
import type { Venue } from '../../venues/index.ts';

/** The first wallet among these ways of a venue whose sheet can open before there is a payment; null where there is none. */
export const walletAheadOf = async (
  { providers, accounts }: Pick<Deps, 'providers' | 'accounts'>,
  { id, settings }: Venue,
  ways: readonly string[],
  language: string,
): Promise<WalletAhead | null> => {
  const { currency, countryCode } = settings;
  for (const method of ways) {
    const provider = providers.ofMethod(method);
    if (provider?.walletAhead?.method !== method) continue;
    const account = await accounts.of({ id, decimals: currency.decimals }, provider.id);
    if (!account) continue;
    const asked = { currency: currency.code, language, countryCode };
    return { method, currency: currency.code, ...provider.walletAhead.of(account, asked) };
  }
  return null;
};
