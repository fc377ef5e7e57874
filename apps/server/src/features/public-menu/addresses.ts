/** Where people read a venue's menu: in its main language without one in the address. */
export const pagePath = (slug: string, language: string, main: string): string =>
  `/menu-of/${encodeURIComponent(slug)}${language === main ? '' : `/${language}`}`;

/** Where programs read it. */
export const dataPath = (slug: string, language: string): string =>
  `/api/public-menu/${encodeURIComponent(slug)}?language=${language}`;
