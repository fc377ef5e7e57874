import { Refusal, toWire } from '@tableside/contract';
import { isOfJournal } from '@tableside/domain/drawers';
import { drawerLines, pettyCashLines } from '@tableside/domain/ledger';
import { minor } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handler, StaffContext } from '../../http/mount/handler.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { postEntry } from '../ledger/index.ts';
import { audit } from '../staff/index.ts';
import { closeDrawer, drawerById, insertMove } from './drawer-store.ts';
import { drawerView, expectedIn } from './drawer-view.ts';
import { heldDrawer, refuseBeyond } from './held-drawer.ts';

type Needs = Pick<Deps, 'database' | 'clock' | 'venues'>;

/** What was changed, as it stands now: the last thing of a transaction. */
const answerWith = async (run: Run, { venueId, userId }: StaffContext, id: string) => {
  const row = await drawerById(run, venueId, id);
  if (!row) throw new Refusal('not_found');
  const answer = { drawer: drawerView(row, userId) };
  await keepAnswerWithin(run, answer);
  return answer;
};

/** Cash by hand; what comes into the house or leaves it is an entry of the journal. Refuses drawer_holds_less. */
export const moveInDrawer =
  ({ database, clock, venues }: Needs): Handler<'POST /console/{venue}/drawers/{drawer}/move'> =>
  async ({ staff, params, body }) => {
    const { venueId, name: by } = staff;
    const { code: currency, decimals } = (await venues.get(venueId)).settings.currency;
    const now = clock();
    return database.transaction(async run => {
      const row = await heldDrawer(run, staff, params.drawer);
      const { kind, amount } = body;
      const reason = body.reason.trim();
      refuseBeyond(row, kind, amount, decimals);
      const move = await insertMove(run, row.id, { at: new Date(now), kind, amount, reason, by });
      if (isOfJournal(kind)) {
        await postEntry(run, {
          venueId,
          kind: 'petty_cash',
          currency,
          dedupeKey: `petty_cash:${move}`,
          at: now,
          data: { drawer: row.id, person: row.name, reason, by },
          lines: pettyCashLines(minor(kind === 'paid_out' ? amount : -amount)),
        });
      }
      const data = { kind, amount_minor: amount, reason, person: row.name };
      await audit(run, staff, { action: 'drawer-move', subject: `drawer:${row.id}`, data });
      return answerWith(run, staff, row.id);
    });
  };

/**
 * Counts a drawer and closes it: what it differs by is in the books, and from here on its person's cash is the house's. Refuses
 * drawer_changed where the count was held against something else than what the books say now, such as before a payment that
 * ended meanwhile.
 */
export const countDrawer =
  ({ database, clock, venues }: Needs): Handler<'POST /console/{venue}/drawers/{drawer}/count'> =>
  async ({ staff, params, body }) => {
    const { venueId, name: by } = staff;
    const { code: currency, decimals } = (await venues.get(venueId)).settings.currency;
    const now = clock();
    return database.transaction(async run => {
      const row = await heldDrawer(run, staff, params.drawer);
      const expected = expectedIn(row);
      if (body.expected_total !== expected) {
        throw new Refusal('drawer_changed', { expected: toWire(expected, decimals) });
      }
      const { counted } = body;
      const difference = counted - expected;
      const note = body.note.trim();
      await closeDrawer(run, row.id, { at: new Date(now), by, expected, counted, note });
      const said = { person: row.name, counted_minor: counted, expected_minor: expected };
      await postEntry(run, {
        venueId,
        kind: 'drawer_count',
        currency,
        dedupeKey: `drawer_count:${row.id}`,
        at: now,
        data: { drawer: row.id, ...said, by },
        lines: drawerLines(minor(difference)),
      });
      const data = { ...said, difference_minor: difference, ...(note !== '' && { note }) };
      await audit(run, staff, { action: 'drawer-count', subject: `drawer:${row.id}`, data });
      return answerWith(run, staff, row.id);
    });
  };
