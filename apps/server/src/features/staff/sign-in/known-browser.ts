import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { RequestMeta } from '../../../http/mount/handler.ts';

type Parts = Pick<Deps, 'secretBox'>;

/** The HttpOnly cookie that says for which accounts somebody signed in on this browser: its number, and a proof for each. */
const KNOWN_COOKIE = 'tableside_known';
/** Kept as long as browsers allow. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;
/** Accounts of one browser, the last first. */
const MOST = 8;
const ID_BYTES = 16;
const PROOF_BYTES = 12;
const FORM = /^[\w-]{22}(\.[\w-]{16}){1,8}$/;

const proofOf = ({ secretBox }: Parts, id: string, account: string): string =>
  secretBox.sign(`${id} ${account}`, 'known-browser').subarray(0, PROOF_BYTES).toString('base64url');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const partsOf = ({ cookies }: Pick<RequestMeta, 'cookies'>): readonly string[] => {
  const text = cookies[KNOWN_COOKIE] ?? '';
  return FORM.test(text) ? text.split('.') : [];
};

/**
 * The number of a browser on which this account signed in before; null: none. Such a browser has tries of its own, so that
 * nobody else's wrong ones lock its owner out. Nothing of it is stored, and it opens nothing: the password is still asked for.
 */
export const knownBrowser = (
  parts: Parts,
  meta: Pick<RequestMeta, 'cookies'>,
  account: string,
): string | null => {
  const [id, ...proofs] = partsOf(meta);
  if (id === undefined) return null;
  const right = proofOf(parts, id, account);
  return proofs.some(proof => isSame(proof, right)) ? id : null;
};

/** Makes this browser one on which the account signed in. */
export const noteBrowser = (
  parts: Parts,
  meta: Pick<RequestMeta, 'cookies' | 'setCookie'>,
  account: string,
): void => {
  const [before, ...proofs] = partsOf(meta);
  const id = before ?? randomBytes(ID_BYTES).toString('base64url');
  const proof = proofOf(parts, id, account);
  const kept = [proof, ...proofs.filter(each => each !== proof)].slice(0, MOST);
  meta.setCookie(KNOWN_COOKIE, [id, ...kept].join('.'), { maxAgeSeconds: KEPT_SECONDS, httpOnly: true });
};
