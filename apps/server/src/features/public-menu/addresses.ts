/** Where programs read a venue's menu. */
export const dataPath = (slug: string, language: string): string =>
  `/api/public-menu/${encodeURIComponent(slug)}?language=${language}`;
