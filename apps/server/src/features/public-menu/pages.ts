import { Refusal } from '@tableside/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { acceptedEncoding } from '../../http/answers/accepted-encoding.ts';
import { matchesEtag } from '../../http/answers/etag.ts';
import { stillPolicy } from '../../http/answers/security-headers.ts';
import { clientNetwork } from '../../http/network/client-network.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { metaOf } from '../../http/request-meta.ts';
import { GENERAL, PAGES } from '../limits/index.ts';
import { type GuestApp, sendUnknown } from '../pages/index.ts';
import { loadingScreenOf } from '../session-view/index.ts';
import { jsonLdOf } from './json-ld.ts';
import { keepMade } from './keep.ts';
import { bytesOf, type KeptPage, packPage } from './kept-page.ts';
import { type PublicParts, type PublicReading, readPublic } from './read-public.ts';

/** So long a browser or a proxy shows it unasked. */
const CACHE = 'public, max-age=60';

type Parts = PublicParts &
  Pick<Deps, 'limits' | 'env'> & {
    readonly guestApp: GuestApp;
  };

const looksOf = ({ venue: { settings } }: PublicReading) => ({
  customizations: settings.customizations.map(each => ({ ...each })),
  loading_screen: loadingScreenOf(settings.loadingScreen),
  functionalities: [...settings.functionalities],
});

const createPages = ({ renderer }: GuestApp) => {
  const kept = keepMade(bytesOf);
  return (reading: PublicReading, site: string): Promise<KeptPage> =>
    kept(reading, site, () => {
      const menu = reading.view(site);
      const jsonLd = JSON.stringify(jsonLdOf(menu));
      return packPage(renderer.renderPublicMenu({ menu, looks: looksOf(reading), jsonLd }));
    });
};

const send = (request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply => {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const etag = `"${page.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  reply.headers({
    etag,
    'cache-control': CACHE,
    vary: 'Accept-Encoding',
    'x-robots-tag': 'index, follow',
    'content-security-policy': stillPolicy(page.styleHash),
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page[encoding]);
};

/**
 * `/menu-of/{slug}` and, in other languages, `/menu-of/{slug}/{language}`: a menu to read, for everybody and for search
 * engines. It opens no session and sets no cookie.
 */
export const mountPublicPages = (app: FastifyInstance, parts: Parts): void => {
  const pageOf = createPages(parts.guestApp);
  for (const url of ['/menu-of/:slug', '/menu-of/:slug/:language'])
    app.get<{ Params: { slug: string; language?: string } }>(
      url,
      { config: { page: true } },
      async (request, reply) => {
        const address = clientNetwork(request.ip);
        parts.limits.take('address', address, GENERAL.address);
        parts.limits.take('page', address, PAGES);
        const { slug, language = null } = request.params;
        const reading = await readPublic(parts, slug, language).catch(error => {
          if (error instanceof Refusal && error.code === 'not_found') return null;
          throw error;
        });
        if (!reading) return sendUnknown(request, reply, parts.guestApp);
        if (language === reading.venue.settings.mainLanguage)
          return reply.redirect(`/menu-of/${encodeURIComponent(slug)}`, 301);
        const site = staffAddress(parts.env, metaOf(request, reply));
        return send(request, reply, await pageOf(reading, site));
      },
    );
};
