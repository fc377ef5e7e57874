import { feature } from '../../feature.ts';
import { flushReservationNews, reservationErasers, reservationHandlers, reservationJobs } from './index.ts';

export const reservations = feature({
  name: 'reservations',
  erasers: reservationErasers,
  make: deps => ({
    handlers: reservationHandlers(deps),
    jobs: reservationJobs(deps),
    hears: flushReservationNews(deps),
  }),
});
