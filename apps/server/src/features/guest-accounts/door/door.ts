import { Refusal } from '@tableside/contract';
import { GUEST_TERMS_VERSION, isWeakPassword } from '@tableside/domain/account';
import { emailProblem } from '@tableside/domain/receipts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { NEW_ACCOUNT, TAKEN_ADDRESS } from '../../limits/index.ts';
import { hashPassword } from '../../staff/index.ts';
import { accountByEmail, accountById, insertAccount } from '../account-store.ts';
import { OF_ACCOUNT } from '../codes/code-store.ts';
import { openCode } from '../codes/codes.ts';
import { siteOf } from '../passkeys/site.ts';
import { offeredProviders } from '../social/providers.ts';
import { guestUserOf } from '../view.ts';
import { provePassword } from './prove-password.ts';
import { endSignIn } from './sign-in-store.ts';
import { GUEST_COOKIE, letIn, tokenHashOf } from './signed-in.ts';

/** The address as it is kept. Throws `Refusal` invalid_email. PROFILE-23. */
export const addressIn = (typed: string): string => {
  const email = typed.trim();
  if (emailProblem(email, 254) !== null) throw new Refusal('invalid_email');
  return email;
};

export const getSession =
  (deps: Deps): Handler<'GET /auth/get-session'> =>
  async ({ meta }) => {
    const { database, guestAccounts } = deps;
    const signedIn = await guestAccounts.signedIn(meta);
    const row = signedIn && (await accountById(database.run, signedIn.accountId));
    return {
      user: row ? guestUserOf(row, deps.clock()) : null,
      providers: offeredProviders(deps),
      passkeys: siteOf(deps, meta) !== null,
    };
  };

/**
 * Makes an account and signs in. That an address has an account is said, as the documents want it, and so seldom to one
 * place that nobody can look for those that have.
 */
export const signUp =
  (deps: Deps): Handler<'POST /auth/sign-up/email'> =>
  async ({ body, meta }) => {
    const { database, limits, clock, mail } = deps;
    const email = addressIn(body.email);
    if (!body.terms) throw new Refusal('terms_not_agreed');
    if (isWeakPassword(body.password, email)) throw new Refusal('weak_password');
    limits.take('guest-sign-up', meta.ip, NEW_ACCOUNT);
    const attempt = limits.attempt('guest-sign-up-taken', meta.ip, TAKEN_ADDRESS);
    const passwordHash = await hashPassword(body.password);
    const now = clock();
    const row = await database.transaction(async run => {
      const made = await insertAccount(run, {
        email,
        passwordHash,
        displayName: body.name.trim() || null,
        termsVersion: GUEST_TERMS_VERSION,
        now: new Date(now),
      });
      if (!made) throw new Refusal('email_already_in_use');
      const to = { ...made, accountId: made.id, language: body.language, asker: OF_ACCOUNT };
      await openCode(deps, run, to, 'verify', now);
      await letIn(deps, run, meta, made.id, now);
      return made;
    });
    attempt.forgive();
    mail.hurry();
    return { user: guestUserOf(row, clock()) };
  };

export const signIn =
  (deps: Deps): Handler<'POST /auth/sign-in/email'> =>
  async ({ body, meta }) => {
    const { database, clock } = deps;
    const email = addressIn(body.email);
    const row = await accountByEmail(database.run, email);
    await provePassword(deps, meta, row ?? { email, passwordHash: null }, body.password);
    if (!row) throw new Refusal('wrong_password');
    await database.transaction(run => letIn(deps, run, meta, row.id, clock()));
    return { user: guestUserOf(row, clock()) };
  };

/** Signs out here. Whoever kept a copy of the cookie is signed out with it. */
export const signOut =
  ({ database }: Deps): Handler<'POST /auth/sign-out'> =>
  async ({ meta }) => {
    const tokenHash = tokenHashOf(meta);
    if (tokenHash !== null) await endSignIn(database.run, tokenHash);
    meta.clearCookie(GUEST_COOKIE);
    return {};
  };
