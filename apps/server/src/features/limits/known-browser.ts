import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import { attemptUnder } from './attempts.ts';
import type { Attempt, Limits } from './counters.ts';
import type { Rule } from './rules.ts';

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

/** What an e-mail address is called in counts and cookies: no address stands there. */
export const nameOfAddress = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');

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

type Rules = readonly (readonly [name: string, who: string, rule: Rule])[];

/**
 * One try at an account from a browser: a password, a letter that is asked for, the code of one. What others do stops
 * nobody at their own door: a browser on which the account signed in before counts under rules of its own, which know its
 * number, and everybody else under those for strangers. Throws `Refusal` rate_limited.
 */
export const attemptFrom = (
  deps: Parts & { readonly limits: Pick<Limits, 'attempt'> },
  meta: Pick<RequestMeta, 'cookies'>,
  account: string,
  rules: { readonly known: (browser: string) => Rules; readonly strangers: Rules },
): Attempt => {
  const browser = knownBrowser(deps, meta, account);
  return attemptUnder(deps.limits, browser === null ? rules.strangers : rules.known(browser));
};

/** Letters to an account's address that its own browsers ask for: of one, and of all of them, so that a mailbox has a bound. */
const OWN_LETTERS = {
  browser: { limit: 3, seconds: 3_600 },
  all: { limit: 10, seconds: 3_600 },
} as const satisfies Record<string, Rule>;

/**
 * Counts a letter to an account's address; `strangers` share what they may. Whoever asks for letters to somebody else's
 * address does not use up those that its owner asks for. Throws `Refusal` rate_limited.
 */
export const countLetter = (
  deps: Parts & { readonly limits: Pick<Limits, 'attempt'> },
  meta: Pick<RequestMeta, 'cookies' | 'ip'>,
  {
    name,
    account,
    place,
    address,
  }: {
    readonly name: string;
    readonly account: string;
    readonly place: Rule;
    readonly address: Rule;
  },
): void => {
  attemptFrom(deps, meta, account, {
    known: browser => [
      [`${name}-known`, `${account} ${browser}`, OWN_LETTERS.browser],
      [`${name}-known-all`, account, OWN_LETTERS.all],
    ],
    strangers: [
      [`${name}-from`, meta.ip, place],
      [name, account, address],
    ],
  });
};

/** Makes this browser one on which the account signed in; answers with its number. */
export const noteBrowser = (
  parts: Parts,
  meta: Pick<RequestMeta, 'cookies' | 'setCookie'>,
  account: string,
): string => {
  const [before, ...proofs] = partsOf(meta);
  const id = before ?? randomBytes(ID_BYTES).toString('base64url');
  const proof = proofOf(parts, id, account);
  const kept = [proof, ...proofs.filter(each => each !== proof)].slice(0, MOST);
  meta.setCookie(KNOWN_COOKIE, [id, ...kept].join('.'), { maxAgeSeconds: KEPT_SECONDS, httpOnly: true });
  return id;
};
