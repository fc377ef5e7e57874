import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { markReported } from '../../drawers/index.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { FIRST_HASH, headOfChain } from '../../ledger/index.ts';
import { audit } from '../../staff/index.ts';
import type { Venue } from '../../venues/index.ts';
import { type Drawer, postCashOverShort } from './book-drawer.ts';
import { openingsUnreported, reportOpenings } from './drawer-store.ts';
import { sealWhatIsThere } from './seal-now.ts';
import { zContent } from './z-content.ts';
import { insertZ, lastZReport, lockClosing } from './z-store.ts';
import { zView } from './z-view.ts';

type Needs = Pick<Deps, 'database' | 'clock' | 'venues'>;
type Closing = Parameters<Handler<'POST /console/{venue}/z-reports'>>[0];

/** Money that comes while the drawer's difference is being sealed changes what is expected: then it is counted again. */
const TRIES = 10;
/** Who counts at the same time has this long between two looks, so many times, to get on with it. */
const BESIDE = { lookEvery: 100, looks: 20 } as const;

/** Makes the report of what is sealed, unless an entry about the drawer has to be sealed, or somebody else's closing ends. */
const closeSealed = async (
  run: Run,
  venue: Venue,
  { staff, body }: Pick<Closing, 'staff' | 'body'>,
  { now, ...who }: Pick<Drawer, 'now' | 'closing' | 'givenUp'>,
) => {
  await lockClosing(run, venue.id);
  const last = await lastZReport(run, venue.id);
  if (body.after > (last?.number ?? 0)) throw new Refusal('validation_failed', { field: 'after' });
  if (last && body.after < last.number) return { report: zView(last), made: false };
  const head = (await headOfChain(run, venue.id)) ?? { number: 0, hash: FIRST_HASH };
  const after = last?.seal_number ?? 0;
  const number = (last?.number ?? 0) + 1;
  const { code: currency, decimals } = venue.settings.currency;
  const since = last?.closed_at ?? null;
  const openings = await openingsUnreported(run, venue.id);
  const { content, foundByPeople, counted } = await zContent(run, venue, {
    seals: { after, number: head.number },
    since,
    float: minor(body.float),
    counted: body.counted === null ? null : minor(body.counted),
    heldBefore: minor(last?.content.cash.held?.now ?? 0),
    note: body.note.trim(),
    openings,
    now,
  });
  // Of a drawer that was counted the report says it all, or waits.
  if (counted.some(({ unsealed }) => unsealed)) return { is: 'unsealed' } as const;
  const drawer = { venueId: venue.id, currency, z: number, since, head: head.number, content, foundByPeople };
  const step = await postCashOverShort(run, { ...drawer, ...who, by: staff.name, now });
  if (step.is !== 'sealed') return step;
  const row = await insertZ(run, {
    venueId: venue.id,
    number,
    closed_at: new Date(now),
    closed_by: staff.name,
    userId: staff.userId,
    seal_after: after,
    seal_number: head.number,
    seal_hash: head.hash,
    currency,
    decimals,
    content,
  });
  await markReported(
    run,
    venue.id,
    counted.map(({ id }) => id),
    number,
  );
  await reportOpenings(
    run,
    openings.map(({ id }) => id),
    row.number,
  );
  await audit(run, staff, {
    action: 'day-close',
    subject: `z-report:${row.number}`,
    data: { seal: head.number, cash_difference_minor: content.cash.difference },
  });
  const answer = { report: zView(row), made: true };
  await keepAnswerWithin(run, answer);
  return answer;
};

/**
 * Closes everything since the last Z report into the next one, by what is sealed: nothing is in two of them or in none,
 * whenever it was committed. What the counted drawer differs by is in the books, and in the report that says so. Who
 * closes second at the same time gets the report of who was first, and is told so.
 */
export const closeDay =
  ({ database, clock, venues }: Needs): Handler<'POST /console/{venue}/z-reports'> =>
  async ({ staff, body }) => {
    const venue = await venues.get(staff.venueId);
    const now = clock();
    const closing = randomUUID();
    let beside = { closing: '', looks: 0 };
    for (let tries = 0; tries < TRIES; ) {
      await sealWhatIsThere(database, venue.id, now);
      const givenUp = beside.looks < BESIDE.looks ? null : beside.closing;
      const step = await database.transaction(run =>
        closeSealed(run, venue, { staff, body }, { now, closing, givenUp }),
      );
      if ('report' in step) return step;
      if (step.is === 'beside') {
        beside = { closing: step.closing, looks: beside.closing === step.closing ? beside.looks + 1 : 1 };
        await pause(BESIDE.lookEvery);
      } else tries += 1;
    }
    throw new Refusal('unavailable', { waits_for: 'drawer' });
  };
