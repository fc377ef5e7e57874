import { Refusal } from '@tableside/contract';
import { namesMissingIn } from '@tableside/domain/menu-edit';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { forgetBasis, readDraft } from '../menu-editor/index.ts';
import { savePage } from './save-page.ts';

/**
 * Makes another of the venue's languages the main one; the one before stays offered. Everything of the menu has to have a
 * name in it: what a guest reads where a translation is missing may not be missing itself. Refuses validation_failed,
 * settings_changed.
 */
export const saveMainLanguage =
  (deps: Deps): Handler<'POST /console/{venue}/settings/main-language'> =>
  async ({ staff, body: { revision, language } }) => {
    const { venueId } = staff;
    const draft = await deps.database.transaction(run => readDraft(run, venueId));
    const offered = draft.languages.includes(language);
    const missing = [draft.document, ...(draft.published ? [draft.published] : [])]
      .map(menu => namesMissingIn(menu, language))
      .reduce((most, each) => Math.max(most, each), 0);
    const why = offered ? (missing > 0 ? `missing ${missing}` : null) : 'unknown';
    if (why !== null) throw new Refusal('validation_failed', { fields: { main_language: why } });
    const saved = await savePage(deps, staff, { page: 'about', revision }, ({ settings }) => ({
      settings: {
        mainLanguage: language,
        languages: [
          settings.mainLanguage,
          ...settings.languages.filter(each => each !== language && each !== settings.mainLanguage),
        ],
      },
    }));
    await deps.database.transaction(run => forgetBasis(run, venueId));
    return saved;
  };
