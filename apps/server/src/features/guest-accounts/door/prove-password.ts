import { createHash } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { RequestMeta } from '../../../http/mount/handler.ts';
import { type Attempt, attemptUnder, GUEST_PASSWORDS } from '../../limits/index.ts';
import { hashPassword, verifyPassword } from '../../staff/index.ts';

/** What an address is called in counts: no address stands there. */
export const nameOfAddress = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');

/** Counts one try of an account's password; throws `Refusal` rate_limited by what was typed alone. */
export const attemptPassword = (deps: Pick<Deps, 'limits'>, email: string, { ip }: RequestMeta): Attempt => {
  const account = nameOfAddress(email);
  return attemptUnder(deps.limits, [
    ['guest-password-address', ip, GUEST_PASSWORDS.address],
    ['guest-password', account, GUEST_PASSWORDS.everywhere],
    ['guest-password-from', `${account} ${ip}`, GUEST_PASSWORDS.here],
  ]);
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
  deps: Pick<Deps, 'limits'>,
  meta: RequestMeta,
  account: { readonly email: string; readonly passwordHash: string | null },
  password: string,
): Promise<void> => {
  const attempt = attemptPassword(deps, account.email, meta);
  if (!(await isPassword(account.passwordHash, password))) throw new Refusal('wrong_password');
  attempt.forgive();
};
