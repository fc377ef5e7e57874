import { lazy } from 'react';

// The sign-in is part of this feature and comes alone; these come with the screen they are on.
export const OwnPanels = lazy(async () => ({ default: (await import('./OwnPanels.tsx')).OwnPanels }));
export const VenueSecurityPanels = lazy(async () => ({
  default: (await import('./VenueSecurityPanels.tsx')).VenueSecurityPanels,
}));
