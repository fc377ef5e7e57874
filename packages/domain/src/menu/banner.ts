/** A banner category; `P` is however the caller names pictures. ENTITY-15, ENTITY-16. */
export type BannerCategory<P> = {
  readonly type: 'normal' | 'banner';
  readonly banner: P | null;
  readonly bannerTranslations:
    | Readonly<Record<string, P>>
    | readonly { readonly language: string; readonly banner: P }[];
  readonly hideUntranslatedBanners: boolean;
};

const translated = <P>(category: BannerCategory<P>, language: string): P | null => {
  const all = category.bannerTranslations;
  if (Array.isArray(all)) return all.find(entry => entry.language === language)?.banner ?? null;
  const byLanguage = all as Readonly<Record<string, P>>;
  return Object.hasOwn(byLanguage, language) ? (byLanguage[language] ?? null) : null;
};

/**
 * The banner to show in a language: its translation, else the default one, else none; an untranslated banner is hidden
 * outside the main language when the venue says so. Null shows the plain heading. MENU-47, MENU-48.
 */
export const bannerFor = <P>(category: BannerCategory<P>, language: string, main: string): P | null => {
  if (category.type !== 'banner') return null;
  const own = translated(category, language);
  if (own !== null) return own;
  return category.hideUntranslatedBanners && language !== main ? null : category.banner;
};
