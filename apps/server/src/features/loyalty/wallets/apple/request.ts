import { createPublicKey, createSign, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { der, number, oid, RSA_SHA_256, TAG } from './der.ts';

const COMMON_NAME = oid('2.5.4.3');

/** A key that never leaves this installation. */
export const newPassKey = async (): Promise<KeyObject> =>
  (await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })).privateKey;

/** What Apple is asked to sign: PKCS #10, RFC 2986, as the file that its pages take. */
export const requestOf = (key: KeyObject, name: string): string => {
  const subject = der(
    TAG.sequence,
    der(TAG.set, der(TAG.sequence, COMMON_NAME, der(TAG.text, Buffer.from(name.slice(0, 60))))),
  );
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const info = der(TAG.sequence, number(0), subject, publicKey, der(TAG.zero));
  const signature = createSign('sha256').update(info).sign(key);
  const whole = der(TAG.sequence, info, RSA_SHA_256, der(TAG.bits, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE REQUEST-----\n${lines.join('\n')}\n-----END CERTIFICATE REQUEST-----\n`;
};
