import { feature } from '../../feature.ts';
import { venueSettingsHandlers } from './index.ts';

export const venueSettings = feature({
  name: 'venue-settings',
  make: deps => ({ handlers: venueSettingsHandlers(deps) }),
});
