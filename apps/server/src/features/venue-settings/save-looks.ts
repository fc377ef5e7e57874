import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { looksChosen } from './looks-chosen.ts';
import { savePage } from './save-page.ts';

/** Says how guest screens look. Refuses validation_failed, settings_changed. */
export const saveLooks =
  (deps: Deps): Handler<'POST /console/{venue}/settings/looks'> =>
  async ({ staff, body: { revision, ...looks } }) => {
    const into = await looksChosen(deps, looks);
    return savePage(deps, staff, { page: 'looks', revision }, ({ settings }) => ({
      settings: into(settings),
    }));
  };
