import type { Readable } from 'node:stream';
import type { AllCalls, Role } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import type { ApiScope } from '@tableside/domain/api-keys';
import type { z } from 'zod';
import type { Upload } from '../body/upload.ts';
import type { GuestSession } from '../guest.ts';

/** What a handler may know of the request beside its validated input. */
export type RequestMeta = {
  /** Client address behind the trusted proxy, of IPv6 its network; only for rate limits. */
  readonly ip: string;
  /** The HttpOnly device cookie, or null on a first visit. */
  readonly deviceToken: string | null;
  /** Our own, by the names in the code: on the wire they may have a prefix, see cookie-names.ts. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Raw header values, lower-case names. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly idempotencyKey: string | null;
  /** It came by https, as far as the trusted proxy says. */
  readonly secure: boolean;
  readonly setCookie: (name: string, value: string, options: CookieOptions) => void;
  readonly clearCookie: (name: string) => void;
};
export type CookieOptions = {
  readonly maxAgeSeconds: number;
  readonly httpOnly: boolean;
};

/** A guest who signed in, by the cookie of guests' accounts. It says nothing of visit, cart or orders. */
export type GuestAccount = {
  readonly accountId: string;
  readonly email: string;
  readonly tokenHash: Buffer;
  readonly signedInAt: Date;
};

/** Signed-in staff; `role` is the one at the venue of the path. */
export type StaffContext = {
  readonly userId: string;
  readonly name: string;
  /** Null: signs in by PIN on shared devices alone. */
  readonly email: string | null;
  readonly sessionId: string;
  /** When the session last proved the password; null: it came by PIN alone. */
  readonly passwordAt: Date | null;
  /** The shared device it is on, and the one venue it is good for there; null: an own browser. */
  readonly device: {
    readonly id: string;
    readonly name: string;
    readonly venueId: string;
    readonly lockMinutes: number;
  } | null;
  readonly venueId: string;
  readonly role: Role;
};
export type SignedIn = Omit<StaffContext, 'venueId' | 'role'>;

/** Another system, by a key of the venue. */
export type ApiContext = {
  readonly keyId: string;
  readonly name: string;
  readonly venueId: string;
  readonly scopes: readonly ApiScope[];
};

/** The program in a venue's network that was paired with it. */
export type BridgeContext = {
  readonly bridgeId: string;
  readonly venueId: string;
  readonly tokenHash: Buffer;
};

/**
 * Whose hand does a deed of the house: one of the staff, or another system by its key, which reaches as far as its scope and
 * the role that it is given here.
 */
export type Hand = Pick<StaffContext, 'venueId' | 'name' | 'role'> &
  ({ readonly userId: string } | { readonly keyId: string });

type ParamNames<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
type Parsed<Spec, Part extends 'body' | 'query'> = Spec extends {
  readonly [P in Part]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;
type Principal<Spec> = Spec extends { readonly access: 'session' }
  ? { readonly guest: GuestSession }
  : Spec extends { readonly access: 'guest-account' }
    ? { readonly account: GuestAccount }
    : Spec extends { readonly access: 'signed-in' }
      ? { readonly user: SignedIn }
      : Spec extends { readonly access: { readonly staff: readonly Role[] } }
        ? { readonly staff: StaffContext }
        : Spec extends { readonly access: { readonly key: string } }
          ? { readonly api: ApiContext }
          : Spec extends { readonly access: 'setup-code' }
            ? { readonly setupCode: string }
            : Spec extends { readonly access: 'bridge' }
              ? { readonly bridge: BridgeContext }
              : unknown;
type File<Spec> = Spec extends { readonly upload: unknown } ? { readonly file: Upload } : unknown;

/** A call's validated input. */
export type CallInputOnServer<Key extends keyof AllCalls> = {
  readonly params: { readonly [name in ParamNames<Key>]: string };
  readonly body: Parsed<AllCalls[Key], 'body'>;
  readonly query: Parsed<AllCalls[Key], 'query'>;
  readonly meta: RequestMeta;
} & Principal<AllCalls[Key]> &
  File<AllCalls[Key]>;

/** Bytes that are already an answer, or come as they are read: precompressed menus, exports. */
export class RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | Readable | null;
  constructor(status: number, headers: Readonly<Record<string, string>>, body: Buffer | Readable | null) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/** One verb: validated input in, `data` out; an expected failure is a thrown `Refusal`. */
export type Handler<Key extends keyof AllCalls> = (
  input: CallInputOnServer<Key>,
) => Promise<CallAnswer<Key> | RawAnswer>;

/** A deed of staff that another system may do too: what it is told, and by whose hand. */
export type Deed<Key extends keyof AllCalls> = (
  input: Pick<CallInputOnServer<Key>, 'params' | 'body'> & { readonly staff: Hand },
) => Promise<CallAnswer<Key>>;

/**
 * Marks a handler whose own statements prove the session: it may be called with one from memory (`guest.remembered`), and
 * throws `OutdatedSession` where that proves wrong. Whatever it throws, it is called once more with a proven session; so
 * until it is proven it must do nothing that cannot be done twice. ADR 0008.
 */
export const verifiesSession = <H extends (...input: never[]) => unknown>(handler: H): H & VerifiesSession =>
  Object.assign(handler, { verifiesSession: true as const });
export type VerifiesSession = { readonly verifiesSession: true };

/** What is kept of an answer for a second request with the same key, and how that one is answered by it. */
export type Outcome<Key extends keyof AllCalls> = {
  readonly kept: (answer: CallAnswer<Key>) => unknown;
  readonly again: (kept: unknown, input: CallInputOnServer<Key>) => Promise<CallAnswer<Key> | RawAnswer>;
};
export type KeepsOutcome<Key extends keyof AllCalls> = { readonly outcome: Outcome<Key> };

/**
 * Marks a handler of which only the outcome is kept: what its answer shows beside it (a cart, an order) is read anew, so
 * that a guest who repeats themselves, or a stranger with many keys, makes us keep next to nothing.
 */
export const keepsOutcome = <Key extends keyof AllCalls>(
  handler: Handler<Key>,
  outcome: Outcome<Key>,
): Handler<Key> & KeepsOutcome<Key> =>
  // A handler of its own: the one it wraps may be marked otherwise elsewhere.
  Object.assign((input: CallInputOnServer<Key>) => handler(input), { outcome });

/**
 * Marks a handler of which it is kept that it was done, beside the few `names` of its answer that nobody could read again;
 * the rest is read as it is now.
 */
export const keepsDone = <Key extends keyof AllCalls, Name extends keyof CallAnswer<Key> = never>(
  handler: Handler<Key>,
  read: (input: CallInputOnServer<Key>) => Promise<Omit<CallAnswer<Key>, Name>>,
  names: readonly Name[] = [],
): Handler<Key> & KeepsOutcome<Key> =>
  keepsOutcome(handler, {
    kept: answer => Object.fromEntries(names.map(name => [name, answer[name]])),
    again: async (kept, input) =>
      ({ ...(await read(input)), ...(kept as object) }) as unknown as CallAnswer<Key>,
  });

/** A feature's calls. features.ts does not compile while one of the contract is missing. */
export type Handlers<Keys extends keyof AllCalls> = { readonly [Key in Keys]: Handler<Key> };
export type AllHandlers = Handlers<keyof AllCalls>;
