import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.ts';
import type { RequestMeta } from './handler.ts';

/** The HttpOnly cookie that says which phone this is. */
export const DEVICE_COOKIE = 'device';

const keyOf = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 ? key : null;
};

/** What handlers may know of a request. Cookies are SameSite=Lax, and Secure where the site is. */
export const metaOf = (request: FastifyRequest, reply: FastifyReply): RequestMeta => {
  const secure = request.protocol === 'https';
  return {
    ip: clientNetwork(request.ip),
    deviceToken: request.cookies[DEVICE_COOKIE] ?? null,
    cookies: request.cookies,
    headers: request.headers,
    idempotencyKey: keyOf(request),
    secure,
    setCookie: (name, value, { maxAgeSeconds, httpOnly, path }) => {
      reply.setCookie(name, value, {
        maxAge: maxAgeSeconds,
        httpOnly,
        path: path ?? '/',
        sameSite: 'lax',
        secure,
      });
    },
    clearCookie: name => {
      reply.clearCookie(name, { path: '/' });
    },
  };
};
