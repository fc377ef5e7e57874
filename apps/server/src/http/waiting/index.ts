import { randomInt } from 'node:crypto';
import { ERRORS, type Refusal } from '@tableside/contract';
import { DEFAULT_LANGUAGE, firstLanguage, LANGUAGES } from '@tableside/domain/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserLanguages } from '../answers/browser-languages.ts';
import { WAITING_POLICY, type Why, waitingPage } from './page.ts';
import { readWords } from './words.ts';

export { mountWaitingScript } from './script.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** People open this address in a browser: what will pass by itself is answered with a page that waits. */
    page?: true;
  }
}

/** What passes by itself. */
const WHY: Readonly<Partial<Record<Refusal['code'], Why>>> = { unavailable: 'away', rate_limited: 'busy' };

/** Seconds until a page asks again: at least `least`, then by chance up to so many more. */
const SPREAD = { away: { least: 3, more: 4 }, busy: { least: 1, more: 10 } } as const;

/** Whether somebody looks at what is answered. Scripts ask for anything, browsers ask for pages by name. */
const isLookedAt = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config.page === true && (headers.accept ?? '').includes('text/html');

const words = readWords();

/**
 * The answer to a browser that asked for a page which cannot be made just now: in its language, with the refusal's status
 * and `Retry-After`; it tries again by itself. Null: whoever asked wants the refusal itself.
 */
export const answerByWaiting = (
  request: FastifyRequest,
  reply: FastifyReply,
  { code, details }: Refusal,
): FastifyReply | null => {
  const why = WHY[code];
  if (why === undefined || !isLookedAt(request)) return null;
  const language = firstLanguage({
    selected: null,
    browser: browserLanguages(request.headers['accept-language']),
    main: DEFAULT_LANGUAGE,
    offered: LANGUAGES,
  });
  const { least, more } = SPREAD[why];
  const asked = why === 'busy' && typeof details?.retry_after === 'number' ? details.retry_after : 0;
  const seconds = asked + least + randomInt(more);
  const say = words.get(language);
  if (!say) return null;
  return reply
    .code(ERRORS[code].http)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Language',
      'content-security-policy': WAITING_POLICY,
      'retry-after': String(seconds),
    })
    .send(waitingPage(why, language, say, seconds));
};
