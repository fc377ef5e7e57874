import type { publicMenuCalls } from '@tableside/contract/http/guests/public-menu';
import type { Deps } from '../../deps.ts';
import { type TaggedJson, tagged, taggedJson } from '../../http/answers/etag.ts';
import { type Handlers, RawAnswer } from '../../http/mount/handler.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { keepMade } from './keep.ts';
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
): Handlers<keyof typeof publicMenuCalls> => {
  const kept = keepMade<TaggedJson>(({ body }) => body.length);
  return {
    'GET /public-menu/{slug}': async ({ params, query, meta }) => {
      const reading = await readPublic(deps, params.slug, query.language ?? null);
      const site = staffAddress(deps.env, meta);
      const made = await kept(reading, site, () => taggedJson(reading.view(site)));
      const { status, headers, body } = tagged(meta, made);
      return new RawAnswer(status, { ...headers, ...FOR_ALL }, body);
    },
  };
};
