import { Refusal } from '@tableside/contract';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { RequestMeta, SignedIn } from '../../../http/mount/handler.ts';
import {
  type Attempt,
  attemptFrom,
  attemptUnder,
  knownBrowser,
  nameOfAddress,
  noteBrowser,
} from '../../limits/index.ts';
import { verifyPassword } from '../password/password.ts';
import { passwordHashOf } from '../password/password-store.ts';
import { bareCode, hashOfCode } from '../second-step/recovery-codes.ts';
import { stepOfCode } from '../second-step/totp.ts';
import { spendRecoveryCode, spendStep, type TwoStepRow, twoStepOf } from '../second-step/two-step-store.ts';

/** Wrong passwords for one account from browsers that it never signed in on: from one address, and from everywhere. */
const STRANGERS = {
  here: { limit: 10, seconds: 300 },
  everywhere: { limit: 60, seconds: 300 },
} as const;
/** Wrong passwords from one address, whoever's: each costs us a slow hash. */
const FROM_ADDRESS = { limit: 20, seconds: 300 } as const;
/** Wrong passwords on a browser that the account signed in on before, and where somebody is signed in to it. */
const OWN = { limit: 10, seconds: 300 } as const;

/** Wrong codes for one account: of a million, three are right at any time. */
const CODE_TRIES = { limit: 8, seconds: 300 } as const;
const CODE_TRIES_LONG = { limit: 30, seconds: 1_800 } as const;

type Signing = Pick<Deps, 'limits' | 'secretBox'>;

/**
 * Counts one try of an account's password at the door. Wrong tries of others lock nobody out: a browser that the account
 * signed in on before counts apart. Throws `Refusal` rate_limited.
 */
export const attemptSignIn = (deps: Signing, email: string, meta: RequestMeta): Attempt => {
  const account = nameOfAddress(email);
  return attemptFrom(deps, meta, account, {
    known: browser => [['password-known', `${account} ${browser}`, OWN]],
    strangers: [
      ['password-address', meta.ip, FROM_ADDRESS],
      ['password', account, STRANGERS.everywhere],
      ['password-from', `${account} ${meta.ip}`, STRANGERS.here],
    ],
  });
};

/** After a sign-in, its second step included: from now on this browser has tries of its own. */
export const noteSignedIn = (deps: Signing, email: string, meta: RequestMeta): void => {
  noteBrowser(deps, meta, nameOfAddress(email));
};

/** From where the second step of a sign-in is tried: a browser of the account's own, or any other. */
export const stepFrom = (deps: Signing, email: string, meta: RequestMeta): string =>
  knownBrowser(deps, meta, nameOfAddress(email)) ?? 'new';

/**
 * Where the wrong tries of somebody who is signed in count: in their session; on a shared device for all their sessions there,
 * because the PIN opens as many as anybody likes.
 */
export const triedFrom = ({ userId, sessionId, device }: SignedIn): string =>
  device === null ? sessionId : `${userId} ${device.id}`;

/** `user`: who is signed in, or only an account. Throws `Refusal` password_wrong, rate_limited. */
export const provePassword = async (
  deps: Pick<Deps, 'limits' | 'database' | 'secretBox'>,
  user: SignedIn | { readonly userId: string; readonly email: string },
  meta: RequestMeta,
  password: string,
): Promise<void> => {
  const attempt =
    'sessionId' in user
      ? deps.limits.attempt('password-session', triedFrom(user), OWN)
      : attemptSignIn(deps, user.email, meta);
  const hash = await passwordHashOf(deps.database.run, user.userId);
  if (hash === null || !(await verifyPassword(hash, password))) throw new Refusal('password_wrong');
  attempt.forgive();
};

/** What a sealed secret is for: it opens under no other account. */
export const secretContext = (userId: string): string => `two-step:${userId}`;

type Parts = Pick<Deps, 'limits' | 'secretBox' | 'clock'>;

const isGoodCode = async (
  { secretBox, clock }: Parts,
  run: Run,
  userId: string,
  row: TwoStepRow,
  typed: string,
): Promise<boolean> => {
  // After a change of the installation's key the app's codes are lost; recovery codes are not.
  const secret = secretBox.open(row.secret, secretContext(userId));
  if (secret === null) return false;
  const step = stepOfCode(Buffer.from(secret, 'hex'), typed, clock(), row.lastStep);
  return step !== null && spendStep(run, userId, step);
};

/**
 * Uses up a code of the account's app, or one of its recovery codes; says which it was. A code is good once. Wrong ones
 * count for the account `from` where they come: a session, a browser. Throws `Refusal` two_step_wrong, rate_limited. RFC 6238 §5.2.
 */
export const proveSecondStep = async (
  deps: Parts,
  run: Run,
  userId: string,
  typed: string,
  from: string,
): Promise<'code' | 'recovery'> => {
  const attempt = attemptUnder(deps.limits, [
    ['two-step', `${userId} ${from}`, CODE_TRIES],
    ['two-step-long', `${userId} ${from}`, CODE_TRIES_LONG],
  ]);
  const row = await twoStepOf(run, userId);
  const code = bareCode(typed);
  const isApp = row && /^\d{6}$/.test(code) && (await isGoodCode(deps, run, userId, row, code));
  const isRecovery =
    !isApp && (await spendRecoveryCode(run, userId, hashOfCode(code), new Date(deps.clock())));
  if (!isApp && !isRecovery) throw new Refusal('two_step_wrong');
  attempt.forgive();
  return isApp ? 'code' : 'recovery';
};
