import { Refusal } from '@tableside/contract';
import type { PageProblem } from '@tableside/domain/menu-exchange';
import { EXCHANGE_LIMITS } from '@tableside/domain/menu-exchange';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { TooLarge } from '../../outward/exchange.ts';
import { type Fetched, fetchFile, isWebAddress } from '../../outward/fetch-file.ts';
import { ResolvesToPrivate } from '../../outward/outward.ts';

/** Longer than any page of a menu needs, also over a slow line; milliseconds. */
const TIMEOUT_MS = 15_000;
/** Who reads a menu needs a few; nobody reads the web through us. */
const PAGES = { limit: 20, seconds: 60 } as const;

const refuse = (problem: PageProblem): never => {
  throw new Refusal('validation_failed', { fields: { address: problem } });
};

/** `kuku.lt/menu` as people write it is of the web, too. */
const urlOf = (typed: string): URL | null => {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  return url && isWebAddress(url) && url.hostname.length > 0 ? url : null;
};

const SIGN_IN = /\/(log-?in|sign-?in|sso|auth(enticate|orize)?)(\/|\.|$)/i;

/** Whether a page is kept for who signs in: it says so, or leads to where that is done. */
const wantsSignIn = (asked: URL, { status, url }: Fetched): boolean =>
  status === 401 ||
  status === 403 ||
  status === 407 ||
  (SIGN_IN.test(url.pathname) && !SIGN_IN.test(asked.pathname));

const whyNot = (error: unknown): PageProblem => {
  if (error instanceof ResolvesToPrivate) return 'not_allowed';
  return error instanceof TooLarge ? 'too_large' : 'unreachable';
};

/** What a file is called that came from an address. */
const nameOf = ({ hostname, pathname }: URL): string =>
  `${hostname}${pathname === '/' ? '' : pathname}`.slice(0, 200);

/** What stands at a web address, as the file that it is; what of it is a menu the preview says. Nothing is kept. */
export const fetchMenuPage =
  ({ env, limits }: Pick<Deps, 'env' | 'limits'>): Handler<'POST /console/{venue}/menu-exchange/address'> =>
  async ({ staff, body }) => {
    const asked = urlOf(body.address) ?? refuse('link');
    limits.take('menu-pages', staff.venueId, PAGES);
    const found = await fetchFile(asked, {
      inwards: env.menuAllowPrivate,
      maxBytes: EXCHANGE_LIMITS.bytes,
      timeoutMs: TIMEOUT_MS,
    }).catch((error: unknown) => refuse(whyNot(error)));
    if (wantsSignIn(asked, found)) refuse('sign_in');
    if (found.status === 404 || found.status === 410) refuse('not_found');
    if (found.status < 200 || found.status >= 300) refuse('unreachable');
    return { name: nameOf(found.url), content: found.bytes.toString('base64') };
  };
