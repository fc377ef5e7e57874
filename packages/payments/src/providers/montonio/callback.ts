import type { PaymentProvider, ProviderAccount, ProviderContext, RefundEvent, Verified } from '../../port.ts';
import { fromDecimal } from '../../wire/amount.ts';
import { asHint } from '../../wire/hint.ts';
import { keyOf } from '../../wire/keys.ts';
import { type Fields, Malformed, readJson, text, textOrNull, uuidOrNull } from '../../wire/read.ts';
import { refusing } from '../../wire/refusing.ts';
import { peekToken, readToken } from '../../wire/token.ts';
import { refundUpdate, updateOfOrder } from './map.ts';

const ID = 'montonio';

const claimOf = (claims: Fields, ref: unknown) => {
  const payment = uuidOrNull(claims.merchantReference);
  const providerRef = textOrNull(ref);
  return payment === null && providerRef === null ? [] : [{ payment, providerRef }];
};

export const peekPaymentReferences: PaymentProvider['peekPaymentReferences'] = raw => {
  const { orderToken, refundToken } = readJson(raw);
  const claims = peekToken(orderToken ?? refundToken);
  return claimOf(claims, orderToken === undefined ? claims.orderUuid : claims.uuid);
};

export const claimedByReturn: NonNullable<PaymentProvider['claimedByReturn']> = token => {
  const claims = peekToken(token);
  return claimOf(claims, claims.uuid);
};

/** An order's token as news. It has no name of its own: what it says is its name. Throws `Malformed`. */
const orderWebhook = (claims: Fields, decimals: number): Verified => {
  const news = updateOfOrder(claims, decimals);
  const eventId = [news.providerRef, claims.paymentStatus, claims.grandTotal, news.currency].join(':');
  return { kind: 'news', payments: [{ ...news, eventId }], refunds: [] };
};

const refundEvent = (claims: Fields, decimals: number): Verified => {
  const { refundUuid, refundStatus, refundStatusDescription, refundAmount } = claims;
  const event: RefundEvent = {
    ...refundUpdate(refundUuid, refundStatus, refundStatusDescription),
    payment: null,
    providerRef: text(claims.orderUuid, 'orderUuid'),
    key: null,
    amount: fromDecimal(refundAmount, decimals),
    eventId: `${refundUuid}:${refundStatus}`,
  };
  return { kind: 'news', payments: [], refunds: [event] };
};

/** The claims of a genuine token of this account. Throws for every other one. */
const genuine = async (account: ProviderAccount, token: unknown, world: ProviderContext): Promise<Fields> => {
  const secret = keyOf(ID, account, 'secretKey');
  const claims = await readToken(secret, text(token, 'a token'), world.now());
  if (claims === null) throw new Malformed('a genuine token');
  const { accessKey = account.keys.accessKey } = claims;
  if (accessKey !== account.keys.accessKey) throw new Malformed('the access key');
  return claims;
};

export const verifyWebhook: PaymentProvider['verifyWebhook'] = (account, raw, _headers, world) =>
  refusing(async () => {
    const { orderToken, refundToken } = readJson(raw);
    return orderToken === undefined
      ? refundEvent(await genuine(account, refundToken, world), account.decimals)
      : orderWebhook(await genuine(account, orderToken, world), account.decimals);
  });

export const readReturn: NonNullable<PaymentProvider['readReturn']> = (account, token, world) =>
  refusing(async () => asHint(orderWebhook(await genuine(account, token, world), account.decimals)));
