import { Readable } from 'node:stream';
import { Refusal } from '@tableside/contract';
import { ROLE_GROUPS, type StaffRole } from '@tableside/domain/staff';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import { type Handler, RawAnswer } from '../../../http/mount/handler.ts';
import { isOpenTo, membershipsOf } from '../../staff/index.ts';
import type { Venue } from '../../venues/index.ts';
import { exportLines } from './export-lines.ts';
import { sealVenue } from './seal.ts';
import { hashAt } from './seal-store.ts';

/** Who may read the whole books. */
const readers: readonly StaffRole[] = ROLE_GROUPS.office;

type Input = Parameters<Handler<'GET /console/ledger/export'>>[0];

/** The caller's venues that are asked for; a foreign one looks like none. */
const venuesFor = async (deps: Deps, { user, query }: Input): Promise<string[]> => {
  const all = (await membershipsOf(deps.database.run, user.userId, deps.env.demo)).filter(venue =>
    isOpenTo(user, venue),
  );
  const asked = all.filter(({ id }) => query.venue === undefined || id === query.venue);
  if (query.venue !== undefined && asked.length === 0) throw new Refusal('not_found');
  const mine = asked.filter(({ role }) => readers.includes(role)).map(({ id }) => id);
  if (mine.length === 0) throw new Refusal('not_allowed');
  return mine.sort();
};

/** Where to go on: a number that the one venue asked for has; 0 is the beginning. */
const placeFor = async (
  { database }: Deps,
  after: string | undefined,
  venueId: string | undefined,
): Promise<number> => {
  if (after === undefined || after === '0') return 0;
  const hash = venueId ? await hashAt(database.run, venueId, Number(after)) : null;
  if (!hash) throw new Refusal('validation_failed', { field: 'after' });
  return Number(after);
};

/** Least that is sent at a time, in characters: a line each would cost more than what is in it. */
const CHUNK = 64 * 1024;

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

async function* booksOf(deps: Deps, venues: readonly Venue[], after: number): AsyncGenerator<string> {
  for (const venue of venues) {
    await sealVenue(deps.database, venue.id, deps.clock());
    yield* exportLines(deps.database.run, venue, after);
  }
}

const answerOf = async (deps: Deps, ids: readonly string[], after: number): Promise<RawAnswer> => {
  const venues = await Promise.all(ids.map(id => deps.venues.get(id)));
  const headers = {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'content-disposition': 'attachment; filename="ledger.ndjson"',
    'cache-control': 'no-store',
  };
  return new RawAnswer(
    200,
    headers,
    Readable.from(inChunks(booksOf(deps, venues, after)), { objectMode: true, highWaterMark: 4 }),
  );
};

/** The books of a venue behind a number read before, for who has proven that they may read them. */
export const ledgerAfter = async (
  deps: Deps,
  venueId: string,
  after: string | undefined,
): Promise<RawAnswer> => answerOf(deps, [venueId], await placeFor(deps, after, venueId));

/**
 * The books of one venue, or of all that the caller keeps, as NDJSON: streamed page by page, whatever their size. With
 * `venue`, `after` goes on behind a number read before. An answer without its `end` line was cut off.
 */
export const exportLedger =
  (deps: Deps): Handler<'GET /console/ledger/export'> =>
  async input => {
    if (input.query.venue !== undefined && !isUuid(input.query.venue)) throw new Refusal('not_found');
    const ids = await venuesFor(deps, input);
    const one = input.query.venue === undefined ? undefined : ids[0];
    return answerOf(deps, ids, await placeFor(deps, input.query.after, one));
  };
