import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { isSessionToken } from '../../http/tokens.ts';

type Parts = Pick<Deps, 'secretBox'>;

/** 160 random bits, and 96 that follow from them and the installation's key: as long as any other token. */
const RANDOM_BYTES = 20;
const SIGNED_BYTES = 12;
const CONTEXT = 'device';

const signed = ({ secretBox }: Parts, random: Buffer): Buffer =>
  secretBox.sign(random.toString('base64url'), CONTEXT).subarray(0, SIGNED_BYTES);

/** A new secret for a phone's device cookie. */
export const newDeviceSecret = (parts: Parts): string => {
  const random = randomBytes(RANDOM_BYTES);
  return Buffer.concat([random, signed(parts, random)]).toString('base64url');
};

/**
 * The secret of a device cookie if it is one of ours, else null: a value that somebody thought up and planted in a guest's
 * browser would be known to them, and with it the sessions that follow from it.
 */
export const ownDeviceSecret = (parts: Parts, cookie: string | null): string | null => {
  if (cookie === null || !isSessionToken(cookie)) return null;
  const bytes = Buffer.from(cookie, 'base64url');
  const random = bytes.subarray(0, RANDOM_BYTES);
  return timingSafeEqual(bytes.subarray(RANDOM_BYTES), signed(parts, random)) ? cookie : null;
};
