import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { MenuDocument } from '@tableside/domain/menu';
import type { VenueSettings } from '@tableside/domain/venue';
import { breather } from '../../breathe.ts';
import type { Database } from '../../database/database.ts';
import { brotli, gzipped } from '../../http/answers/compress.ts';
import { taggedJson } from '../../http/answers/etag.ts';
import { wallTime } from '../venues/index.ts';
import { backText } from './back-text.ts';
import type { Live, MenuSnapshot, PackedSnapshot } from './menu.ts';
import { menuInLanguage } from './menu-in-language.ts';
import { readLive } from './store.ts';

const unbrotliBytes = promisify(brotliDecompress);

/** Costs about 10 ms for 130 dishes; a higher level saves 3 % and costs fifty times that. */
const BROTLI_QUALITY = 6;

export type Uncompressed = Pick<MenuSnapshot, 'version' | 'language' | 'etag' | 'body'>;

/**
 * The menu in each of the venue's languages as JSON bytes with their ETag. `at` is epoch ms. A thousand dishes are some 25 ms
 * a language: between two of them, and before it becomes JSON, others are served.
 */
export const makeBodies = async (
  document: MenuDocument,
  settings: VenueSettings,
  { soldOut, back, popular }: Live,
  version: number,
  at: number,
): Promise<Uncompressed[]> => {
  const now = wallTime(settings.timeZone, at);
  const bodies: Uncompressed[] = [];
  const breathe = breather();
  for (const language of new Set([settings.mainLanguage, ...settings.languages])) {
    if (bodies.length > 0) await breathe();
    const menu = menuInLanguage(document, {
      version,
      language,
      mainLanguage: settings.mainLanguage,
      decimals: settings.currency.decimals,
      now,
      soldOut,
      back: what => backText(back(what), language, settings, at),
      popularMode: settings.popular ?? 'automatic',
      popular,
    });
    await breathe();
    bodies.push({ version, language, ...taggedJson(menu) });
  }
  return bodies;
};

/** As `makeBodies`, with what is sold out and popular at the venue now. */
export const bodiesOf = async (
  { run }: Pick<Database, 'run'>,
  venueId: string,
  ...[document, settings, version, at]: [MenuDocument, VenueSettings, number, number]
): Promise<Uncompressed[]> => makeBodies(document, settings, await readLive(run, venueId), version, at);

const packed = async (entry: Uncompressed): Promise<MenuSnapshot> => {
  const [br, gzip] = await Promise.all([brotli(entry.body, BROTLI_QUALITY), gzipped(entry.body)]);
  return { ...entry, brotli: br, gzip };
};

/** Compresses off the event loop, on as many cores as there are. */
export const compress = (bodies: readonly Uncompressed[]): Promise<MenuSnapshot[]> =>
  Promise.all(bodies.map(packed));

/** A snapshot as it is stored, with its bytes as they were before they were compressed. */
export const unpacked = async (stored: PackedSnapshot): Promise<MenuSnapshot> => ({
  ...stored,
  body: await unbrotliBytes(stored.brotli),
});
