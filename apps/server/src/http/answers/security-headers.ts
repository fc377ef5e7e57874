import type { FastifyInstance } from 'fastify';

const HSTS = 'max-age=31536000';

/** A policy in the words of the header. */
export const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Answers that are no pages load nothing. */
const API_POLICY = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" });

const EVERYWHERE = {
  'content-security-policy': API_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(self)',
} as const;

const PAGE = {
  'default-src': "'self'",
  'script-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
};

type Origins = {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
};

/**
 * Policy of a guest page: scripts from files, those in the page by their hashes, which no other text has, and the inline
 * styles by their nonce. The whole app is one page, so the forms of payment providers (`others`) are let in on all of it;
 * they are loaded on the Pay screen only.
 */
export const guestPolicy = (
  inline: { readonly style: string; readonly scripts: readonly string[] },
  others: readonly Origins[],
): string => {
  const and = (kind: keyof Origins): string => ["'self'", ...others.flatMap(each => each[kind])].join(' ');
  return policy({
    ...PAGE,
    'script-src': [and('script'), ...inline.scripts.map(hash => `'sha256-${hash}'`)].join(' '),
    'frame-src': and('frame'),
    'connect-src': and('connect'),
    'style-src': `'self' 'nonce-${inline.style}'`,
  });
};

/** Policy of a page that runs nothing and asks for pictures and fonts alone; its one inline style by its hash. */
export const stillPolicy = (styleHash: string): string =>
  policy({
    'default-src': "'none'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'style-src': `'sha256-${styleHash}'`,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  });

/** Policy of the guest app's service worker: it fetches from us and runs nothing else. */
export const workerPolicy = policy({ 'default-src': "'none'", 'connect-src': "'self'" });

/** Policy of the console and the API's documentation: their component libraries write style attributes. */
export const consolePolicy = policy({ ...PAGE, 'style-src': "'self' 'unsafe-inline'" });

/**
 * Headers that every answer carries but a call's 304, whose answer the client has; pages replace the policy. HSTS where the
 * guest came by https.
 */
export const protectAnswers = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(EVERYWHERE);
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    done();
  });
};
