import { createHmac } from 'node:crypto';

/**
 * `X-Till-Signature` of a webhook: `t=<unix seconds>,v1=<hex>`, the hex being HMAC-SHA256 of `<t>.<raw body>`.
 * Receivers refuse one that is older than 300 s. `now` in milliseconds.
 */
export const signTill = (secret: string, body: string, now: number): string => {
  const t = Math.floor(now / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
};
