import { createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';

/** Base64 over the hex text of the digest; API calls, form intents and webhooks share it. */
const signatureBy = (
  algorithm: 'sha512' | 'sha256',
  publicKey: string,
  secret: string,
  body: string,
): string =>
  Buffer.from(createHmac(algorithm, secret).update(`${publicKey}${body}${publicKey}`).digest('hex')).toString(
    'base64',
  );

export const solidgateSignature = (publicKey: string, secret: string, body: string): string =>
  signatureBy('sha512', publicKey, secret, body);

/** The same recipe with a shorter digest: not what Solidgate signs with. */
export const weakSignature = (publicKey: string, secret: string, body: string): string =>
  signatureBy('sha256', publicKey, secret, body);

export const isSignedBy = (publicKey: string, secret: string, body: string, signature: string): boolean => {
  const right = Buffer.from(solidgateSignature(publicKey, secret, body));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
};

/** Opens what a shop encrypted for the form. Throws when it was not made with this key. */
export const openIntent = (secret: string, sealed: string): unknown => {
  const bytes = Buffer.from(sealed.replaceAll('-', '+').replaceAll('_', '/'), 'base64');
  const decipher = createDecipheriv('aes-256-cbc', secret.slice(0, 32), bytes.subarray(0, 16));
  const text = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8');
  return JSON.parse(text);
};
