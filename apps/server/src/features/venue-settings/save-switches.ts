import { Refusal } from '@tableside/contract';
import { switchProblems, withSwitches } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { savePage } from './save-page.ts';

/** Turns switches. Refuses validation_failed for those that are on without what they need, settings_changed. */
export const saveSwitches =
  (deps: Deps): Handler<'POST /console/{venue}/settings/switches'> =>
  async ({ staff, body: { revision, on } }) => {
    const fields = switchProblems(on);
    if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
    return savePage(deps, staff, { page: 'switches', revision }, ({ settings }) => ({
      settings: { functionalities: withSwitches(settings.functionalities, on) },
    }));
  };
