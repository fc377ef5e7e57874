import { GUEST_TERMS_VERSION, type SignInError } from '@tableside/domain/account';
import { emailProblem } from '@tableside/domain/receipts';
import type { Run } from '../../../database/database.ts';
import { accountByEmail, insertAccount } from '../account-store.ts';
import type { Flow } from './flow.ts';
import type { Person } from './person.ts';
import { accountOfWay, insertWay } from './way-store.ts';

type Settled = { readonly accountId: string } | { readonly error: SignInError };

/**
 * Whose account a person of a provider signs in to. One of the same address is theirs only where both sides have proven it: else
 * whoever writes somebody's address first, here or there, would share their account. A new one needs the terms.
 */
export const settlePerson = async (
  run: Run,
  { provider, terms }: Pick<Flow, 'provider' | 'terms'>,
  { subject, email, emailVerified, name }: Person,
  now: Date,
): Promise<Settled> => {
  const known = await accountOfWay(run, provider, subject);
  if (known !== null) return { accountId: known };
  if (email === null || emailProblem(email, 254) !== null) return { error: 'invalid-email' };
  const same = await accountByEmail(run, email);
  if (same && !(emailVerified && same.verifiedAt !== null))
    return { error: 'account-exists-with-different-credential' };
  if (!same && !terms) return { error: 'user-not-found' };
  const account =
    same ??
    (await insertAccount(run, {
      email,
      verifiedAt: emailVerified ? now : null,
      passwordHash: null,
      displayName: name?.trim().slice(0, 100) || null,
      termsVersion: GUEST_TERMS_VERSION,
      now,
    }));
  if (!account) return { error: 'account-exists-with-different-credential' };
  await insertWay(run, { provider, subject, accountId: account.id, now });
  return { accountId: account.id };
};
