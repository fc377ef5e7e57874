import { join } from 'node:path';
import { Refusal } from '@tableside/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { clientNetwork } from '../../http/network/client-network.ts';
import { GENERAL } from '../limits/index.ts';
import type { Venue } from '../venues/index.ts';
import { drawIcon } from './icon.ts';
import { ICON_SIZES, manifestOf } from './manifest.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = 'public, max-age=86400';
/** Icons kept in memory; each is some ten kilobytes. */
const KEPT = 200;

type Parts = Pick<Deps, 'limits' | 'venues'> & { readonly dataDir: string };

/** Draws each icon once as long as it looks the same. */
const iconDrawer = (mediaDir: string) => {
  const known = new Map<string, Promise<Buffer>>();
  return (venue: Venue, size: number): Promise<Buffer> => {
    const key = `${venue.id} ${venue.revision} ${size}`;
    const drawn = known.get(key) ?? drawIcon(venue, size, mediaDir);
    known.set(key, drawn);
    drawn.catch(() => known.delete(key));
    const oldest = known.keys().next().value;
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return drawn;
  };
};

/**
 * `GET /manifest/{venue}` and `GET /manifest/{venue}/icon-{size}.png`: what a phone needs to put the venue's menu on its home
 * screen. Nothing in them is secret. Unknown venues and sizes are 404.
 */
export const mountInstall = (app: FastifyInstance, { limits, venues, dataDir }: Parts): void => {
  const draw = iconDrawer(join(dataDir, 'media'));
  const venueOf = (id: string, ip: string): Promise<Venue> => {
    limits.take('address', clientNetwork(ip), GENERAL.address);
    if (!UUID.test(id)) throw new Refusal('not_found');
    return venues.get(id);
  };
  app.get<{ Params: { venue: string } }>('/manifest/:venue', async (request, reply) => {
    const manifest = manifestOf(await venueOf(request.params.venue, request.ip));
    return reply
      .headers({ 'content-type': 'application/manifest+json', 'cache-control': DAY })
      .send(JSON.stringify(manifest));
  });
  app.get<{ Params: { venue: string; file: string } }>('/manifest/:venue/:file', async (request, reply) => {
    const size = ICON_SIZES.find(each => request.params.file === `icon-${each}.png`);
    if (size === undefined) throw new Refusal('not_found');
    const icon = await draw(await venueOf(request.params.venue, request.ip), size);
    return reply.headers({ 'content-type': 'image/png', 'cache-control': DAY }).send(icon);
  });
};
