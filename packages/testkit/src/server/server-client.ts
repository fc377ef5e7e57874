import { isDeepStrictEqual } from 'node:util';
import { type AllCalls, allCalls, type CallSpec, ERRORS, type ErrorCode } from '@tableside/contract';
import { ApiFailure, type Call, type CallInput, createClient } from '@tableside/contract/client';

/** Failures that a call of this kind may have without listing them. */
const commonErrors = (spec: CallSpec): ErrorCode[] => [
  'validation_failed',
  'payload_too_large',
  'origin_refused',
  'rate_limited',
  'not_found',
  'server_error',
  'unavailable',
  ...(spec.access === 'session' ? (['session_not_found', 'session_ended'] as const) : []),
  ...(spec.access === 'setup-code' ? (['setup_closed', 'setup_code_wrong'] as const) : []),
  ...(spec.access === 'guest-account' || spec.access === 'bridge' ? (['not_signed_in'] as const) : []),
  ...(typeof spec.access === 'object' || spec.access === 'signed-in'
    ? (['not_signed_in', 'not_allowed'] as const)
    : []),
  ...(typeof spec.access === 'object' ? (['two_step_required', 'password_needed'] as const) : []),
  ...(spec.idempotent ? (['idempotency_key_reused', 'idempotency_in_progress'] as const) : []),
];

const checkAnswer = (key: string, spec: CallSpec, data: unknown): void => {
  const parsed = spec.response.safeParse(data);
  if (!parsed.success) throw new Error(`${key} answers against the contract: ${parsed.error.message}`);
  if (!isDeepStrictEqual(parsed.data, data)) throw new Error(`${key} answers with fields the contract lacks`);
};

const checkFailure = (key: string, spec: CallSpec, failure: ApiFailure): void => {
  if (failure.code === 'offline' || failure.code === 'timeout') return;
  const entry = ERRORS[failure.code];
  if (entry.http !== failure.http || entry.message !== failure.message) {
    throw new Error(`${key} fails against the catalogue: ${failure.http} ${failure.code} ${failure.message}`);
  }
  if (![...(spec.errors ?? []), ...commonErrors(spec)].includes(failure.code)) {
    throw new Error(`${key} fails with ${failure.code}, which the contract does not list`);
  }
};

/** A phone: its cookies, its raw requests and its typed calls, each answer held against the contract. */
export type TestClient = {
  /** Name -> value; change it to be somebody else. */
  readonly cookies: Map<string, string>;
  /** A request with the phone's cookies; `path` from the site root. Redirects are not followed. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** As the guest app calls. Throws `ApiFailure`. */
  readonly call: Call;
  /** The code of the catalogue that a call fails with; throws when it succeeds. */
  readonly failure: <Key extends keyof AllCalls>(key: Key, input: CallInput<Key>) => Promise<ErrorCode>;
  /** Places in the outbox of all that has happened, where the test has the database at hand. */
  readonly happened?: () => Promise<ReadonlySet<string>>;
};

const remember = (cookies: Map<string, string>, response: Response): void => {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const gone = /max-age=0|expires=thu, 01 jan 1970/i.test(line);
    if (gone) cookies.delete(name);
    else cookies.set(name, pair.slice(at + 1));
  }
};

/** A client of the server at `base` (no trailing slash), with an empty cookie jar. */
export const testClient = (base: string, happened?: TestClient['happened']): TestClient => {
  const cookies = new Map<string, string>();
  const send: typeof fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([n, v]) => `${n}=${v}`).join('; '));
    const response = await fetch(input, { ...init, headers, redirect: 'manual' });
    remember(cookies, response);
    return response;
  };
  const client = createClient(`${base}/api`, send);
  const call: Call = async (key, input) => {
    const spec: CallSpec = allCalls[key];
    try {
      const data = await client(key, input);
      checkAnswer(key, spec, data);
      return data;
    } catch (cause) {
      if (cause instanceof ApiFailure) checkFailure(key, spec, cause);
      throw cause;
    }
  };
  return {
    cookies,
    fetch: (path, init) => send(base + path, init),
    ...(happened && { happened }),
    call,
    failure: async (key, input) => {
      const outcome = await call(key, input).catch((cause: unknown) => cause);
      if (outcome instanceof ApiFailure && outcome.code !== 'offline' && outcome.code !== 'timeout') {
        return outcome.code;
      }
      throw outcome instanceof Error ? outcome : new Error(`${key} did not fail`);
    },
  };
};
