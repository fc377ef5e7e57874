import { GUEST_SIGN_IN_DAYS } from '@tableside/domain/account';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { RequestMeta } from '../../../http/mount/handler.ts';
import type { AccountGuard } from '../../../http/mount/ports.ts';
import { hashOfToken, isSessionToken, newToken } from '../../../http/tokens.ts';
import { noteBrowser } from '../../limits/index.ts';
import { accountOf } from './prove-password.ts';
import { accountOfToken, endSignIn, insertSignIn } from './sign-in-store.ts';

/** The HttpOnly cookie of a signed-in guest. The staff's is another one, and neither opens what the other does. */
export const GUEST_COOKIE = 'tableside_guest';
const SECONDS = GUEST_SIGN_IN_DAYS * 24 * 3_600;
const BROWSER_LETTERS = 200;

export type AccountService = AccountGuard;

export const tokenHashOf = ({ cookies }: Pick<RequestMeta, 'cookies'>): Buffer | null => {
  const token = cookies[GUEST_COOKIE];
  return token !== undefined && isSessionToken(token) ? hashOfToken(token) : null;
};

export const createAccountService = ({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): AccountService => ({
  proofOf: tokenHashOf,
  signedIn: async meta => {
    const tokenHash = tokenHashOf(meta);
    if (tokenHash === null) return null;
    const account = await accountOfToken(database.run, tokenHash, new Date(clock()));
    return account && { ...account, tokenHash };
  },
});

/**
 * Signs an account in on this browser, under a new token; what it was signed in to before ends. From now on others' wrong
 * tries do not lock it out here.
 */
export const letIn = async (
  deps: Pick<Deps, 'secretBox'>,
  run: Run,
  meta: RequestMeta,
  accountId: string,
  now: number,
): Promise<void> => {
  const before = tokenHashOf(meta);
  if (before !== null) await endSignIn(run, before);
  const token = newToken();
  const agent = meta.headers['user-agent'];
  const email = await insertSignIn(run, {
    tokenHash: hashOfToken(token),
    accountId,
    browser: (typeof agent === 'string' ? agent : '').slice(0, BROWSER_LETTERS),
    now: new Date(now),
    expiresAt: new Date(now + SECONDS * 1_000),
  });
  if (email !== null) noteBrowser(deps, meta, accountOf(email));
  meta.setCookie(GUEST_COOKIE, token, { maxAgeSeconds: SECONDS, httpOnly: true });
};
