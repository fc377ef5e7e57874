/** Pages of what a venue chose about itself; they come and are refused in one answer. */
const VENUE_PAGES = [
  'switches',
  'service',
  'about',
  'questions',
  'popups',
  'review-settings',
  'tips',
  'looks',
  'welcome',
] as const;
export type VenuePage = (typeof VENUE_PAGES)[number];
export const isVenuePage = (page: string): page is VenuePage => VENUE_PAGES.some(each => each === page);
