import { feature } from '../../feature.ts';
import { createVenueReader, type VenueReader, venueJobs } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    readonly venues: VenueReader;
  }
}

export const venues = feature({
  name: 'venues',
  offers: ({ database }) => ({ venues: createVenueReader(database) }),
  make: deps => ({ jobs: venueJobs(deps) }),
});
