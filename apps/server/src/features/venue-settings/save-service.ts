import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { savePage } from './save-page.ts';

/**
 * Says how orders are taken; it counts from the next order on. Refuses settings_changed, and validation_failed for a PIN
 * where none was asked before: parties that sit already have none, and the console shows staff no PIN to tell.
 */
export const saveService =
  (deps: Deps): Handler<'POST /console/{venue}/settings/service'> =>
  ({ staff, body: { revision, ...chosen } }) =>
    savePage(deps, staff, { page: 'service', revision }, ({ settings }) => {
      if (chosen.presence === 'pin' && settings.presence !== 'pin')
        throw new Refusal('validation_failed', { fields: { presence: 'pin' } });
      return {
        settings: {
          acceptance: chosen.acceptance,
          defaultWaitMinutes: chosen.default_wait_minutes,
          batchWaitSeconds: chosen.batch_wait_seconds,
          presence: chosen.presence,
          maxOpenOrdersPerSession: chosen.max_open_orders_per_session,
          maxOpenOrdersPerTable: chosen.max_open_orders_per_table,
          drinkingAge: chosen.drinking_age,
        },
      };
    });
