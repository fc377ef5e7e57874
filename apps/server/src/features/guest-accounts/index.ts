import { UNUSED_ACCOUNT_DAYS } from '@tableside/domain/account';
import type { Deps } from '../../deps.ts';
import type { AllHandlers, Handlers } from '../../http/mount/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import { forgetUnused } from './account-store.ts';
import { pruneCodes } from './codes/code-store.ts';
import { answerWishes, forgetPassword, resetPassword } from './codes/lost-password.ts';
import { sendVerification, verifyEmail } from './codes/verify-email.ts';
import { getSession, signIn, signOut, signUp } from './door/door.ts';
import { pruneSignIns } from './door/sign-in-store.ts';
import { pruneChallenges } from './passkeys/challenge.ts';
import {
  addPasskey,
  listPasskeys,
  namePasskey,
  newPasskeyOptions,
  removePasskey,
  removePasskeys,
} from './passkeys/mine.ts';
import { passkeyOptions, signInByPasskey } from './passkeys/sign-in.ts';
import { changePassword, deleteAccount, exportAccount, signOutEverywhere } from './self/account.ts';
import { getUser, updateUser } from './self/profile.ts';
import { signInSocial, socialCallback } from './social/social.ts';

export { tiersView } from './card-tiers.ts';
export { type AccountService, createAccountService } from './door/signed-in.ts';
export { noteForeignClaim } from './foreign-claim.ts';
export { accountView } from './view.ts';

type Keys = Extract<
  keyof AllHandlers,
  `${string} /auth/${string}` | `${string} /profile/${string}` | `${string} /loyalty/${'get' | 'update'}-user`
>;

export const accountHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /auth/get-session': getSession(deps),
  'POST /auth/sign-up/email': signUp(deps),
  'POST /auth/sign-in/email': signIn(deps),
  'POST /auth/sign-in/social': signInSocial(deps),
  'GET /auth/callback/{provider}': socialCallback(deps),
  'POST /auth/passkey-options': passkeyOptions(deps),
  'POST /auth/sign-in/passkey': signInByPasskey(deps),
  'POST /auth/sign-out': signOut(deps),
  'POST /auth/forget-password': forgetPassword(deps),
  'POST /auth/reset-password': resetPassword(deps),
  'GET /loyalty/get-user': getUser(deps),
  'POST /loyalty/update-user': updateUser(deps),
  'POST /profile/send-verification': sendVerification(deps),
  'POST /profile/verify-email': verifyEmail(deps),
  'POST /profile/change-password': changePassword(deps),
  'POST /profile/sign-out-everywhere': signOutEverywhere(deps),
  'GET /profile/passkeys': listPasskeys(deps),
  'POST /profile/passkey-options': newPasskeyOptions(deps),
  'POST /profile/add-passkey': addPasskey(deps),
  'POST /profile/name-passkey': namePasskey(deps),
  'POST /profile/remove-passkey': removePasskey(deps),
  'POST /profile/remove-passkeys': removePasskeys(deps),
  'GET /profile/export': exportAccount(deps),
  'POST /profile/delete': deleteAccount(deps),
});

const DAY_MS = 24 * 3_600_000;

export const accountJobs = (deps: Deps): Job[] => [
  { name: 'answer-account-wishes', everySeconds: 5, run: now => answerWishes(deps, now) },
  {
    name: 'forget-guest-accounts',
    everySeconds: 3_600,
    run: async now => {
      const { run } = deps.database;
      await pruneSignIns(run, new Date(now));
      await pruneCodes(run, new Date(now));
      await pruneChallenges(run, new Date(now));
      await forgetUnused(run, new Date(now - UNUSED_ACCOUNT_DAYS * DAY_MS));
    },
  },
];
