import type { publicMenuCalls } from '@tableside/contract/http/guests/public-menu';
import type { Deps } from '../../deps.ts';
import { withEtag } from '../../http/answers/etag.ts';
import { type Handlers, RawAnswer } from '../../http/mount/handler.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { type PublicParts, readPublic } from './read-public.ts';

export { mountCrawlerFiles } from './crawlers.ts';
export { mountPublicPages } from './pages.ts';

/** It is for everybody: any site may show it, and keeps it for a minute. */
const FOR_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=60',
};

/** The menu for everybody as data. */
export const publicMenuHandlers = (
  deps: PublicParts & Pick<Deps, 'env'>,
): Handlers<keyof typeof publicMenuCalls> => ({
  'GET /public-menu/{slug}': async ({ params, query, meta }) => {
    const reading = await readPublic(deps, params.slug, query.language ?? null);
    const { status, headers, body } = withEtag(meta, reading.view(staffAddress(deps.env, meta)));
    return new RawAnswer(status, { ...headers, ...FOR_ALL }, body);
  },
});
