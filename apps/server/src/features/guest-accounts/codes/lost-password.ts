import { Refusal } from '@tableside/contract';
import { isWeakPassword } from '@tableside/domain/account';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { hashPassword } from '../../staff/index.ts';
import { accountByEmail, accountById, noteVerified, setAccountPassword } from '../account-store.ts';
import { addressIn } from '../door/door.ts';
import { attemptCode, countCodeLetter, noteAsker } from '../door/prove-password.ts';
import { endSignIns } from '../door/sign-in-store.ts';
import { letIn } from '../door/signed-in.ts';
import { writeResetWithPasskeys } from '../letters.ts';
import { passkeysView } from '../passkeys/mine.ts';
import { guestUserOf } from '../view.ts';
import { insertWish, takeWish } from './code-store.ts';
import { openCode, withCode } from './codes.ts';

/** Puts down that somebody asked; whether anybody has that address is looked up afterwards, so that the time does not tell. */
export const forgetPassword =
  (deps: Deps): Handler<'POST /auth/forget-password'> =>
  async ({ body: { email, language }, meta }) => {
    const address = addressIn(email);
    countCodeLetter(deps, address, meta);
    // Also where nobody has that address: the cookie does not tell.
    const asker = noteAsker(deps, address, meta);
    if (deps.mail.isOpen) await insertWish(deps.database.run, { email: address, language, asker });
    return {};
  };

/** Writes to those of who asked that have an account; the others are forgotten. */
export const answerWishes = async (deps: Deps, now: number): Promise<void> => {
  let written = false;
  const one = (): Promise<boolean> =>
    deps.database.transaction(async run => {
      const wish = await takeWish(run);
      const row = wish && (await accountByEmail(run, wish.email));
      if (row)
        await openCode(
          deps,
          run,
          { accountId: row.id, email: row.email, language: wish.language, asker: wish.asker },
          'password',
          now,
        );
      return wish !== null;
    });
  while (await one()) written = true;
  if (written) deps.mail.hurry();
};

/**
 * Whoever reads the address's mail chooses a new password; everywhere else the account is signed out. Passkeys are no sign-ins, so they
 * stay; the answer and a letter name them.
 */
export const resetPassword =
  (deps: Deps): Handler<'POST /auth/reset-password'> =>
  async ({ body: { email, code, password, language }, meta }) => {
    const { database, clock, mail } = deps;
    if (isWeakPassword(password, email)) throw new Refusal('weak_password');
    const { by, attempt } = attemptCode(deps, email.trim(), meta);
    const row = await accountByEmail(database.run, email.trim());
    const typed = { kind: 'password', code, by } as const;
    const done = await withCode(deps, row?.id ?? null, typed, async (run, id) => {
      const now = clock();
      await setAccountPassword(run, id, await hashPassword(password));
      await noteVerified(run, id, new Date(now));
      await endSignIns(run, id, null);
      await letIn(deps, run, meta, id, now);
      const { passkeys } = await passkeysView(run, id);
      if (passkeys.length > 0 && mail.isOpen && row)
        await writeResetWithPasskeys(
          run,
          { accountId: id, email: row.email, language },
          passkeys.map(({ name }) => name),
          now,
        );
      const user = await accountById(run, id);
      return user && { user, passkeys };
    });
    if (!done) throw new Refusal('account_code_wrong');
    attempt.forgive();
    mail.hurry();
    return { user: guestUserOf(done.user, clock()), passkeys: done.passkeys };
  };
