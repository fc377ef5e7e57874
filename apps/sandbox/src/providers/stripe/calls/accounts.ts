import type { z } from 'zod';
import { newId, type Other, type Stored } from '../objects.ts';
import type { CreateAccount, CreateAccountLink, CreateDomain } from '../params.ts';
import type { Transaction } from './transaction.ts';

const account = (tx: Transaction, id: string, fields: object): Stored<Other> => ({
  owner: tx.owner,
  object: {
    id,
    object: 'account',
    country: 'LT',
    default_currency: 'eur',
    created: tx.at,
    charges_enabled: true,
    payouts_enabled: true,
    details_submitted: true,
    capabilities: { transfers: 'active', card_payments: 'active' },
    metadata: {},
    ...fields,
  },
});

/** `GET /v1/account`: whose key this is; good for trying a key. */
export const ownAccount = (tx: Transaction): Stored<Other> =>
  account(tx, `acct_sandbox_${tx.owner.split(' ')[0]}`, {});

/** `POST /v1/accounts`: a merchant of a food court, or a person who gets tips. Ready at once, unlike in life. */
export const createAccount = (tx: Transaction, params: z.infer<typeof CreateAccount>): Stored<Other> => {
  const { expand: _expand, capabilities: _asked, ...fields } = params;
  return tx.put(account(tx, newId('acct'), fields));
};

/** `POST /v1/account_links`: where they would be asked for their papers. */
export const createAccountLink = (
  tx: Transaction,
  params: z.infer<typeof CreateAccountLink>,
  publicUrl: string,
): object => {
  const { object: owner } = tx.find<Other>('account', params.account);
  const back = params.return_url === undefined ? '' : `?return_url=${encodeURIComponent(params.return_url)}`;
  return {
    object: 'account_link',
    created: tx.at,
    expires_at: tx.at + 300,
    url: `${publicUrl}/stripe/onboarding/${owner.id}${back}`,
  };
};

/** `POST /v1/payment_method_domains`: where the wallet buttons may be shown. The same name twice is the same domain. */
export const createDomain = (tx: Transaction, params: z.infer<typeof CreateDomain>): Stored<Other> => {
  const before = tx
    .all()
    .find(
      ({ object }) => object.object === 'payment_method_domain' && object.domain_name === params.domain_name,
    );
  if (before) return before as Stored<Other>;
  const active = { status: 'active' };
  return tx.put<Other>({
    owner: tx.owner,
    object: {
      id: newId('pmd'),
      object: 'payment_method_domain',
      created: tx.at,
      domain_name: params.domain_name,
      enabled: params.enabled ?? true,
      livemode: false,
      apple_pay: active,
      google_pay: active,
      link: active,
    },
  });
};

/** `POST /v1/payment_method_domains/:id/validate`. */
export const validateDomain = (tx: Transaction, _params: unknown, id: string): Stored<Other> =>
  tx.find<Other>('payment_method_domain', id);
