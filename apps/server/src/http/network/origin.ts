import { Refusal } from '@tableside/contract';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Whether an origin is this site as the request reached it, scheme and all: a page of the same host over plain http may have
 * been written by anybody on the wire.
 */
const isOurs = (origin: string, { protocol, host }: FastifyRequest): boolean =>
  origin === `${protocol}://${host}`;

/** As {@link isOurs} where a proxy ends https and is not trusted to say so: then only the browser knows. */
const isOurHost = (origin: string, host: string): boolean =>
  URL.canParse(origin) && new URL(origin).protocol === 'https:' && new URL(origin).host === host;

/** Calls that change state though they are GET. API-08. */
const CHANGES_BY_GET = '/remove-discount';

/** Below it providers tell us of payments: no browsers, and proven by signatures. */
export const WEBHOOKS_PATH = '/api/webhooks/';

const changesState = (request: FastifyRequest): boolean =>
  request.method === 'GET' || request.method === 'HEAD'
    ? request.routeOptions.url?.endsWith(CHANGES_BY_GET) === true
    : request.method !== 'OPTIONS' && request.routeOptions.url?.startsWith(WEBHOOKS_PATH) !== true;

/**
 * Whether a request that changes state comes from our own pages. A browser names where it comes from: `Origin`, or for a
 * plain GET `Sec-Fetch-Site`. Without both it is either no browser, or a browser's GET on a plain-http installation;
 * those are let through, because every such address holds a session token that no other site can know and the cookie
 * beside it is SameSite=Lax.
 */
const comesFromUs = (request: FastifyRequest, publicUrl: string | null): boolean => {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined) {
    if (isOurs(origin, request) || (publicUrl !== null && origin === new URL(publicUrl).origin)) return true;
    return site === 'same-origin' && isOurHost(origin, request.host);
  }
  return site === undefined || site === 'same-origin' || site === 'none';
};

/** Refuses other sites' requests that would change something: 403 origin_refused, before any handler. */
export const checkOrigins = (app: FastifyInstance, publicUrl: string | null): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = changesState(request) && !comesFromUs(request, publicUrl);
    done(refused ? (new Refusal('origin_refused') as Error as FastifyError) : undefined);
  });
};
