import { createCipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA512 over the body between two public keys, as base64 of its hexadecimal digits. */
export const signatureOf = (publicKey: string, secretKey: string, body: Buffer | string): string =>
  Buffer.from(
    createHmac('sha512', secretKey).update(publicKey).update(body).update(publicKey).digest('hex'),
  ).toString('base64');

/** Compares in equal time whatever the texts. */
export const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** AES-256-CBC under the first 32 characters of a key, its vector in front: a browser carries it and cannot read it. */
export const encrypted = (secretKey: string, content: object): string => {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', secretKey.slice(0, 32), iv);
  return Buffer.concat([iv, cipher.update(JSON.stringify(content)), cipher.final()])
    .toString('base64')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};
