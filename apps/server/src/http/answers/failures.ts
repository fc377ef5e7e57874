import { ERRORS, type ErrorCode, Refusal, toWireError } from '@tableside/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../../database/connection/away.ts';
import { answerByWaiting } from '../waiting/index.ts';

/** What the framework itself refuses, in the catalogue's words. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'validation_failed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'validation_failed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'validation_failed',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_UNDER_PRESSURE: 'unavailable',
};

/** The catalogue's word for a failure that is the caller's; null for one of ours. */
export const refusalOf = (error: FastifyError | Refusal): Refusal | null => {
  if (error instanceof Refusal) return error;
  const code = FRAMEWORK_CODES[error.code];
  if (code) return new Refusal(code);
  return error.statusCode !== undefined && error.statusCode < 500 ? new Refusal('validation_failed') : null;
};

/** How whoever calls may prove who they are, and what is wrong with the key that came. RFC 6750 §3. */
const challengeOf = ({ code, details }: Refusal, { headers }: FastifyRequest): string | null => {
  if (ERRORS[code].http === 401)
    return headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
  return code === 'not_allowed' && typeof details?.scope === 'string'
    ? `Bearer error="insufficient_scope", scope="${details.scope}"`
    : null;
};

/** Answers with the catalogue's status and words. */
export const sendRefusal = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const retryAfter = refusal.details?.retry_after;
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  const challenge = challengeOf(refusal, reply.request);
  if (challenge !== null) reply.header('www-authenticate', challenge);
  return reply
    .code(ERRORS[refusal.code].http)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(toWireError(refusal.code, refusal.details));
};

/** What a caller sent is no number, id or text that the database can hold: SQLSTATE 22P02, 22003, 22021. */
const CANNOT_BE_HELD: readonly unknown[] = ['22P02', '22003', '22021'];

/** No room for a file of ours. */
const DISK_FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/** After a crash the embedded database is back within about this many seconds. */
const DATABASE_BACK_SECONDS = 2;

/** Writes down a failure that is ours. */
export const logFailure = (error: unknown, request: FastifyRequest): void =>
  request.log.error({ err: error, reqId: request.id, req: request }, 'request failed');

/**
 * Expected failures answer as the catalogue says; a database that is away is a 503 that may be tried again, to whoever looks
 * at a page one that tries again by itself; a full disk says
 * so, for nothing else helps whoever stands before it; a value that the database cannot hold is the caller's, and logged, since
 * the contract should have refused it; everything else is a logged 500 that tells nothing.
 */
export const answerFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) return answerByWaiting(request, reply, refusal) ?? sendRefusal(reply, refusal);
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error, reqId: request.id, req: request }, 'the database is away');
      const away = new Refusal('unavailable', { retry_after: DATABASE_BACK_SECONDS });
      return answerByWaiting(request, reply, away) ?? sendRefusal(reply, away);
    }
    logFailure(error, request);
    if (CANNOT_BE_HELD.includes(error.code)) return sendRefusal(reply, new Refusal('validation_failed'));
    if (DISK_FULL.includes(error.code)) return sendRefusal(reply, new Refusal('storage_full'));
    return sendRefusal(reply, new Refusal('server_error', { request_id: request.id }));
  });
};
