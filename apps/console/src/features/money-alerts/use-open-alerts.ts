import { useQuery } from '@tanstack/react-query';
import { useVenue } from '../session/index.ts';
import { alertsQuery } from './alerts-query.ts';

/** How many alerts nobody has looked at; none for those who may not see them. */
export const useOpenAlerts = (): number => {
  const venue = useVenue();
  const { data } = useQuery(alertsQuery(venue.id, venue.may('seeAlerts')));
  return data?.filter(({ settled_at }) => settled_at === null).length ?? 0;
};
