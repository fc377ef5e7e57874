import type { WalletAhead } from '@tableside/contract/http/payments';
import { walletHere } from '../../app/wallet-here.ts';
import { api } from '../../data/api.ts';
import { useEntry } from '../../data/cache.ts';

/** What the venue's provider says of its wallet's button; null: there is none here, undefined: not known yet. */
export const useWalletAhead = (session: string): WalletAhead | null | undefined => {
  const { data, error } = useEntry<WalletAhead | null>(`wallet:${session}`, async () =>
    walletHere() ? (await api('GET /payments/wallet/{session}', { session })).wallet : null,
  );
  return data === undefined && error ? null : data;
};
