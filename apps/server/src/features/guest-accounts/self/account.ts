import { Refusal } from '@tableside/contract';
import { isWeakPassword } from '@tableside/domain/account';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { hashPassword } from '../../staff/index.ts';
import { accountById, collectedLines, eraseAccount, setAccountPassword } from '../account-store.ts';
import { provePassword } from '../door/prove-password.ts';
import { endSignIns, signInsOf } from '../door/sign-in-store.ts';
import { GUEST_COOKIE } from '../door/signed-in.ts';
import { writeErased } from '../letters.ts';
import { passkeysView } from '../passkeys/mine.ts';
import { guestUserOf } from '../view.ts';

/** A new password; whoever else is signed in with the old one is signed out. */
export const changePassword =
  (deps: Deps): Handler<'POST /profile/change-password'> =>
  async ({ account, body, meta }) => {
    const { database } = deps;
    if (isWeakPassword(body.next, account.email)) throw new Refusal('weak_password');
    const row = await accountById(database.run, account.accountId);
    if (!row) throw new Refusal('not_signed_in');
    await provePassword(deps, meta, row, body.password);
    const hash = await hashPassword(body.next);
    await database.transaction(async run => {
      await setAccountPassword(run, account.accountId, hash);
      await endSignIns(run, account.accountId, account.tokenHash);
    });
    return {};
  };

export const signOutEverywhere =
  ({ database }: Deps): Handler<'POST /profile/sign-out-everywhere'> =>
  async ({ account, meta }) => {
    await endSignIns(database.run, account.accountId, null);
    meta.clearCookie(GUEST_COOKIE);
    return {};
  };

export const exportAccount =
  ({ database, clock }: Deps): Handler<'GET /profile/export'> =>
  async ({ account }) => {
    const row = await accountById(database.run, account.accountId);
    if (!row) throw new Refusal('not_signed_in');
    const [signIns, lines, { passkeys }] = await Promise.all([
      signInsOf(database.run, account.accountId, new Date(clock())),
      collectedLines(database.run, account.accountId),
      passkeysView(database.run, account.accountId),
    ]);
    return {
      user: guestUserOf(row, clock()),
      signed_in: signIns.map(({ since, until, browser }) => ({
        since: since.toISOString(),
        until: until.toISOString(),
        browser,
      })),
      passkeys,
      collected: lines.map(({ program, at, ...line }) => ({
        loyalty_program_id: program,
        at: at.toISOString(),
        ...line,
      })),
    };
  };

/** Erases the account with all that hangs on it. Orders, bills and payments name no account, so they stay as they are. */
export const deleteAccount =
  ({ database, clock, mail }: Deps): Handler<'POST /profile/delete'> =>
  async ({ account, body, meta }) => {
    await database.transaction(async run => {
      const email = await eraseAccount(run, account.accountId);
      if (email !== null && mail.isOpen)
        await writeErased(run, { accountId: account.accountId, email, language: body.language }, clock());
    });
    meta.clearCookie(GUEST_COOKIE);
    mail.hurry();
    return {};
  };
