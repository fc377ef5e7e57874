import { createHash } from 'node:crypto';
import { allCalls, type CallKey, type CallSpec, Refusal } from '@tableside/contract';
import { FORM_FIELDS_BYTES } from '@tableside/contract/form';
import { isLeftOut } from '@tableside/contract/left-out';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dropUpload, splitForm, type Upload } from '../body/upload.ts';
import { OutdatedSession } from '../guest.ts';
import { hashOfToken } from '../tokens.ts';
import { callerOf, type Principal } from './access.ts';
import {
  type AdmissionPorts,
  admission,
  admittedCall,
  type Params,
  rememberAdmissions,
} from './admission.ts';
import { type AllHandlers, RawAnswer, type RequestMeta, type VerifiesSession } from './handler.ts';
import type { Idempotency } from './ports.ts';
import { validated, validatedQuery } from './validate.ts';

export type MountPorts = AdmissionPorts & { readonly idempotency: Idempotency };

type Sent = { readonly body: unknown; readonly file?: Upload };
type AnyInput = Principal & Sent & { params: unknown; query: unknown; meta: RequestMeta };
type AnyHandler = ((input: AnyInput) => Promise<unknown>) &
  Partial<VerifiesSession> & {
    readonly outcome?: {
      readonly kept: (answer: unknown) => unknown;
      readonly again: (kept: unknown, input: AnyInput) => Promise<unknown>;
    };
  };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's key of the call, for metrics and limits. */
    call?: CallKey;
  }
}

const hashOf = (key: CallKey, params: Params, body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([key, params, body ?? null]))
    .digest();

/**
 * A 304 says which entity is still the right one and nothing else: what the client keeps has the other headers, and an
 * answer without a body is not worth more of them. RFC 9110 §15.4.5.
 */
const unchanged = (reply: FastifyReply, headers: RawAnswer['headers']): FastifyReply => {
  reply.hijack().raw.writeHead(304, headers).end();
  return reply;
};

const answer = (reply: FastifyReply, result: unknown, spec: CallSpec): FastifyReply => {
  if (result instanceof RawAnswer) {
    if (result.status === 304) return unchanged(reply, result.headers);
    reply.code(result.status).headers(result.headers);
    return reply.send(result.body ?? '');
  }
  if (!spec.cacheable) reply.header('cache-control', 'no-store');
  return reply.send({ data: result });
};

/** Whom an idempotency key belongs to. A phone is named by the hash of its token: tokens are never stored. */
const scopeOf = ({ guest, account: own, user, staff, api }: Principal, meta: RequestMeta): string => {
  if (guest) return `session:${guest.sessionId}`;
  if (api) return `key:${api.keyId}`;
  if (own) return `account:${own.accountId}`;
  const account = staff ?? user;
  return account
    ? `staff:${account.userId}`
    : `phone:${hashOfToken(meta.deviceToken ?? meta.ip).toString('base64url')}`;
};

/** What the body holds; a body that does not say so is as long as what was made of it. */
const bytesSent = ({ headers, body }: FastifyRequest): number =>
  Number(headers['content-length'] ?? (body == null ? 0 : Buffer.byteLength(JSON.stringify(body))));

const FORM = 'multipart/form-data';

/** The file that came in place of a body, or with it as a form. */
const sentFile = async (spec: CallSpec, upload: Upload | undefined, contentType = ''): Promise<Sent> => {
  if (!upload || upload.bytes === 0) throw new Refusal('validation_failed', { fields: { '': 'file' } });
  if (!spec.body) return { body: undefined, file: upload };
  // Alone, where there is nothing to say with it.
  if (!contentType.startsWith(FORM)) return { body: validated(spec.body, {}), file: upload };
  const { fields, file } = await splitForm(upload, contentType, spec.upload?.maxBytes ?? 0);
  return { body: validated(spec.body, fields), file };
};

