import type { z } from 'zod';
import { newId, type Other, type Stored } from '../objects.ts';
import type { CreateAccountLink } from '../params.ts';
import type { Transaction } from './transaction.ts';

/** As in life: it leads there once, and not for long. */
const LASTS_S = 300;

/** A link as it is kept; the wire shows its address only. */
export type AccountLink = Other & {
  readonly account: string;
  readonly expires_at: number;
  readonly used: boolean;
  readonly return_url: string | null;
  readonly refresh_url: string | null;
};

/** `POST /v1/account_links`: where the owner of an account is asked for their papers. */
export const createAccountLink = (
  tx: Transaction,
  params: z.infer<typeof CreateAccountLink>,
  publicUrl: string,
): object => {
  const { object: account } = tx.find<Other>('account', params.account);
  const id = newId('alnk');
  const expires_at = tx.at + LASTS_S;
  const link: Stored<AccountLink> = {
    owner: tx.owner,
    object: {
      id,
      object: 'account_link',
      created: tx.at,
      account: account.id,
      expires_at,
      used: false,
      return_url: params.return_url ?? null,
      refresh_url: params.refresh_url ?? null,
    },
  };
  tx.put(link);
  return {
    object: 'account_link',
    created: tx.at,
    expires_at,
    url: `${publicUrl}/stripe/onboarding/${id}`,
  };
};
