import { Refusal } from '@tableside/contract';
import type { MoneyAlert } from '@tableside/contract/http/console/money';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Handler, StaffContext } from '../../../http/mount/handler.ts';
import { audit } from '../../staff/index.ts';
import { alertView, announceAlert } from './alert.ts';
import { alertsOfVenue, resolveAlertById } from './alert-store.ts';

/** What did not agree, open ones first. */
export const listAlerts =
  ({ database }: Pick<Deps, 'database'>): Handler<'GET /console/{venue}/money-alerts'> =>
  async ({ staff }) => ({ alerts: (await alertsOfVenue(database.run, staff.venueId)).map(alertView) });

/** Settles an alert in the name of somebody; null: the venue has none such. A second time changes nothing. */
export const resolveBy = async (
  run: Run,
  staff: StaffContext,
  { id, note, at }: { readonly id: string; readonly note: string; readonly at: Date },
): Promise<MoneyAlert | null> => {
  const settled = await resolveAlertById(run, staff.venueId, id, { at, by: staff.name, note });
  if (!settled) return null;
  if (settled.changed) {
    await audit(run, staff, { action: 'alert-settle', subject: `alert:${id}`, data: { note } });
    await announceAlert(run, staff.venueId, settled.row);
  }
  return alertView(settled.row);
};

/** A person has looked at it; who and what they found stays with it. */
export const settle =
  ({
    database,
    clock,
  }: Pick<Deps, 'database' | 'clock'>): Handler<'POST /console/{venue}/money-alerts/{alert}/settle'> =>
  async ({ params, body, staff }) => {
    if (!isUuid(params.alert)) throw new Refusal('not_found');
    const by = { id: params.alert, note: body.note, at: new Date(clock()) };
    const alert = await database.transaction(run => resolveBy(run, staff, by));
    if (!alert) throw new Refusal('not_found');
    return { alert };
  };
