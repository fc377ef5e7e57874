import { createHmac } from 'node:crypto';

const digest = (secret: string, t: number, body: string): string =>
  createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');

/**
 * `X-Till-Signature` of a webhook: `t=<unix seconds>,v1=<hex>`, the hex being HMAC-SHA256 of `<t>.<raw body>`.
 * Receivers refuse one older than 300 s.
 */
export const signTill = (secret: string, body: string, at: Date): string => {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${digest(secret, t, body)}`;
};
