import type { consoleSettingsCalls } from '@tableside/contract/http/admin/settings';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { previewSettings } from './preview-settings.ts';
import { saveAbout } from './save-about.ts';
import { saveLooks } from './save-looks.ts';
import { saveMainLanguage } from './save-main-language.ts';
import { savePopups } from './save-popups.ts';
import { saveQuestions } from './save-questions.ts';
import { saveReviews } from './save-reviews.ts';
import { saveService } from './save-service.ts';
import { saveSwitches } from './save-switches.ts';
import { saveTips } from './save-tips.ts';
import { saveWelcome } from './save-welcome.ts';
import { settingsView } from './settings-view.ts';

export { savePage } from './save-page.ts';

/** What an owner chooses about the venue, page by page. */
export const venueSettingsHandlers = (deps: Deps): Handlers<keyof typeof consoleSettingsCalls> => ({
  'GET /console/{venue}/settings': ({ staff }) => settingsView(deps, staff.venueId),
  'POST /console/{venue}/settings/switches': saveSwitches(deps),
  'POST /console/{venue}/settings/about': saveAbout(deps),
  'POST /console/{venue}/settings/main-language': saveMainLanguage(deps),
  'POST /console/{venue}/settings/service': saveService(deps),
  'POST /console/{venue}/settings/looks': saveLooks(deps),
  'POST /console/{venue}/settings/welcome': saveWelcome(deps),
  'POST /console/{venue}/settings/tips': saveTips(deps),
  'POST /console/{venue}/settings/questions': saveQuestions(deps),
  'POST /console/{venue}/settings/reviews': saveReviews(deps),
  'POST /console/{venue}/settings/popups': savePopups(deps),
  'POST /console/{venue}/settings/preview': previewSettings(deps),
});
