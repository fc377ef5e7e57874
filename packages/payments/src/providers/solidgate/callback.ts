import { createHash } from 'node:crypto';
import type { PaymentProvider, RefundEvent } from '../../port.ts';
import { keyOf } from '../../wire/keys.ts';
import { fieldsOf, Malformed, readJson, uuidOrNull } from '../../wire/read.ts';
import { refusing } from '../../wire/refusing.ts';
import { isSame, signatureOf } from '../../wire/seal.ts';
import { disputeOf, refundsOf, updateOfOrder } from './map.ts';

const ID = 'solidgate';

const orderIdOf = (raw: Buffer): unknown => fieldsOf(readJson(raw).order).order_id;

export const peekPaymentReferences: PaymentProvider['peekPaymentReferences'] = raw => {
  const payment = uuidOrNull(orderIdOf(raw));
  return payment === null ? [] : [{ payment, providerRef: payment }];
};

export const verifyWebhook: PaymentProvider['verifyWebhook'] = (account, raw, headers) =>
  refusing(() => {
    const merchant = keyOf(ID, account, 'webhookPublicKey');
    const secret = keyOf(ID, account, 'webhookSecretKey');
    const genuine =
      headers.get('merchant') === merchant &&
      isSame(signatureOf(merchant, secret, raw), headers.get('signature') ?? '');
    if (!genuine) throw new Malformed('a genuine signature');
    const body = readJson(raw);
    const payment = uuidOrNull(orderIdOf(raw));
    if (payment === null) return { kind: 'ignored' };
    // The header with the event's id is not signed, its body is: the body names the event.
    const eventId = createHash('sha256').update(raw).digest('base64url');
    if (body.chargeback !== undefined) {
      return {
        kind: 'news',
        payments: [],
        refunds: [],
        disputes: [disputeOf(body, account.decimals, eventId)],
      };
    }
    const refunds = refundsOf(body, account.decimals).map(
      (seen): RefundEvent => ({
        ...seen,
        payment,
        providerRef: payment,
        key: null,
        eventId: `${seen.ref}:${seen.status}`,
      }),
    );
    return { kind: 'news', payments: [updateOfOrder(body, account.decimals, eventId)], refunds };
  });
