import { Refusal } from '@tableside/contract';
import { PASSWORD_FRESH_MINUTES } from '@tableside/domain/staff';
import type { Deps } from '../../deps.ts';
import type { RequestMeta, SignedIn } from '../../http/mount/handler.ts';
import type { StaffGuard } from '../../http/mount/ports.ts';
import { lacksTwoStep } from './open-to.ts';
import { remember } from './sessions/remembered.ts';
import { type EndedSession, recordSeen } from './sessions/session-store.ts';
import { hashOfStaffToken } from './sessions/staff-token.ts';
import { createPasswordSignIn, type PasswordSignIn } from './sign-in/better-auth-store.ts';
import { accountOfToken, deleteSession, type Right, rightAt } from './store.ts';

/** The HttpOnly cookie that holds a staff session's token. */
export const STAFF_COOKIE = 'tableside_staff';

/** Whether a cookie has the form of a token; anything else is not looked up. */
const isToken = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Za-z0-9]{16,128}$/.test(text);

/** The hash of the token that a browser sends: the token itself goes no further than here. */
export const tokenHashOf = (meta: RequestMeta): string | null => {
  const token = meta.cookies[STAFF_COOKIE];
  return isToken(token) ? hashOfStaffToken(token) : null;
};

export type StaffService = {
  readonly guard: StaffGuard;
  readonly signIn: PasswordSignIn;
  /** Ends a session everywhere, by the hash of its token; its streams end with it. */
  readonly end: (tokenHash: string) => Promise<void>;
  /** These sessions are gone from the database: nothing of them is believed any longer, and their streams end. */
  readonly ended: (sessions: readonly EndedSession[]) => void;
  /** An account, or what venues ask of accounts, has changed: it is asked for anew. */
  readonly forget: (userId?: string) => void;
  /** An account has another role: it is asked for anew, and streams begin anew with what it may hear now. */
  readonly reseat: (userId: string) => void;
  /** Hears of accounts that changed at any server, and believes nothing older of them. */
  readonly notice: (events: readonly { readonly audience: string; readonly event: string }[]) => void;
};

/** Streams of somebody on this server: all of them, or those that may not go on. */
type StaffStreams = {
  readonly endUser: (userId: string) => void;
  readonly checkUser: (userId: string) => void;
};

/** Written by triggers of migration 0034. */
const CHANGED = 'staff-changed';
const ACCOUNT = 'account:';

/** Who of the staff is signed in and what they may do; whoever signs out hears nothing more. */
export const createStaffService = (deps: Deps, streams: StaffStreams): StaffService => {
  const { database, clock, env } = deps;
  const accounts = remember<SignedIn | null>(clock, account => account !== null);
  const rights = remember<Right | null>(clock, right => right !== null);
  const forget = (userId?: string): void => {
    accounts.forget(value => userId === undefined || value?.userId === userId);
    rights.forget((_, key) => userId === undefined || key.startsWith(`${userId} `));
  };
  const ended = (sessions: readonly EndedSession[]): void => {
    for (const { tokenHash, userId } of sessions) {
      accounts.forget((_, key) => key === tokenHash);
      forget(userId);
      streams.endUser(userId);
    }
  };
  const readAccount = async (tokenHash: string, ip: string): Promise<SignedIn | null> => {
    const now = new Date(clock());
    const account = await accountOfToken(database.run, tokenHash, env.demo, now);
    if (account) await recordSeen(database.run, tokenHash, ip, now);
    return account;
  };
  return {
    guard: {
      signedIn: async meta => {
        const hash = tokenHashOf(meta);
        return hash === null ? null : accounts.get(hash, () => readAccount(hash, meta.ip));
      },
      roleAt: async ({ userId, device }, venueId) => {
        if (device !== null && device.venueId !== venueId) return null;
        const right = await rights.get(`${userId} ${venueId}`, () =>
          rightAt(database.run, userId, venueId, env.demo),
        );
        if (right && lacksTwoStep(right)) throw new Refusal('two_step_required');
        return right?.role ?? null;
      },
      hasProvenPassword: ({ device, passwordAt }) =>
        device === null ||
        (passwordAt !== null && clock() - passwordAt.getTime() < PASSWORD_FRESH_MINUTES * 60_000),
    },
    signIn: createPasswordSignIn(database),
    end: async tokenHash => {
      const userId = await deleteSession(database.run, tokenHash);
      if (userId !== null) ended([{ tokenHash, userId }]);
    },
    ended,
    forget,
    reseat: userId => {
      forget(userId);
      streams.endUser(userId);
    },
    notice: events => {
      const accountsOf = events.filter(({ event }) => event === CHANGED).map(({ audience }) => audience);
      for (const audience of new Set(accountsOf)) {
        const userId = audience.slice(ACCOUNT.length);
        forget(userId);
        streams.checkUser(userId);
      }
    },
  };
};
