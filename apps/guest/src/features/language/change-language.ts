import { directionOf } from '@tableside/i18n';
import { track } from '../../data/analytics/analytics.ts';
import { api } from '../../data/api.ts';
import { refetchMenu } from '../../data/menu.ts';
import { patchSession, refetchSession } from '../../data/session.ts';
import { switchTexts } from '../../texts/texts.ts';

/** The app's own texts and the page's direction; the venue's texts come with session and menu. */
export const showLanguage = async (language: string): Promise<void> => {
  await switchTexts(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
};

let chosen = false;
/** Whether somebody chose a language on this page, which fetches everything anew: what was asked for before is out of date. */
export const hasChosenLanguage = (): boolean => chosen;

/**
 * Shows everything in another language and remembers it in the session (not in preview). The venue's own texts come
 * with the session and the menu. LANG-03, PREVIEW-08, ANALYTICS-03.
 */
export const changeLanguage = async (token: string, language: string, preview: boolean): Promise<void> => {
  chosen = true;
  track('language_change');
  const remembered = preview
    ? undefined
    : api('POST /session/{session}/update-language', { session: token, body: { language } });
  await Promise.all([remembered, showLanguage(language), refetchMenu(token, language)]);
  // A session that is already on its way may have left before the choice.
  patchSession(token, { selected_language: language });
  await refetchSession(token);
};
