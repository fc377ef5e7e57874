import type { z } from 'zod';
import type { ErrorCode, WireError } from './errors.ts';
import type { Form } from './form.ts';
import type { AllCalls } from './http/index.ts';
import type { withSetupCode } from './setup-code.ts';

/** Names in braces of a path, as required parameters. */
type ParamsOf<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [name in Name]: string } & ParamsOf<Rest>
  : unknown;
type BodyOf<Spec> = Spec extends { readonly body: infer Body extends z.ZodType }
  ? Spec extends { readonly upload: object }
    ? { readonly body: Form<z.input<Body>> }
    : undefined extends z.input<Body>
      ? { readonly body?: z.input<Body> }
      : { readonly body: z.input<Body> }
  : Spec extends { readonly upload: object }
    ? { readonly body: Blob }
    : { readonly body?: never };
type QueryOf<Spec> = Spec extends {
  readonly query: infer Query extends z.ZodType;
}
  ? { readonly query?: z.input<Query> }
  : unknown;

type HeadersOf<Spec> = Spec extends { readonly access: 'setup-code' }
  ? { readonly headers: ReturnType<typeof withSetupCode> }
  : unknown;

/** What a call takes: its path parameters, body, query, and the key that makes a retry harmless. */
export type CallInput<Key extends keyof AllCalls> = ParamsOf<Key> &
  BodyOf<AllCalls[Key]> &
  HeadersOf<AllCalls[Key]> &
  QueryOf<AllCalls[Key]> & {
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
  };
/** What `data` holds in the answer. */
export type CallAnswer<Key extends keyof AllCalls> = AllCalls[Key] extends {
  readonly response: infer Response extends z.ZodType;
}
  ? z.output<Response>
  : never;

/**
 * A failed call: `code` from the catalogue, or `offline` when no answer came, `timeout` after 60 s or when a proxy on the
 * way had none from our server. After both nobody knows whether the call was carried out. API-02, APP-13.
 */
export class ApiFailure extends Error {
  readonly code: ErrorCode | 'offline' | 'timeout';
  readonly http: number;
  readonly status: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(code: ApiFailure['code'], http: number, message: string, wire?: WireError) {
    super(message);
    this.name = 'ApiFailure';
    this.code = code;
    this.http = http;
    this.status = wire?.status;
    this.details = wire?.details ?? {};
  }
}

export type Call = <Key extends keyof AllCalls>(key: Key, input: CallInput<Key>) => Promise<CallAnswer<Key>>;

/** Longest wait for an answer. API-02. */
export const API_TIMEOUT_MS = 60_000;

type LooseInput = {
  readonly [name: string]: unknown;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

const isWireError = (value: unknown): value is WireError =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

const addressOf = (base: string, path: string, input: LooseInput): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  return base + filled + (query.length > 0 ? `?${new URLSearchParams(query as [string, string][])}` : '');
};

/**
 * The typed client. Types come from the contract, paths from the call's own key, so nothing of the schemas is shipped to
 * the phone. `base` is the API root; `send` is `fetch` or a stand-in.
 */
export const createClient = (base: string, send: typeof fetch): Call => {
  const call = async (key: string, input: LooseInput): Promise<unknown> => {
    const [method = 'GET', path = ''] = key.split(' ', 2);
    const timeout = AbortSignal.timeout(API_TIMEOUT_MS);
    const headers: Record<string, string> = { accept: 'application/json', ...input.headers };
    const { body } = input;
    const isForm = body instanceof FormData;
    const isFile = body instanceof Blob;
    // A form says by itself where its parts end.
    if (body !== undefined && !isForm) headers['content-type'] = isFile ? body.type : 'application/json';
    if (input.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey;
    let response: Response | undefined;
    let answer: unknown;
    try {
      response = await send(addressOf(base, path, input), {
        method,
        headers,
        credentials: 'same-origin',
        signal: input.signal ? AbortSignal.any([input.signal, timeout]) : timeout,
        ...(body === undefined ? {} : { body: isForm || isFile ? body : JSON.stringify(body) }),
      });
      answer = await response.json();
    } catch (cause) {
      if (input.signal?.aborted) throw cause;
      // The error page of a proxy comes through the network; a page in place of data (a hotel's sign-in) does not.
      const late = timeout.aborted || response?.ok === false;
      throw new ApiFailure(late ? 'timeout' : 'offline', response?.status ?? 0, String(cause));
    }
    if (response.ok) return (answer as { data: unknown }).data;
    if (isWireError(answer)) throw new ApiFailure(answer.code, response.status, answer.message, answer);
    throw new ApiFailure('server_error', response.status, response.statusText);
  };
  return call as Call;
};
