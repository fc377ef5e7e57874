import { feature } from '../../feature.ts';
import { createVenueReader, type VenueReader, venueJobs } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    readonly venues: VenueReader;
  }
}

export const venues = feature({
  name: 'venues',
  make: deps => ({
    part: { venues: createVenueReader(deps.database) },
    jobs: venueJobs(deps),
  }),
});
