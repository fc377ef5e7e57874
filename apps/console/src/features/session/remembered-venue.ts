const REMEMBERED = 'tableside.console.venue';

/** The venue this device worked at last, by slug. */
export const rememberedVenue = (): string | null => localStorage.getItem(REMEMBERED);
export const rememberVenue = (slug: string): void => localStorage.setItem(REMEMBERED, slug);
