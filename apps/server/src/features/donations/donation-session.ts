import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { isSessionToken } from '../../http/tokens.ts';

/** As long as the documents say. DONATE-18 */
export const DONATION_SESSION_MS = 6 * 60 * 60_000;

type Parts = Pick<Deps, 'secretBox'>;

const CONTEXT = 'donation-session';
const ID_BYTES = 16;
const END_BYTES = 4;
const PROOF_BYTES = 12;

/** Ours alone can say that this phone opened this card: it follows from the phone's secret and the installation's key. */
const proofOf = ({ secretBox }: Parts, open: Buffer, deviceToken: string): Buffer =>
  secretBox.sign(`${open.toString('base64url')}:${deviceToken}`, CONTEXT).subarray(0, PROOF_BYTES);

/**
 * What names a donation's recipient in calls that name no card: the recipient, until when, and the proof that this very
 * phone opened the card. Nothing of it is kept, so a stranger who opens a million makes us keep nothing.
 */
export const newDonationSession = (
  parts: Parts,
  donateeId: string,
  deviceToken: string,
  until: number,
): string => {
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32BE(Math.floor(until / 1000));
  const open = Buffer.concat([Buffer.from(donateeId.replaceAll('-', ''), 'hex'), end]);
  return Buffer.concat([open, proofOf(parts, open, deviceToken)]).toString('base64url');
};

/** The recipient of a session of this phone, and until when; null: unknown, of another phone, or over. */
export const readDonationSession = (
  parts: Parts,
  token: string | null,
  deviceToken: string | null,
  now: number,
): { readonly donateeId: string; readonly until: number } | null => {
  if (token === null || deviceToken === null || !isSessionToken(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const open = bytes.subarray(0, ID_BYTES + END_BYTES);
  if (!timingSafeEqual(bytes.subarray(ID_BYTES + END_BYTES), proofOf(parts, open, deviceToken))) return null;
  const until = open.readUInt32BE(ID_BYTES) * 1000;
  if (now >= until) return null;
  const id = open.subarray(0, ID_BYTES).toString('hex');
  const donateeId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { donateeId, until };
};
