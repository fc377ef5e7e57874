import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MenuDocument } from '@tableside/domain/menu';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Database } from '../../database/database.ts';
import { wallTime } from '../venues/index.ts';
import type { Live, MenuSnapshot } from './menu.ts';
import { menuInLanguage } from './menu-in-language.ts';
import { readLive } from './store.ts';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** Costs about 10 ms for 130 dishes; a higher level saves 3 % and costs fifty times that. */
const BROTLI_QUALITY = 6;

export type Uncompressed = Pick<MenuSnapshot, 'version' | 'language' | 'etag' | 'body'>;

/** The menu in each of the venue's languages as JSON bytes with their ETag. `at` is epoch ms. */
export const makeBodies = (
  document: MenuDocument,
  settings: VenueSettings,
  { soldOut, popular }: Live,
  version: number,
  at: number,
): Uncompressed[] => {
  const now = wallTime(settings.timeZone, at);
  return [...new Set([settings.mainLanguage, ...settings.languages])].map(language => {
    const menu = menuInLanguage(document, {
      version,
      language,
      mainLanguage: settings.mainLanguage,
      decimals: settings.currency.decimals,
      now,
      soldOut,
      popularMode: settings.popular ?? 'automatic',
      popular,
    });
    const body = Buffer.from(JSON.stringify({ data: menu }));
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    return { version, language, etag: `"${digest}"`, body };
  });
};

/** As `makeBodies`, with what is sold out and popular at the venue now. */
export const bodiesOf = async (
  { run }: Pick<Database, 'run'>,
  venueId: string,
  ...[document, settings, version, at]: [MenuDocument, VenueSettings, number, number]
): Promise<Uncompressed[]> => makeBodies(document, settings, await readLive(run, venueId), version, at);

/** Compresses off the event loop, one language after the other. */
export const compress = async (bodies: readonly Uncompressed[]): Promise<MenuSnapshot[]> => {
  const snapshots: MenuSnapshot[] = [];
  for (const entry of bodies) {
    const brotli = await brotliBytes(entry.body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: entry.body.length,
      },
    });
    snapshots.push({ ...entry, brotli, gzip: await gzipBytes(entry.body) });
  }
  return snapshots;
};
