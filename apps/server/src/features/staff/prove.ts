import { createHash } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { RequestMeta, SignedIn } from '../../http/handler.ts';
import { verifyPassword } from './password.ts';
import { passwordHashOf } from './password-store.ts';
import { bareCode, hashOfCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';
import { spendRecoveryCode, spendStep, type TwoStepRow, twoStepOf } from './two-step-store.ts';

/** Passwords that may be tried for one account: from one address, and from everywhere. */
const TRIES = {
  here: { limit: 10, seconds: 300 },
  everywhere: { limit: 60, seconds: 300 },
} as const;

/** Codes that may be tried for one account: of a million, three are right at any time. */
const CODE_TRIES = { limit: 8, seconds: 300 } as const;
const CODE_TRIES_LONG = { limit: 30, seconds: 1_800 } as const;

/** Counts one try of an account's password. Throws `Refusal` rate_limited. */
export const countTry = ({ limits }: Pick<Deps, 'limits'>, email: string, meta: RequestMeta): void => {
  const account = createHash('sha256').update(email).digest('base64url');
  limits.take('password', account, TRIES.everywhere);
  limits.take('password-from', `${account} ${meta.ip}`, TRIES.here);
};

/** Throws `Refusal` password_wrong, rate_limited. */
export const provePassword = async (
  deps: Pick<Deps, 'limits' | 'database'>,
  user: Pick<SignedIn, 'userId' | 'email'>,
  meta: RequestMeta,
  password: string,
): Promise<void> => {
  countTry(deps, user.email, meta);
  const hash = await passwordHashOf(deps.database.run, user.userId);
  if (hash === null || !(await verifyPassword(hash, password))) throw new Refusal('password_wrong');
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
 * Uses up a code of the account's app, or one of its recovery codes; says which it was. A code is good once.
 * Throws `Refusal` two_step_wrong, rate_limited. RFC 6238 §5.2.
 */
export const proveSecondStep = async (
  deps: Parts,
  run: Run,
  userId: string,
  typed: string,
): Promise<'code' | 'recovery'> => {
  deps.limits.take('two-step', userId, CODE_TRIES);
  deps.limits.take('two-step-long', userId, CODE_TRIES_LONG);
  const row = await twoStepOf(run, userId);
  const code = bareCode(typed);
  if (row && /^\d{6}$/.test(code) && (await isGoodCode(deps, run, userId, row, code))) return 'code';
  if (await spendRecoveryCode(run, userId, hashOfCode(code), new Date(deps.clock()))) return 'recovery';
  throw new Refusal('two_step_wrong');
};
