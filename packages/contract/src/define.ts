import type { ApiScope } from '@tableside/domain/api-keys';
import { STAFF_ROLES, type StaffRole } from '@tableside/domain/staff';
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** What people of a venue's staff are there as; what each may do: docs/permissions.md. */
export const ROLES = STAFF_ROLES;
export type Role = StaffRole;

/**
 * Who may make a call: anybody; the guest whose session token and device cookie match (`session` in the path);
 * a guest who signed in, by the cookie of
 * guests' accounts (`guest-account`: loyalty and profile alone, APP-03); or signed-in staff of the venue (`venue` in the path) with one of the roles; `signed-in` is any staff account. With
 * `password`, who came by PIN on a shared device has typed the password a moment ago. `key`: another system with a key of
 * the venue that may do this, or with `any` of its keys. `bridge`: the program in a venue's network that was paired with it, by its token. `setup-code`: whoever holds the code of an installation without an owner, in a header. Every call needs this row to
 * compile; docs/permissions.md is the whole table, `http/mount/access.ts` of the server the one place that enforces it.
 */
export type Access =
  | 'public'
  | 'session'
  | 'guest-account'
  | 'signed-in'
  | 'setup-code'
  | 'bridge'
  | { readonly staff: readonly Role[]; readonly password?: true }
  | { readonly key: ApiScope | 'any' };

/** One HTTP call: everything that server, client, docs and tests need to know about it. */
export type CallSpec = {
  /** A sentence for the docs, naming the spec clause. */
  readonly summary: string;
  readonly access: Access;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /**
   * The body is a file, as its bytes. With `body` too it is a form, see form.ts, of the file and of the other fields. Not
   * for calls that anybody may make.
   */
  readonly upload?: { readonly maxBytes: number; readonly types: readonly string[] };
  /** What `data` holds in the answer. */
  readonly response: z.ZodType;
  /** The answer is a file of one of these types, in the place of `{data}`. */
  readonly file?: readonly string[];
  /** Failures beyond those every call can have. */
  readonly errors?: readonly ErrorCode[];
  /** Honours `Idempotency-Key`; `required`: refused without one, because nobody could know what a lost answer did. */
  readonly idempotent?: boolean | 'required';
  /** Set when the answer depends on nothing personal and may be cached by ETag. */
  readonly cacheable?: boolean;
};

/** Call key: method and path below the API root with `{parameters}`, e.g. `GET /cart/{session}/get`. */
export type CallKey = `${'GET' | 'POST'} /${string}`;
export type CallTable = { readonly [key in CallKey]: CallSpec };

/** Keeps the literal keys and schema types of an area's calls. */
export const calls = <const T extends { readonly [key: string]: CallSpec }>(
  table: T & { readonly [K in keyof T]: K extends CallKey ? unknown : never },
): T => table;
