import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf, wireName } from './cookie-names.ts';
import type { RequestMeta } from './mount/handler.ts';
import { clientNetwork } from './network/client-network.ts';

/** The HttpOnly cookie that says which phone this is. */
export const DEVICE_COOKIE = 'device';

const keyOf = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 ? key : null;
};

/**
 * What handlers may know of a request. Cookies are SameSite=Lax; where the site is https they are Secure too and named so
 * that a browser takes them from this very host alone, see cookie-names.ts.
 */
export const metaOf = (request: FastifyRequest, reply: FastifyReply): RequestMeta => {
  const secure = request.protocol === 'https';
  const cookies = cookiesOf(request.cookies, secure);
  return {
    ip: clientNetwork(request.ip),
    deviceToken: cookies[DEVICE_COOKIE] ?? null,
    cookies,
    headers: request.headers,
    idempotencyKey: keyOf(request),
    secure,
    setCookie: (name, value, { maxAgeSeconds, httpOnly }) => {
      reply.setCookie(wireName(name, secure), value, {
        maxAge: maxAgeSeconds,
        httpOnly,
        path: '/',
        sameSite: 'lax',
        secure,
      });
    },
    clearCookie: name => {
      reply.clearCookie(wireName(name, secure), { path: '/', secure });
    },
  };
};
