import type { WalletAhead } from '@tableside/contract/http/payments';
import { walletHere } from '../../app/wallet-here.ts';
import { useEntry } from '../../data/cache.ts';

type Answer = { readonly wallet: WalletAhead | null };

/**
 * What the provider of a session, or of a hall, says of its wallet's button; null: there is none here, undefined: not known
 * yet. Where the phone has no wallet nobody is asked.
 */
export const useWalletAhead = (
  session: string,
  ask: () => Promise<Answer>,
): WalletAhead | null | undefined => {
  const { data, error } = useEntry<WalletAhead | null>(`wallet:${session}`, async () =>
    walletHere() ? (await ask()).wallet : null,
  );
  return data === undefined && error ? null : data;
};
