import { type Popup, popupRuns, type VenueSettings } from '@tableside/domain/venue';
import { businessDayAt } from '../venues/index.ts';

/** The popups of the business day that it is at the venue; `at` is now in epoch ms. POPUP-07. */
export const popupsNow = (settings: VenueSettings, at: number): readonly Popup[] => {
  const { popups } = settings;
  if (popups.length === 0) return popups;
  const today = businessDayAt(settings, at);
  return popups.filter(popup => popupRuns(popup, today));
};
