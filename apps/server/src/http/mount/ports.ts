import type { CallKey, Role } from '@tableside/contract';
import type { ApiScope } from '@tableside/domain/api-keys';
import type { GuestSession } from '../guest.ts';
import type { ApiContext, BridgeContext, GuestAccount, RequestMeta, SignedIn } from './handler.ts';

/** Which guest's session a token is of; features/sessions implements it. */
export type GuestProof = {
  /**
   * The session of a token, opened by the phone that sends the device cookie. Throws `Refusal`: session_not_found for an
   * unknown token and for a foreign phone alike, session_ended for its own phone once it is over. SESSION-12.
   */
  readonly prove: (token: string, deviceToken: string | null) => Promise<GuestSession>;
  /** As `prove`, for reading what is not personal: may use a proof of the last second again. */
  readonly proveForReading: GuestProof['prove'];
  /** What a phone's session was when it was last seen here; null for an unknown one and for one that is over. */
  readonly recall: (token: string, deviceToken: string | null) => GuestSession | null;
  /** Tells that something was changed, so that no earlier proof is used again. */
  readonly noticeChange: () => void;
};

/** Which guest is signed in; features/guest-accounts implements it. */
export type AccountGuard = {
  /** The hash of the guests' cookie, or null: a proof that nobody has looked at. */
  readonly proofOf: (meta: Pick<RequestMeta, 'cookies'>) => Buffer | null;
  /** The account of the guests' cookie, or null. */
  readonly signedIn: (meta: Pick<RequestMeta, 'cookies'>) => Promise<GuestAccount | null>;
};

/** Who is signed in and what they may do where; features/staff implements it. */
export type StaffGuard = {
  /** The account of the staff cookie, or null. */
  readonly signedIn: (meta: RequestMeta) => Promise<SignedIn | null>;
  /**
   * The account's role at a venue, or null where it has none. `venueId` is a valid UUID. Throws `Refusal`
   * two_step_required where the venue demands a second step that the account has not set up.
   */
  readonly roleAt: (user: SignedIn, venueId: string) => Promise<Role | null>;
  /** Whether the session may do what a PIN alone may not. */
  readonly hasProvenPassword: (user: SignedIn) => boolean;
};

/** Which system calls with a key of which venue; features/api-keys implements it. */
export type KeyGuard = {
  /** Throws `Refusal` not_signed_in for no key, an unknown and a revoked one, not_allowed for one that may not do this. */
  readonly prove: (header: string | string[] | undefined, scope: ApiScope | 'any') => Promise<ApiContext>;
};

/** Which bridge calls, by its token; features/bridges implements it. */
export type BridgeGuard = {
  /** Throws `Refusal` not_signed_in for no token, an unknown one and one that was taken back. */
  readonly prove: (header: string | string[] | undefined) => Promise<BridgeContext>;
};

/** Who may set up an installation that has no owner; features/setup implements it. */
export type SetupGuard = {
  /** The code of the header. Throws `Refusal` setup_closed, setup_code_wrong, rate_limited. */
  readonly prove: (meta: RequestMeta) => Promise<string>;
};

/** What is kept of an answer, and the answer made of it again; without it the whole answer is kept. */
export type KeptOutcome<T> = {
  readonly kept: (answer: T) => unknown;
  readonly again: (kept: unknown) => Promise<T>;
};

/**
 * Runs a call at most once per key; features/idempotency implements it. `scope` is `session:<id>` or `staff:<user id>`,
 * `requestHash` the SHA-256 of call, path and body. Without a key the work simply runs.
 * Throws `Refusal` idempotency_key_reused and idempotency_in_progress.
 */
export type Idempotency = {
  readonly run: <T>(
    scope: string,
    key: string | null,
    requestHash: Buffer,
    work: () => Promise<T>,
    outcome?: KeptOutcome<T>,
  ) => Promise<T>;
};

/** Whom a call counts against, narrowest first; absent parts do not count. */
export type Caller = {
  readonly ip: string;
  readonly sessionId?: string;
  readonly tableId?: string;
  readonly venueId?: string;
  /** Of a guest who signed in. */
  readonly accountId?: string;
  readonly userId?: string;
  /** Of a key, or of a bridge. */
  readonly keyId?: string;
};

export type Sent = {
  readonly bytes: number;
  readonly withKey: boolean;
  /** Lines of the guest's cart. */
  readonly lines: number;
};

/** Throws `Refusal` rate_limited (`details.retry_after` seconds) when a caller asks too often. */
export type CallLimits = {
  readonly admit: (call: CallKey, caller: Caller) => void;
  /** As `admit`, for a call whose caller could not prove who they are: only the address is known. */
  readonly admitStranger: (ip: string) => void;
  /** Counts what a guest's or a stranger's call will make us keep: the bytes it sends, and whether its answer is kept. */
  readonly keep: (call: CallKey, caller: Caller, sent: Sent) => void;
};
