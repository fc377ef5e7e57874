import { ACCOUNT_CODE } from '@tableside/domain/account';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { askedForKey, CODE_PLACE, emailWords, mailOf, queueMail, queueMailWithCode } from '../mail/index.ts';

/** Whose account it is, and in which language they read. */
type To = { readonly accountId: string; readonly email: string; readonly language: string };
type Parts = Pick<Deps, 'mail' | 'secretBox'>;

/** Accounts are the installation's, no venue's. */
const FROM = 'Tableside';

/**
 * Writes a letter with a code that is typed where it was asked for: it holds no link, which a page of somebody else could
 * imitate. ADR 0028.
 */
export const writeCode = async (
  deps: Parts,
  run: Run,
  to: To,
  kind: 'verify' | 'password',
  code: string,
  now: number,
): Promise<void> => {
  const say = emailWords(to.language);
  const letter = {
    language: say.language,
    venue: FROM,
    title: say(`account.${kind}.title`),
    intro: say(`account.${kind}.intro`),
    rows: [{ label: say('account.code'), value: CODE_PLACE, strong: true }],
    notes: [say('account.until', { minutes: ACCOUNT_CODE.minutes }), say('account.note')],
  };
  const dedupeKey = await askedForKey(run, `account-${kind}:${to.accountId}:${now}`, now);
  await queueMailWithCode(deps, run, { ...mailOf(letter, { dedupeKey, to: to.email }), code }, now);
};

type Say = ReturnType<typeof emailWords>;

/** A letter about what was done to an account, for whoever did not do it. */
const doneLetter = (
  say: Say,
  kind: 'erased' | 'passkey' | 'reset' | 'passkeysGone',
  rows: { label: string; value: string }[],
) => ({
  language: say.language,
  venue: FROM,
  title: say(`account.${kind}.title`),
  intro: say(`account.${kind}.intro`),
  rows,
  notes: [say(`account.${kind}.note`)],
});

/** Tells that an account was erased: whoever did not do so reads of it. */
export const writeErased = async (run: Run, to: To, now: number): Promise<void> => {
  const letter = doneLetter(emailWords(to.language), 'erased', []);
  await queueMail(run, mailOf(letter, { dedupeKey: `account-erased:${to.accountId}`, to: to.email }), now);
};

/** Names passkeys in a letter about what was done to an account, once at one moment. */
const tellOfPasskeys = async (
  run: Run,
  to: To,
  {
    done,
    key,
    names,
  }: {
    readonly done: Parameters<typeof doneLetter>[1];
    readonly key: string;
    readonly names: readonly string[];
  },
  now: number,
): Promise<void> => {
  const say = emailWords(to.language);
  const named = names.map(value => ({ label: say('account.passkey.name'), value }));
  const dedupeKey = await askedForKey(run, `account-${key}:${to.accountId}:${now}`, now);
  await queueMail(run, mailOf(doneLetter(say, done, named), { dedupeKey, to: to.email }), now);
};

/** Tells that a passkey was added: whoever did not do so reads of it, and how to take it away. */
export const writePasskeyAdded = (run: Run, to: To, name: string, now: number): Promise<void> =>
  tellOfPasskeys(run, to, { done: 'passkey', key: 'passkey', names: [name] }, now);

/** Tells that the password is new while passkeys still sign in: which, and where they are removed. */
export const writeResetWithPasskeys = (
  run: Run,
  to: To,
  names: readonly string[],
  now: number,
): Promise<void> => tellOfPasskeys(run, to, { done: 'reset', key: 'reset', names }, now);

/** Tells that no passkey signs in any more. */
export const writePasskeysRemoved = (
  run: Run,
  to: To,
  names: readonly string[],
  now: number,
): Promise<void> => tellOfPasskeys(run, to, { done: 'passkeysGone', key: 'passkeys-gone', names }, now);
