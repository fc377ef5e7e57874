import { Refusal } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { FIRST_HASH, headOfChain } from '../ledger/index.ts';
import { audit } from '../staff/index.ts';
import { sealWhatIsThere } from './seal-now.ts';
import { zContent } from './z-content.ts';
import { insertZ, lastZ, lockClosing } from './z-store.ts';
import { zView } from './z-view.ts';

/**
 * Closes everything since the last Z report into the next one, by what is sealed: nothing is in two of them or in none,
 * whenever it was committed. Who closes second at the same time gets the report of who was first, and is told so.
 */
export const closeDay =
  ({
    database,
    clock,
    venues,
  }: Pick<Deps, 'database' | 'clock' | 'venues'>): Handler<'POST /console/{venue}/z-reports'> =>
  async ({ staff, body }) => {
    const venue = await venues.get(staff.venueId);
    const now = clock();
    await sealWhatIsThere(database, venue.id, now);
    return database.transaction(async run => {
      await lockClosing(run, venue.id);
      const last = await lastZ(run, venue.id);
      if (body.after > (last?.number ?? 0)) throw new Refusal('validation_failed', { field: 'after' });
      if (last && body.after < last.number) return { report: zView(last), made: false };
      const head = (await headOfChain(run, venue.id)) ?? { number: 0, hash: FIRST_HASH };
      const after = last?.seal_number ?? 0;
      const counted = body.counted === null ? null : minor(body.counted);
      const content = await zContent(run, venue, {
        seals: { after, number: head.number },
        since: last?.closed_at ?? null,
        float: minor(body.float),
        counted,
        note: body.note.trim(),
        now,
      });
      const row = await insertZ(run, {
        venueId: venue.id,
        number: (last?.number ?? 0) + 1,
        closed_at: new Date(now),
        closed_by: staff.name,
        userId: staff.userId,
        seal_after: after,
        seal_number: head.number,
        seal_hash: head.hash,
        currency: venue.settings.currency.code,
        decimals: venue.settings.currency.decimals,
        content,
      });
      await audit(run, staff, {
        action: 'day-close',
        subject: `z-report:${row.number}`,
        data: { seal: head.number, cash_difference_minor: content.cash.difference },
      });
      const answer = { report: zView(row), made: true };
      await keepAnswerWithin(run, answer);
      return answer;
    });
  };
