import { randomBytes } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import { hashPassword, verifyPassword } from '../password/password.ts';
import { hashOfStaffToken } from '../sessions/staff-token.ts';

/** How long staff stay signed in: a long shift. Each sign-in makes a new token. */
export const STAFF_SESSION_SECONDS = 12 * 60 * 60;

const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

/**
 * Better Auth on our tables. Loaded with the first sign-in: it takes half a second and 50 MB that guests need not wait
 * for. Its own routes are not served and its own cookies not sent: we hand out the session token ourselves, so the secret
 * that would sign those cookies is random and dies with the process. The token that it makes up is hashed on its way to the
 * database and given to nobody: the session gets one of ours when it is placed.
 */
const load = async (database: Database) => {
  const { betterAuth } = await import('better-auth');
  return betterAuth({
    database: { db: database.kysely, type: 'postgres' },
    baseURL: 'http://localhost',
    secret: randomBytes(32).toString('base64url'),
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async session => ({ data: { ...session, token: hashOfStaffToken(session.token) } }),
        },
      },
    },
    user: { modelName: 'auth_user', fields: { emailVerified: 'email_verified', ...times } },
    session: {
      modelName: 'auth_session',
      expiresIn: STAFF_SESSION_SECONDS,
      fields: {
        userId: 'user_id',
        token: 'token_hash',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...times,
      },
    },
    account: {
      modelName: 'auth_account',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        idToken: 'id_token',
        ...times,
      },
    },
    verification: { modelName: 'auth_verification', fields: { expiresAt: 'expires_at', ...times } },
  });
};

export type PasswordSignIn = (
  email: string,
  password: string,
) => Promise<{ readonly tokenHash: string; readonly userId: string; readonly name: string } | null>;

/**
 * Signs in by e-mail and password: a new session by the hash of its token, or null. An unknown e-mail costs the same hash as a wrong
 * password, so the time tells nothing.
 */
export const createPasswordSignIn = (database: Database): PasswordSignIn => {
  let loaded: ReturnType<typeof load> | undefined;
  return async (email, password) => {
    loaded ??= load(database);
    const auth = await loaded;
    const { APIError } = await import('better-auth/api');
    try {
      const { token, user } = await auth.api.signInEmail({ body: { email, password } });
      return { tokenHash: token, userId: user.id, name: user.name };
    } catch (error) {
      if (error instanceof APIError && (error.status === 'UNAUTHORIZED' || error.status === 'BAD_REQUEST'))
        return null;
      throw error;
    }
  };
};
