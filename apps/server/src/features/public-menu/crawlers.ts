import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { escapeHtml } from '../../http/answers/escape-html.ts';
import { clientNetwork } from '../../http/network/client-network.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { metaOf } from '../../http/request-meta.ts';
import { GENERAL } from '../limits/index.ts';
import { menuPagePath } from '../venues/index.ts';
import { dataPath } from './addresses.ts';
import { readPublicVenues } from './store.ts';

type Venues = Awaited<ReturnType<typeof readPublicVenues>>;
type File = readonly [type: string, text: (venues: Venues, site: string) => string];

/** Tables, visits and the console are nobody's to index; where no venue chose it, nothing is. */
const robots = (venues: Venues, site: string): string =>
  venues.length === 0
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /menu-of/\nAllow: /api/public-menu/\nAllow: /media/\nAllow: /assets/\nAllow: /api/openapi.json\nAllow: /llms.txt\nAllow: /sitemap.xml\nDisallow: /\n\nSitemap: ${site}/sitemap.xml\n`;

const languagesOf = ({ mainLanguage, languages }: Venues[number]): string[] => [
  ...new Set([mainLanguage, ...languages]),
];

const sitemap = (venues: Venues, site: string): string => {
  const urls = venues.flatMap(venue => {
    const at = (language: string): string =>
      escapeHtml(site + menuPagePath(venue.slug, language, venue.mainLanguage));
    const all = languagesOf(venue);
    const links = all
      .map(each => `<xhtml:link rel="alternate" hreflang="${each}" href="${at(each)}"/>`)
      .join('');
    return all.map(each => `<url><loc>${at(each)}</loc>${all.length > 1 ? links : ''}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
};

/** A name as it may stand in a line of Markdown. */
const inLine = (name: string): string => name.replace(/[[\]\\\s]+/g, ' ').trim();

/** For assistants: where the menus are, as llmstxt.org has it. */
const llms = (venues: Venues, site: string): string =>
  [
    '# Menus',
    '',
    '> Menus of venues with prices, allergens and opening hours, as their guests read them now. To order, guests scan the code at the venue.',
    '',
    `Each is a page and JSON; what its fields mean stands in [the description of the interface](${site}/api/openapi.json) at \`GET /public-menu/{slug}\`.`,
    '',
    '## Venues',
    '',
    ...venues.map(
      ({ slug, name, mainLanguage }) =>
        `- [${inLine(name)}](${site}${dataPath(slug, mainLanguage)}): the menu as JSON; [the page](${site}${menuPagePath(slug, mainLanguage, mainLanguage)})`,
    ),
    '',
  ].join('\n');

const FILES: Readonly<Record<string, File>> = {
  '/robots.txt': ['text/plain; charset=utf-8', robots],
  '/sitemap.xml': ['application/xml; charset=utf-8', sitemap],
  '/llms.txt': ['text/markdown; charset=utf-8', llms],
};

/** What programs that walk the web ask for first. */
export const mountCrawlerFiles = (
  app: FastifyInstance,
  { database, env, limits }: Pick<Deps, 'database' | 'env' | 'limits'>,
): void => {
  for (const [path, [type, text]] of Object.entries(FILES))
    app.get(path, async (request, reply) => {
      limits.take('address', clientNetwork(request.ip), GENERAL.address);
      const site = staffAddress(env, metaOf(request, reply));
      return reply
        .type(type)
        .header('cache-control', 'public, max-age=300')
        .send(text(await readPublicVenues(database.run), site));
    });
};
