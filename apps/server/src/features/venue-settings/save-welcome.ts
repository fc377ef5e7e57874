import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { savePage } from './save-page.ts';
import { welcomeChosen } from './welcome-chosen.ts';

/** Says what guests meet first. Refuses validation_failed, settings_changed. */
export const saveWelcome =
  (deps: Deps): Handler<'POST /console/{venue}/settings/welcome'> =>
  ({ staff, body: { revision, ...welcome } }) =>
    savePage(deps, staff, { page: 'welcome', revision }, ({ settings }) => ({
      settings: welcomeChosen(welcome, settings),
    }));