/** Takes files of the types that a call asks for, and nothing else. */
const takeFiles = (scope: FastifyInstance, { body, upload }: CallSpec): void => {
  scope.removeAllContentTypeParsers();
  const alone = !body || isLeftOut(body) ? (upload?.types ?? []) : [];
  for (const type of body ? [FORM, ...alone] : alone)
    scope.addContentTypeParser(type === 'image/*' ? /^image\/[a-z0-9.+-]+$/ : type, scope.bodies.file);
};

/** The guest of a session with the proof of the account that this phone is signed in with, for loyalty. */
const withSignIn = (who: Principal, signIn: Buffer | null): Principal =>
  who.guest && signIn ? { ...who, guest: { ...who.guest, signIn } } : who;

const mountCall = (
  app: FastifyInstance,
  key: CallKey,
  spec: CallSpec,
  handler: AnyHandler,
  ports: MountPorts,
): void => {
  const [method = 'GET', path = ''] = key.split(' ', 2);
  app.route({
    method,
    ...(spec.upload && { bodyLimit: spec.upload.maxBytes + (spec.body ? FORM_FIELDS_BYTES : 0) }),
    url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
    config: { call: key },
    onRequest: admission(key, spec, ports, handler.verifiesSession === true),
    handler: async (request, reply) => {
      const upload = spec.upload && (request.body as Upload | undefined);
      const { params, meta, who, isRemembered, prove } = await admittedCall(request).catch(
        async (refusal: unknown) => {
          if (upload) await dropUpload(upload);
          throw refusal;
        },
      );
      const perform = async (who: Principal): Promise<unknown> => {
        const { body, file }: Sent = spec.upload
          ? await sentFile(spec, upload, request.headers['content-type'])
          : { body: method === 'GET' ? undefined : validated(spec.body, request.body) };
        const query = spec.query && validatedQuery(spec.query, request.query);
        const input = {
          ...withSignIn(who, ports.guestAccounts.proofOf(meta)),
          params,
          body,
          query,
          meta,
          ...(file && { file }),
        };
        const work = (): Promise<unknown> => handler(input);
        if (!spec.idempotent) return work();
        if (spec.idempotent === 'required' && meta.idempotencyKey === null)
          throw new Refusal('validation_failed', { fields: { 'Idempotency-Key': 'missing' } });
        const { outcome } = handler;
        const again = outcome && { ...outcome, again: (kept: unknown) => outcome.again(kept, input) };
        const hash = hashOf(key, params, file ? [body, file.sha256] : body);
        return ports.idempotency.run(scopeOf(who, meta), meta.idempotencyKey, hash, work, again);
      };
      ports.limits.keep(key, callerOf(meta, who), {
        bytes: bytesSent(request),
        withKey: spec.idempotent !== undefined && meta.idempotencyKey !== null,
        lines: who.guest?.cart.lines.length ?? 0,
      });
      const result = isRemembered
        ? await perform(who).catch(async (cause: unknown) => {
            if (!mayBeOutdated(cause)) throw cause;
            return perform(await prove());
          })
        : await perform(who).finally(() => upload && dropUpload(upload));
      if (method !== 'GET') ports.sessions.noticeChange();
      return answer(reply, result, spec);
    },
  });
};

/** What a remembered session may be to blame for: then the proven one decides. */
const mayBeOutdated = (cause: unknown): boolean =>
  cause instanceof Refusal || cause instanceof OutdatedSession;

/**
 * Serves the contract: for each call a route below `/api` that proves the caller, counts the call, validates its input
 * and answers `{data}`. Failures leave as thrown `Refusal`s, see failures.ts. API-01.
 */
export const mountCalls = (app: FastifyInstance, handlers: AllHandlers, ports: MountPorts): void => {
  // The compiler holds each handler against its call; from here on the validated input is what it takes.
  const loose = handlers as { readonly [Key in keyof AllHandlers]: AnyHandler };
  rememberAdmissions(app);
  for (const [key, spec] of Object.entries(allCalls) as [keyof typeof allCalls, CallSpec][]) {
    if (!spec.upload) mountCall(app, key, spec, loose[key], ports);
    else
      app.register(async scope => {
        takeFiles(scope, spec);
        mountCall(scope, key, spec, loose[key], ports);
      });
  }
};
