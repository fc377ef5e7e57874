import { BUILD, BUILD_HEADER } from './built.ts';
import { FILES, forgetVisit, heldPage, heldVisit, keepFile, PICTURES } from './kept.ts';
import { askForNews } from './news.ts';
import { offlinePage } from './offline-page.ts';
import { isFile, isOurs } from './ours.ts';
import { undrawn } from './page-parts.ts';
import { isPlainScan, type Treatment } from './requests.ts';
import { type FetchEvent, scope } from './scope.ts';

/** How long the network goes first, in ms: a scan by a phone that holds the visit, and screens beside the menu. */
const HEAD_START = { scan: 400, screen: 3_000 } as const;

const after = (ms: number): Promise<null> => new Promise(resolve => setTimeout(() => resolve(null), ms));

/** A page from the network; null when none came. A page of another build makes what is held worthless. */
const fromNetwork = async (request: Request): Promise<Response | null> => {
  const page = await fetch(request).catch(() => null);
  const build = page?.headers.get(BUILD_HEADER);
  if (build && build !== BUILD) await forgetVisit();
  return page;
};

/**
 * The page from the network. Where the phone holds one, the network has `headStart` ms to bring a page of ours: the error
 * page of a proxy, a stranger's sign-in and our own breakdown all say less than what is held.
 */
const networkFirst = async (
  event: FetchEvent,
  headStart: number,
  held: (() => Response | Promise<Response>) | null,
): Promise<Response> => {
  const network = fromNetwork(event.request);
  event.waitUntil(network);
  if (!held) return (await network) ?? offlinePage(scope.navigator.languages);
  const ours = network.then(page => (page && isOurs(page) ? page : null));
  return (await Promise.race([ours, after(headStart)])) ?? held();
};

/** Files and pictures have names that never mean anything else: once here, they stay. */
const keptOrFetched = async (event: FetchEvent, store: string): Promise<Response> => {
  const { request } = event;
  const held = await caches.match(request.url, { ignoreVary: true });
  if (held) return held;
  const answer = await fetch(request);
  if (isFile(answer)) event.waitUntil(keepFile(store, request.url, answer.clone()).catch(() => undefined));
  return answer;
};

const withBody = async (page: Response, change: (html: string) => string): Promise<Response> =>
  new Response(change(await page.text()), { status: page.status, headers: page.headers });

const screen = async (event: FetchEvent, name: string, token: string): Promise<Response> => {
  const held = await heldPage(token, Date.now());
  if (held && name === 'menu') {
    event.waitUntil(askForNews(token, Date.now()));
    return new URL(event.request.url).search === '' ? held : withBody(held, undrawn);
  }
  return networkFirst(event, HEAD_START.screen, held && (() => withBody(held, undrawn)));
};

const scan = async (event: FetchEvent, code: string): Promise<Response> => {
  const visit = await heldVisit(Date.now());
  const same = visit?.code === decodeURIComponent(code) && isPlainScan(new URL(event.request.url).search);
  const known = same && (await heldPage(visit.token, Date.now())) !== null;
  return networkFirst(event, HEAD_START.scan, known ? () => Response.redirect(visit.home, 302) : null);
};

/** The server knows which visit this phone is in; where it is not to be reached, the one that is held is. */
const start = async (event: FetchEvent): Promise<Response> => {
  const visit = await heldVisit(Date.now());
  return networkFirst(event, HEAD_START.screen, visit && (() => Response.redirect(visit.home, 302)));
};

/** The answer to a request that the worker does not leave alone; whatever goes wrong here, the network is asked. */
export const answerTo = (
  event: FetchEvent,
  treatment: Exclude<Treatment, { kind: 'leave' }>,
): Promise<Response> => {
  const work = () => {
    if (treatment.kind === 'file') return keptOrFetched(event, FILES);
    if (treatment.kind === 'picture') return keptOrFetched(event, PICTURES);
    if (treatment.kind === 'start') return start(event);
    return treatment.kind === 'scan'
      ? scan(event, treatment.code)
      : screen(event, treatment.screen, treatment.token);
  };
  return work().catch(() => fetch(event.request));
};
