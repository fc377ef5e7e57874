import { lazy } from 'react';

// Whether the board rings is asked at once; these come with the page they are on.
export const NoticesPage = lazy(async () => ({ default: (await import('./NoticesPage.tsx')).NoticesPage }));
export const OwnNoticesPanel = lazy(async () => ({
  default: (await import('./OwnNoticesPanel.tsx')).OwnNoticesPanel,
}));
