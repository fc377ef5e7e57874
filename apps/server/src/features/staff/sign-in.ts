import { createHash } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler, RequestMeta } from '../../http/handler.ts';
import { STAFF_SESSION_SECONDS } from './better-auth-store.ts';
import { STAFF_COOKIE, type StaffService, tokenOf } from './staff-service.ts';
import { membershipsOf } from './store.ts';

/** Passwords that may be tried for one account: from one address, and from everywhere. DESIGN §8. */
const TRIES = {
  here: { limit: 10, seconds: 300 },
  everywhere: { limit: 60, seconds: 300 },
} as const;

const countTry = ({ limits }: Deps, email: string, meta: RequestMeta): void => {
  const account = createHash('sha256').update(email).digest('base64url');
  limits.take('password', account, TRIES.everywhere);
  limits.take('password-from', `${account} ${meta.ip}`, TRIES.here);
};

/**
 * Starts a staff session: 12 hours, a new token, the old one of this browser ends. A wrong password, an unknown e-mail
 * and demo staff without demo data fail alike. Refuses sign_in_failed, rate_limited. DESIGN §3, §8.
 */
export const signIn =
  (deps: Deps, service: StaffService): Handler<'POST /console/sign-in'> =>
  async ({ body, meta }) => {
    const email = body.email.toLowerCase();
    countTry(deps, email, meta);
    const session = await service.signIn(email, body.password);
    if (!session) throw new Refusal('sign_in_failed');
    const venues = await membershipsOf(deps.database.run, session.userId, deps.env.demo);
    if (venues.length === 0) {
      await service.end(session.token);
      throw new Refusal('sign_in_failed');
    }
    const before = tokenOf(meta);
    if (before !== null) await service.end(before);
    meta.setCookie(STAFF_COOKIE, session.token, { maxAgeSeconds: STAFF_SESSION_SECONDS, httpOnly: true });
    return { name: session.name };
  };
