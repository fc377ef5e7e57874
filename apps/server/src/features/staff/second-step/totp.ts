import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { acceptedSteps, STEP_SECONDS } from '@tableside/domain/staff';
import { base32 } from './base32.ts';

/** As long as the hash, RFC 4226 §4. */
const SECRET_BYTES = 20;
const DIGITS = 6;

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The code of a step: HOTP with SHA-1, which every authenticator app speaks. RFC 4226 §5.3, RFC 6238 §4. */
export const codeAt = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(at) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
};

/** The step whose code was typed, or null. `lastUsed`: that one and earlier ones are over. */
export const stepOfCode = (
  secret: Buffer,
  typed: string,
  now: number,
  lastUsed: number | null,
): number | null =>
  acceptedSteps(now, lastUsed).find(step =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(typed)),
  ) ?? null;

/** What the QR code holds for the app. */
export const otpAddress = (secret: Buffer, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`Tableside:${email}`)}?${new URLSearchParams({
    secret: base32(secret),
    issuer: 'Tableside',
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  })}`;
