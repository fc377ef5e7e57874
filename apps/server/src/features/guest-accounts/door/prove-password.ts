import { createHash } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { RequestMeta } from '../../../http/mount/handler.ts';
import {
  ACCOUNT_LETTERS,
  type Attempt,
  attemptFrom,
  countLetter,
  GUEST_PASSWORDS,
  knownBrowser,
  nameOfAddress,
  noteBrowser,
} from '../../limits/index.ts';
import { hashPassword, verifyPassword } from '../../staff/index.ts';
import type { Typist } from '../codes/code-store.ts';

type Parts = Pick<Deps, 'limits' | 'secretBox'>;

/** What a guest's account is called in counts and in the cookie of known browsers: staff of the same address are others. */
export const accountOf = (email: string): string => `guest:${nameOfAddress(email)}`;

/** Counts one try of an account's password; throws `Refusal` rate_limited by what was typed alone. */
const attemptPassword = (deps: Parts, email: string, meta: RequestMeta): Attempt => {
  const account = accountOf(email);
  return attemptFrom(deps, meta, account, {
    known: browser => [['guest-password-known', `${account} ${browser}`, GUEST_PASSWORDS.known]],
    strangers: [
      ['guest-password-address', meta.ip, GUEST_PASSWORDS.address],
      ['guest-password', account, GUEST_PASSWORDS.everywhere],
      ['guest-password-from', `${account} ${meta.ip}`, GUEST_PASSWORDS.here],
    ],
  });
};

/** Counts a letter with a code to an account's address. Throws `Refusal` rate_limited. */
export const countCodeLetter = (deps: Parts, email: string, meta: RequestMeta): void =>
  countLetter(deps, meta, { name: 'guest-letters', account: accountOf(email), ...ACCOUNT_LETTERS });

/** What an account is called on browsers that asked for a letter to its address: it says nothing of who they are. */
const askedFor = (email: string): string => `asked:${accountOf(email)}`;
const askerOf = (browser: string): Buffer => createHash('sha256').update(browser).digest();

/** Makes this browser one that asked for a letter to an address: the code in it has tries of its own here. */
export const noteAsker = (deps: Parts, email: string, meta: RequestMeta): Buffer =>
  askerOf(noteBrowser(deps, meta, askedFor(email)));

/**
 * Counts one try of a code out of such a letter, and says who types it. A browser that asked for letters to the address
 * counts apart as one does that the account signed in on: neither others' wrong tries at its code nor those of their house
 * stop it. Throws `Refusal` rate_limited.
 */
export const attemptCode = (
  deps: Parts,
  email: string,
  meta: RequestMeta,
): { readonly by: Typist; readonly attempt: Attempt } => {
  const account = accountOf(email);
  const asked = knownBrowser(deps, meta, askedFor(email));
  const isOwn = knownBrowser(deps, meta, account) !== null;
  const attempt = attemptFrom(deps, meta, isOwn ? account : askedFor(email), {
    known: browser => [['guest-codes-known', `${account} ${browser}`, ACCOUNT_LETTERS.tries]],
    strangers: [['guest-codes', meta.ip, ACCOUNT_LETTERS.tries]],
  });
  return { by: { isOwn, asker: asked === null ? null : askerOf(asked) }, attempt };
};

let nobodys: Promise<string> | undefined;

/** Whether the password is that of the hash. Without one it costs the same, so that the time does not tell who has an account. */
export const isPassword = async (hash: string | null, password: string): Promise<boolean> => {
  nobodys ??= hashPassword('nobody has this password');
  const right = await verifyPassword(hash ?? (await nobodys), password);
  return right && hash !== null;
};

/** Throws `Refusal` wrong_password, for an unknown address as for a wrong password. */
export const provePassword = async (
  deps: Parts,
  meta: RequestMeta,
  account: { readonly email: string; readonly passwordHash: string | null },
  password: string,
): Promise<void> => {
  const attempt = attemptPassword(deps, account.email, meta);
  if (!(await isPassword(account.passwordHash, password))) throw new Refusal('wrong_password');
  attempt.forgive();
};
