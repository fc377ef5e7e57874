import { type CallSpec, Refusal } from '@tableside/contract';
import type { GuestSession } from '../guest.ts';
import { isUuid } from '../identifiers.ts';
import type {
  ApiContext,
  BridgeContext,
  GuestAccount,
  RequestMeta,
  SignedIn,
  StaffContext,
} from './handler.ts';
import type {
  AccountGuard,
  BridgeGuard,
  Caller,
  GuestProof,
  KeyGuard,
  SetupGuard,
  StaffGuard,
} from './ports.ts';

export type Principal = {
  readonly guest?: GuestSession;
  readonly account?: GuestAccount;
  readonly user?: SignedIn;
  readonly staff?: StaffContext;
  readonly api?: ApiContext;
  readonly bridge?: BridgeContext;
  readonly setupCode?: string;
};

export type Guards = {
  readonly sessions: GuestProof;
  readonly guestAccounts: AccountGuard;
  readonly staff: StaffGuard;
  readonly keys: KeyGuard;
  readonly bridges: BridgeGuard;
  readonly setup: SetupGuard;
};

/**
 * Proves who calls, as the contract demands: a guest by session token and device cookie, a guest's account and
 * staff by cookies of their own.
 * Throws `Refusal`: a foreign session or venue is 404, same as one that does not exist. SESSION-12.
 */
export const authenticate = async (
  access: CallSpec['access'],
  params: Readonly<Record<string, string>>,
  meta: RequestMeta,
  guards: Guards,
): Promise<Principal> => {
  if (access === 'public') return {};
  if (access === 'session') {
    return { guest: await guards.sessions.prove(params.session ?? '', meta.deviceToken) };
  }
  if (typeof access === 'object' && 'key' in access)
    return { api: await guards.keys.prove(meta.headers.authorization, access.key) };
  if (access === 'setup-code') return { setupCode: await guards.setup.prove(meta) };
  if (access === 'bridge') return { bridge: await guards.bridges.prove(meta.headers.authorization) };
  if (access === 'guest-account') {
    const account = await guards.guestAccounts.signedIn(meta);
    if (!account) throw new Refusal('not_signed_in');
    return { account };
  }
  const user = await guards.staff.signedIn(meta);
  if (!user) throw new Refusal('not_signed_in');
  if (access === 'signed-in') return { user };
  const venueId = params.venue ?? '';
  const role = isUuid(venueId) ? await guards.staff.roleAt(user, venueId) : null;
  if (!role) throw new Refusal('not_found');
  if (!access.staff.includes(role)) throw new Refusal('not_allowed');
  if (access.password && !guards.staff.hasProvenPassword(user)) throw new Refusal('password_needed');
  return { staff: { ...user, venueId, role } };
};

/** As {@link authenticate} for answers that hold nothing personal. */
export const authenticateRead = async (...proof: Parameters<typeof authenticate>): Promise<Principal> => {
  const [access, params, meta, { sessions }] = proof;
  if (access !== 'session') return authenticate(...proof);
  return { guest: await sessions.proveForReading(params.session ?? '', meta.deviceToken) };
};

/**
 * The guest that this process remembers, for a handler that proves the session itself; null when it must be proven first.
 * A call with an idempotency key is proven first: its answer may be a kept one.
 */
export const cachedPrincipal = (
  params: Readonly<Record<string, string>>,
  meta: RequestMeta,
  { sessions }: Pick<Guards, 'sessions'>,
): Principal | null => {
  if (meta.idempotencyKey !== null) return null;
  const guest = sessions.recall(params.session ?? '', meta.deviceToken);
  return guest && { guest };
};

/** Whom the call counts against in the rate limits. */
export const callerOf = (
  meta: RequestMeta,
  { guest, account, user, staff, api, bridge }: Principal,
): Caller => ({
  ip: meta.ip,
  ...(guest && { sessionId: guest.sessionId, tableId: guest.table.id, venueId: guest.venueId }),
  ...(account && { accountId: account.accountId }),
  ...(user && { userId: user.userId }),
  ...(staff && { userId: staff.userId, venueId: staff.venueId }),
  ...(api && { keyId: api.keyId, venueId: api.venueId }),
  ...(bridge && { keyId: bridge.bridgeId, venueId: bridge.venueId }),
});
