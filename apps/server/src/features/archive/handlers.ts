import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MenuDocument } from '@tableside/domain/menu';
import { dayOfWall } from '@tableside/domain/schedule';
import type { Deps } from '../../deps.ts';
import { type Handler, type Handlers, RawAnswer } from '../../http/mount/handler.ts';
import { audit } from '../staff/index.ts';
import { wallDate } from '../venues/index.ts';
import type { Progress } from './format.ts';
import { picturesIn, picturesOf } from './write/pictures.ts';
import { findVenue, type Subject } from './write/read-store.ts';
import { beginRun, endRun, lastRun, noteRun, readHolds } from './write/run-store.ts';
import { openStreamedFile } from './write/spool.ts';
import { writeArchive } from './write/write-archive.ts';

type Keys = `GET /console/{venue}/archive${'' | '/file'}` | 'POST /console/{venue}/archive/allow';

/** Whoever asks more often asks for the same file again. */
const FILES = { limit: 12, seconds: 3_600 } as const;
/** How often it is written down how far one is. */
const NOTE_MS = 500;
/** One that nobody has heard of for so long was cut off. */
const SILENT_MS = 30_000;
/** What a record comes to in the zip: measured on a venue of 20,000 orders. */
const BYTES_OF_RECORD = 75;
const MENU_BYTES = 60_000;

const mediaOf = ({ env }: Deps): string => join(env.dataDir, 'media');

const sizeOf = async (mediaDir: string, ids: ReadonlySet<string>): Promise<number> => {
  let bytes = 0;
  for await (const { path } of picturesOf(mediaDir, ids)) {
    bytes += (await stat(join(mediaDir, path)).catch(() => null))?.size ?? 0;
  }
  return bytes;
};

const dishesOf = (document: unknown): number =>
  ((document as MenuDocument | null)?.categories ?? []).reduce((all, { items }) => all + items.length, 0);

const showArchive =
  (deps: Deps): Handler<'GET /console/{venue}/archive'> =>
  async ({ staff: { venueId } }) => {
    const { run } = deps.database;
    const [{ documents, records, ...holds }, last] = await Promise.all([
      readHolds(run, venueId),
      lastRun(run, venueId),
    ]);
    const pictures = picturesIn(documents);
    const [, published, draft] = documents;
    const silent = last !== null && deps.clock() - last.seen_at.getTime() > SILENT_MS;
    return {
      holds: { ...holds, dishes: dishesOf(draft ?? published), pictures: pictures.size },
      about_bytes: MENU_BYTES + records * BYTES_OF_RECORD + (await sizeOf(mediaOf(deps), pictures)),
      last: last && {
        started_at: last.started_at.toISOString(),
        started_by: last.started_by,
        state:
          last.failed || (last.ended_at === null && silent) ? 'failed' : last.ended_at ? 'made' : 'making',
        records: last.records,
        records_in_all: last.records_in_all,
        bytes: last.bytes,
      },
    };
  };

/** Makes it into the spool, saying how far it is, and whether it came to its end. */
const make = async (
  deps: Deps,
  venue: Subject,
  startedAt: Date,
  spool: Awaited<ReturnType<typeof openStreamedFile>>,
): Promise<void> => {
  const { database, clock, env, log } = deps;
  const place = { venueId: venue.id, startedAt };
  const now = (): Date => new Date(clock());
  let [told, latest]: [number, Progress | null] = [Number.NEGATIVE_INFINITY, null];
  const report = (progress: Progress): void => {
    latest = progress;
    if (performance.now() - told < NOTE_MS) return;
    told = performance.now();
    noteRun(database.run, place, progress, now()).catch(() => undefined);
  };
  const of = { database, clock, mediaDir: mediaOf(deps), address: env.publicUrl };
  try {
    await writeArchive(of, venue, spool.write, report);
    spool.end();
    if (latest) await noteRun(database.run, place, latest, now());
    await endRun(database.run, place, false, now());
  } catch (err) {
    spool.end(err as Error);
    if (!spool.signal.aborted) log.error({ err, venueId: venue.id }, 'an archive was not finished');
    await endRun(database.run, place, true, now()).catch(() => undefined);
  }
};

const sendArchive =
  (deps: Deps): Handler<'GET /console/{venue}/archive/file'> =>
  async ({ staff }) => {
    const { database, clock, env, limits } = deps;
    limits.take('archive', staff.venueId, FILES);
    const venue = await findVenue(database.run, staff.venueId);
    if (!venue) throw new Error(`no venue ${staff.venueId}`);
    const { settings } = await deps.venues.get(venue.id);
    const startedAt = new Date(clock());
    await database.transaction(async run => {
      await beginRun(run, venue.id, staff.name, startedAt);
      await audit(run, staff, { action: 'archive-make', subject: `venue:${venue.id}` });
    });
    const spool = await openStreamedFile(join(env.dataDir, 'tmp'));
    void make(deps, venue, startedAt, spool);
    const day = dayOfWall(wallDate(settings.timeZone, startedAt.getTime()));
    return new RawAnswer(
      200,
      {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${venue.slug}-${day}.zip"`,
        'cache-control': 'no-store',
      },
      spool.stream,
    );
  };

/** A venue in one file, for its owner. */
export const archiveHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/{venue}/archive': showArchive(deps),
  'POST /console/{venue}/archive/allow': async () => ({}),
  'GET /console/{venue}/archive/file': sendArchive(deps),
});
