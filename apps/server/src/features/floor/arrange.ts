import { Refusal } from '@tableside/contract';
import { firstOverlap, isOnPlan } from '@tableside/domain/floor';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { CallInputOnServer, Handler } from '../../http/mount/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { audit } from '../staff/index.ts';
import { foreignTables, raiseRevision, writeFloor } from './plan-store.ts';
import { readPlan } from './read-plan.ts';

type Body = CallInputOnServer<'POST /console/{venue}/floor'>['body'];

const repeated = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

/** Refuses a plan that cannot be drawn: validation_failed with what is wrong. */
const refuseUnlessDrawable = ({ areas, places }: Body): void => {
  const names = areas.map(({ name }) => name.trim());
  const refuse = (details: Record<string, unknown>): never => {
    throw new Refusal('validation_failed', details);
  };
  const twice = repeated(names) ?? repeated(places.map(({ table }) => table));
  if (twice !== undefined) refuse({ twice });
  if (names.includes('')) refuse({ area: '' });
  const beyond = places.find(place => !isOnPlan(place));
  if (beyond) refuse({ off_plan: beyond.table });
  const lost = places.find(({ area }) => area !== '' && !names.includes(area));
  if (lost) refuse({ area: lost.area });
  for (const list of Map.groupBy(places, ({ area }) => area).values()) {
    const clash = firstOverlap(new Map(list.map(place => [place.table, place])));
    if (clash) refuse({ overlap: clash });
  }
};

/**
 * Owner or manager arrange the floor: the order of areas, which tables stand in which, and where. Whoever arranged an
 * older plan is told who was quicker, and everybody's console redraws. Refuses floor_plan_changed, table_not_found.
 */
export const arrange =
  ({ database, clock }: Deps): Handler<'POST /console/{venue}/floor'> =>
  async ({ body, staff }) => {
    const { venueId, name } = staff;
    const tables = body.places.map(({ table }) => table);
    if (!tables.every(isUuid)) throw new Refusal('table_not_found');
    refuseUnlessDrawable(body);
    return database.transaction(async run => {
      const change = { from: body.revision, by: name, at: new Date(clock()) };
      const revision = await raiseRevision(run, venueId, change);
      if (revision === null) {
        const { revision, changed_by } = await readPlan(run, venueId);
        throw new Refusal('floor_plan_changed', { revision, changed_by });
      }
      if ((await foreignTables(run, venueId, tables)).length > 0) throw new Refusal('table_not_found');
      await writeFloor(
        run,
        venueId,
        body.areas.map(area => area.name.trim()),
        body.places,
      );
      await appendToOutbox(run, [
        { audience: `staff:${venueId}`, event: 'board-floor', data: { revision, changed_by: name } },
      ]);
      await audit(run, staff, {
        action: 'floor-arrange',
        subject: `venue:${venueId}`,
        data: { revision, tables: tables.length },
      });
      const answer = { plan: await readPlan(run, venueId) };
      await keepAnswerWithin(run, answer);
      return answer;
    });
  };
