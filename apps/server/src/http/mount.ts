import { createHash } from 'node:crypto';
import { allCalls, type CallKey, type CallSpec, Refusal } from '@tableside/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hashOfToken, OutdatedSession } from '../features/sessions/index.ts';
import type { Who } from './access.ts';
import {
  type AdmissionPorts,
  admission,
  admittedCall,
  type Params,
  rememberAdmissions,
} from './admission.ts';
import { type AllHandlers, type ProvesAgain, RawAnswer, type RequestMeta } from './handler.ts';
import type { Idempotency } from './ports.ts';
import { validated } from './validate.ts';

export type MountPorts = AdmissionPorts & { readonly idempotency: Idempotency };

type AnyInput = Who & { params: unknown; body: unknown; query: unknown; meta: RequestMeta };
type AnyHandler = ((input: AnyInput) => Promise<unknown>) & Partial<ProvesAgain>;

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
const scopeOf = ({ guest, user, staff, api }: Who, meta: RequestMeta): string => {
  if (guest) return `session:${guest.sessionId}`;
  if (api) return `key:${api.keyId}`;
  const account = staff ?? user;
  return account
    ? `staff:${account.userId}`
    : `phone:${hashOfToken(meta.deviceToken ?? meta.ip).toString('base64url')}`;
};

const bytesOf = (body: unknown): Buffer => {
  if (!Buffer.isBuffer(body) || body.length === 0)
    throw new Refusal('validation_failed', { fields: { '': 'file' } });
  return body;
};

const mountCall = (
  app: FastifyInstance,
  key: CallKey,
  spec: CallSpec,
  handler: AnyHandler,
  ports: MountPorts,
): void => {
  const [method = 'GET', path = ''] = key.split(' ', 2);
  const bodyOf = (body: unknown): unknown => (spec.upload ? bytesOf(body) : validated(spec.body, body));
  app.route({
    method,
    ...(spec.upload && { bodyLimit: spec.upload.maxBytes }),
    url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
    config: { call: key },
    ...(spec.maxBodyBytes !== undefined && { bodyLimit: spec.maxBodyBytes }),
    onRequest: admission(key, spec, ports, handler.provesAgain === true),
    handler: async (request, reply) => {
      const { params, meta, who, isRemembered, prove } = await admittedCall(request);
      const perform = async (who: Who): Promise<unknown> => {
        const body = method === 'GET' ? undefined : bodyOf(request.body);
        const query = spec.query && validated(spec.query, request.query);
        const work = (): Promise<unknown> => handler({ ...who, params, body, query, meta });
        return spec.idempotent
          ? ports.idempotency.run(scopeOf(who, meta), meta.idempotencyKey, hashOf(key, params, body), work)
          : work();
      };
      const result = isRemembered
        ? await perform(who).catch(async (cause: unknown) => {
            if (!mayBeOutdated(cause)) throw cause;
            return perform(await prove());
          })
        : await perform(who);
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
  const mount = (scope: FastifyInstance, wanted: (spec: CallSpec) => boolean): void => {
    for (const [key, spec] of Object.entries(allCalls) as [keyof typeof allCalls, CallSpec][]) {
      if (wanted(spec)) mountCall(scope, key, spec, loose[key], ports);
    }
  };
  rememberAdmissions(app);
  mount(app, ({ upload }) => upload === undefined);
  // Bytes are taken where a call asks for them and nowhere else.
  app.register(async scope => {
    scope.addContentTypeParser(/^image\/[a-z0-9.+-]+$/, { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    );
    mount(scope, ({ upload }) => upload !== undefined && upload.type === undefined);
  });
  app.register(async scope => {
    scope.addContentTypeParser('application/zip', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    );
    mount(scope, ({ upload }) => upload?.type === 'application/zip');
  });
};
