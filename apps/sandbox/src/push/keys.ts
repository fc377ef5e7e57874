import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { Device } from './state.ts';

const CURVE = 'prime256v1';
const AUTH_BYTES = 16;

/** The keys of a new subscription, as a browser makes them. Base64url. RFC 8291 §3.1. */
export const newKeys = (): Pick<Device, 'p256dh' | 'secret' | 'auth'> => {
  const pair = createECDH(CURVE);
  return {
    p256dh: pair.generateKeys().toString('base64url'),
    secret: pair.getPrivateKey().toString('base64url'),
    auth: randomBytes(AUTH_BYTES).toString('base64url'),
  };
};

const info = (text: string): Buffer => Buffer.from(`${text}\0`);
const derive = (secret: Buffer, salt: Buffer, about: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, bytes));

/** Salt, record size and the length of the sender's key stand before the sealed text. RFC 8188 §2.1. */
const SALT = 16;
const KEY_LENGTH_AT = 20;
const HEAD = 21;
const TAG = 16;
/** Behind the text of the last record stands this mark, then nothing but padding. */
const LAST = 2;

/** Opens a message as the browser does; throws for one that was not sealed for it. RFC 8188, RFC 8291. */
export const openMessage = (device: Pick<Device, 'p256dh' | 'secret' | 'auth'>, body: Buffer): unknown => {
  const salt = body.subarray(0, SALT);
  const sender = body.subarray(HEAD, HEAD + body.readUInt8(KEY_LENGTH_AT));
  const sealed = body.subarray(HEAD + sender.length);
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(device.secret, 'base64url'));
  const about = Buffer.concat([info('WebPush: info'), Buffer.from(device.p256dh, 'base64url'), sender]);
  const key = derive(pair.computeSecret(sender), Buffer.from(device.auth, 'base64url'), about, 32);
  const open = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, info('Content-Encoding: aes128gcm'), 16),
    derive(key, salt, info('Content-Encoding: nonce'), 12),
  ).setAuthTag(sealed.subarray(-TAG));
  const text = Buffer.concat([open.update(sealed.subarray(0, -TAG)), open.final()]);
  return JSON.parse(text.subarray(0, text.lastIndexOf(LAST)).toString('utf8'));
};
