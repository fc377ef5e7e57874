import { Refusal } from '@tableside/contract';
import { basisPointsOf } from '@tableside/domain/ledger';
import { textIn } from '@tableside/domain/menu';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { insertCommission, readCommissions } from '../../ledger/index.ts';
import { noteFound } from '../../notices/index.ts';
import { audit } from '../../staff/index.ts';
import { readCourtVenues } from '../console-store.ts';
import { readAccounts } from './account-store.ts';
import { hallMoney } from './money-view.ts';

/**
 * Says what the operator keeps of each sale of a stall from now on. What guests paid before keeps what stood then, and what goes
 * back of it takes that back. The stall reads of it in its log, and its owners by a letter where they are others. Refuses
 * not_found, validation_failed, settings_changed. ADR 0034.
 */
export const setCommission =
  (deps: Deps): Handler<'POST /console/{venue}/hall/commission'> =>
  async ({ staff, body }) => {
    const { venueId } = staff;
    const { stall: stallId, percent, version: seen } = body;
    const basisPoints = basisPointsOf(percent);
    if (basisPoints === null) throw new Refusal('validation_failed', { fields: { percent: 'percent' } });
    const at = new Date(deps.clock());
    return deps.database.transaction(async run => {
      const stall = (await readAccounts(run, 'operator', venueId)).find(({ other }) => other === stallId);
      if (!stall?.hall) throw new Refusal('not_found');
      const version = seen + 1;
      const next = {
        operatorId: venueId,
        stallId,
        version,
        basisPoints,
        changedAt: at,
        changedBy: staff.name,
      };
      if (!(await insertCommission(run, next))) {
        const newest = (await readCommissions(run, venueId)).find(
          each => each.operatorId === venueId && each.stallId === stallId,
        );
        throw new Refusal('settings_changed', {
          revision: newest?.version ?? 0,
          changed_by: newest?.changedBy ?? '',
        });
      }
      const deed = {
        action: 'hall-commission',
        subject: `venue:${stallId}`,
        data: { name: stall.name, percent, version },
      };
      await audit(run, staff, deed);
      await audit(run, { ...staff, venueId: stallId }, deed);
      const known = await readCourtVenues(run, { ...staff, demo: deps.env.demo });
      if (!known.some(({ id, mine }) => id === stallId && mine)) {
        const name = textIn(stall.hall, stall.hallLanguage ?? '', stall.hallLanguage ?? '');
        const dedupeKey = `hall-commission:${venueId}:${stallId}:${version}`;
        const subject = ['commission', staff.name, name].join('|');
        await noteFound(run, { venueId: stallId, cause: 'food-court', dedupeKey, subject }, at);
      }
      return hallMoney(deps, run, venueId);
    });
  };
