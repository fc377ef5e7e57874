import type {
  PaymentProvider,
  PaymentReference,
  ProviderAccount,
  ProviderContext,
  ProviderUpdate,
} from '../../port.ts';
import { asHint } from '../../wire/hint.ts';
import { keyOf } from '../../wire/keys.ts';
import { type Fields, fieldsOf, Malformed, readJson, text, uuidOrNull } from '../../wire/read.ts';
import { refusing } from '../../wire/refusing.ts';
import { peekToken, readToken } from '../../wire/token.ts';
import { updateOfTransaction } from './map.ts';

const claimsOf = (ids: readonly unknown[]): PaymentReference[] =>
  ids.flatMap(id => {
    const payment = uuidOrNull(id);
    return payment === null ? [] : [{ payment, providerRef: null }];
  });

export const peekPaymentReferences: PaymentProvider['peekPaymentReferences'] = raw =>
  claimsOf(Object.keys(fieldsOf(peekToken(readJson(raw).token).transactions)));

export const claimedByReturn: NonNullable<PaymentProvider['claimedByReturn']> = token =>
  claimsOf([peekToken(token).transactionId]);

const genuine = async (account: ProviderAccount, token: unknown, world: ProviderContext): Promise<Fields> => {
  const key = keyOf('neopay', account, 'projectKey');
  const claims = await readToken(key, text(token, 'a token'), world.now());
  if (claims === null) throw new Malformed('a genuine token');
  return claims;
};

/**
 * The widget's address holds a token of ours under the same key, and so does the return address, both for the guest to
 * see: only a callback's token has `transactions`.
 */
export const verifyWebhook: PaymentProvider['verifyWebhook'] = (account, raw, _headers, world) =>
  refusing(async () => {
    const { transactions } = await genuine(account, readJson(raw).token, world);
    if (transactions === undefined) throw new Malformed('what the callback is about');
    const payments: ProviderUpdate[] = Object.entries(fieldsOf(transactions)).flatMap(([id, told]) => {
      const payment = uuidOrNull(id);
      return payment === null ? [] : [updateOfTransaction(payment, fieldsOf(told), account.decimals)];
    });
    return payments.length === 0 ? { kind: 'ignored' } : { kind: 'news', payments, refunds: [] };
  });

export const readReturn: NonNullable<PaymentProvider['readReturn']> = (account, token, world) =>
  refusing(async () => {
    const claims = await genuine(account, token, world);
    const payment = uuidOrNull(claims.transactionId);
    if (payment === null) throw new Malformed('a transaction of ours');
    const news = updateOfTransaction(payment, claims, account.decimals);
    return asHint({ kind: 'news', payments: [news], refunds: [] });
  });
