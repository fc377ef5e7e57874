import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';

const { publicKey, secretKey } = SANDBOX_KEYS.main.solidgate;

/** Appendix A's formula, written apart from the sandbox's own. */
export const signed = (pub: string, secret: string, body: string): string =>
  Buffer.from(
    createHmac('sha512', secret)
      .update(pub + body + pub)
      .digest('hex'),
  ).toString('base64');

export type MerchantData = {
  readonly merchant: string;
  readonly signature: string;
  readonly paymentIntent: string;
};

const sealed = (fields: object): string => {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', secretKey.slice(0, 32), iv);
  return Buffer.concat([iv, cipher.update(JSON.stringify(fields)), cipher.final()])
    .toString('base64')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};

/** What a shop hands to the browser for an order. */
export const merchantData = (order_id: string, more: object = {}): MerchantData => {
  const paymentIntent = sealed({
    order_id,
    amount: 1250,
    currency: 'EUR',
    order_description: 'A-17',
    platform: 'WEB',
    order_metadata: { payment_uuid: order_id },
    ...more,
  });
  return { merchant: publicKey, signature: signed(publicKey, secretKey, paymentIntent), paymentIntent };
};

/** A signed call of the API. */
export const call = async (
  address: string,
  path: string,
  fields: object,
  headers: Record<string, string> = {},
): Promise<unknown> => {
  const body = JSON.stringify(fields);
  const answer = await fetch(`${address}/solidgate/api/v1/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      merchant: publicKey,
      signature: signed(publicKey, secretKey, body),
      ...headers,
    },
    body,
  });
  return answer.json();
};

/** What the form's frame does when the payer presses the button. */
export const payForm = async (address: string, data: MerchantData, more: object): Promise<unknown> => {
  const answer = await fetch(`${address}/solidgate/form/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data, ...more }),
  });
  return answer.json();
};
