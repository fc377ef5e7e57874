import { isLanguageOffered } from '@tableside/domain/session';
import type { Deps } from '../../../deps.ts';
import { isMenuPublic } from '../store.ts';
import type { Venue } from '../venue.ts';

/** Where people read a venue's menu: in its main language without one in the address. */
export const menuPagePath = (slug: string, language: string, main: string): string =>
  `/menu-of/${encodeURIComponent(slug)}${language === main ? '' : `/${language}`}`;

/** Where everybody reads this venue's menu, in `language` where it is offered, else in the main one; null: nowhere. */
export const publicMenuPath = async (
  { database }: Pick<Deps, 'database'>,
  { id, slug, settings: { mainLanguage, languages } }: Venue,
  language: string,
): Promise<string | null> => {
  if (!(await isMenuPublic(database.run, id))) return null;
  const offered = isLanguageOffered(language, mainLanguage, languages);
  return menuPagePath(slug, offered ? language : mainLanguage, mainLanguage);
};
