import type { Role } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { RequestMeta, SignedIn } from '../../http/handler.ts';
import type { StaffGuard } from '../../http/ports.ts';
import { createPasswordSignIn, type PasswordSignIn } from './better-auth-store.ts';
import { remember } from './remembered.ts';
import { accountOfToken, deleteSession, roleOf } from './store.ts';

/** The HttpOnly cookie that holds a staff session's token. */
export const STAFF_COOKIE = 'tableside_staff';

/** Whether a cookie has the form of a token; anything else is not looked up. */
const isToken = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Za-z0-9]{16,128}$/.test(text);

export const tokenOf = (meta: RequestMeta): string | null => {
  const token = meta.cookies[STAFF_COOKIE];
  return isToken(token) ? token : null;
};

export type StaffService = {
  readonly guard: StaffGuard;
  readonly signIn: PasswordSignIn;
  /** Ends the session of a token everywhere; its streams end with it. */
  readonly end: (token: string) => Promise<void>;
};

/** Who of the staff is signed in and what they may do; `onSignOut` ends what is still open for them. DESIGN §4. */
export const createStaffService = (deps: Deps, onSignOut: (userId: string) => void): StaffService => {
  const { database, clock, env } = deps;
  const accounts = remember<SignedIn | null>(clock, account => account !== null);
  const roles = remember<Role | null>(clock, role => role !== null);
  return {
    guard: {
      signedIn: async meta => {
        const token = tokenOf(meta);
        if (token === null) return null;
        return accounts.get(token, () => accountOfToken(database.run, token, env.demo, new Date(clock())));
      },
      roleAt: (userId, venueId) =>
        roles.get(`${userId} ${venueId}`, () => roleOf(database.run, userId, venueId, env.demo)),
    },
    signIn: createPasswordSignIn(database),
    end: async token => {
      const userId = await deleteSession(database.run, token);
      accounts.forget((_, key) => key === token);
      roles.forget((_, key) => userId !== null && key.startsWith(`${userId} `));
      if (userId !== null) onSignOut(userId);
    },
  };
};
