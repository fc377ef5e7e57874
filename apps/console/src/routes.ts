/** Addresses below /console. `{venue}` is the venue's slug, so a reload or a shared link opens the same venue. */
export const ROUTES = {
  start: '/',
  section: '/:venue/:section',
} as const;

export const SECTIONS = ['orders', 'calls', 'tables', 'stock'] as const;
export type Section = (typeof SECTIONS)[number];

export const isSection = (value: string | undefined): value is Section =>
  SECTIONS.some(section => section === value);

export const sectionPath = (venueSlug: string, section: Section): string =>
  `/${encodeURIComponent(venueSlug)}/${section}`;
