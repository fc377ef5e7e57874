import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { accountById, noteVerified } from '../account-store.ts';
import { attemptCode, countCodeLetter } from '../door/prove-password.ts';
import { guestUserOf } from '../view.ts';
import { OF_ACCOUNT } from './code-store.ts';
import { openCode, withCode } from './codes.ts';

export const sendVerification =
  (deps: Deps): Handler<'POST /profile/send-verification'> =>
  async ({ account, body, meta }) => {
    const { database, clock, mail } = deps;
    countCodeLetter(deps, account.email, meta);
    await database.transaction(run =>
      openCode(deps, run, { ...account, language: body.language, asker: OF_ACCOUNT }, 'verify', clock()),
    );
    mail.hurry();
    return {};
  };

export const verifyEmail =
  (deps: Deps): Handler<'POST /profile/verify-email'> =>
  async ({ account, body, meta }) => {
    const { attempt } = attemptCode(deps, account.email, meta);
    // Nobody but the account itself gets here.
    const typed = { kind: 'verify', code: body.code, by: { isOwn: true, asker: null } } as const;
    const row = await withCode(deps, account.accountId, typed, async (run, id) => {
      await noteVerified(run, id, new Date(deps.clock()));
      return accountById(run, id);
    });
    if (!row) throw new Refusal('account_code_wrong');
    attempt.forgive();
    return { user: guestUserOf(row, deps.clock()) };
  };
