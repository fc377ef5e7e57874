import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { isUuid } from '../../http/identifiers.ts';
import { audit } from '../staff/index.ts';
import { alertView, announceAlert } from './alert.ts';
import { alertsOfVenue, settleAlertById } from './alert-store.ts';

/** What did not agree, open ones first. */
export const listAlerts =
  ({ database }: Pick<Deps, 'database'>): Handler<'GET /console/{venue}/money-alerts'> =>
  async ({ staff }) => ({ alerts: (await alertsOfVenue(database.run, staff.venueId)).map(alertView) });

/** A person has looked at it; who and what they found stays with it. A second time changes nothing. */
export const settle =
  ({
    database,
    clock,
  }: Pick<Deps, 'database' | 'clock'>): Handler<'POST /console/{venue}/money-alerts/{alert}/settle'> =>
  async ({ params, body, staff }) => {
    if (!isUuid(params.alert)) throw new Refusal('not_found');
    return database.transaction(async run => {
      const at = new Date(clock());
      const settled = await settleAlertById(run, staff.venueId, params.alert, {
        at,
        by: staff.name,
        note: body.note,
      });
      if (!settled) throw new Refusal('not_found');
      if (settled.changed) {
        await audit(run, staff, {
          action: 'alert-settle',
          subject: `alert:${params.alert}`,
          data: { note: body.note },
        });
        await announceAlert(run, staff.venueId, settled.row);
      }
      return { alert: alertView(settled.row) };
    });
  };
