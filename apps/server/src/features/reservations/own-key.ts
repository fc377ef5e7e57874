import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';

const CONTEXT = 'reservation';
const ID_BYTES = 16;
const PROOF_BYTES = 16;

type Parts = Pick<Deps, 'secretBox'>;

const proofOf = ({ secretBox }: Parts, id: Buffer): Buffer =>
  secretBox.sign(id.toString('hex'), CONTEXT).subarray(0, PROOF_BYTES);

/** What opens a reservation for its guest: made of its id, so that it is kept nowhere. */
export const ownKey = (parts: Parts, id: string): string => {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, proofOf(parts, bytes)]).toString('base64url');
};

/** The reservation of a key; null for one that we did not make. */
export const idOfKey = (parts: Parts, key: string): string | null => {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== ID_BYTES + PROOF_BYTES || bytes.toString('base64url') !== key) return null;
  const id = bytes.subarray(0, ID_BYTES);
  if (!timingSafeEqual(proofOf(parts, id), bytes.subarray(ID_BYTES))) return null;
  const text = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isUuid(text) ? text : null;
};

const PHONE = 'reservation-phone';

/** By which a number is known again, and nothing else: nobody without the installation's key can try numbers out. */
export const phoneHashOf = ({ secretBox }: Parts, venueId: string, phone: string): Buffer =>
  secretBox.sign(`${venueId} ${phone}`, PHONE).subarray(0, PROOF_BYTES);
