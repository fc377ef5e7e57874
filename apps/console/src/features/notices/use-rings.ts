import { useQuery } from '@tanstack/react-query';
import { useVenue } from '../session/index.ts';
import { ownNoticesQuery } from './notices-query.ts';

const CAUSES = ['order', 'call', 'ready'] as const;
type Rings = Readonly<Record<(typeof CAUSES)[number], boolean>>;

/** For what this board rings: what the venue chose for the role, less what its person muted. Until it is known, for all. */
export const useRings = (): Rings => {
  const venue = useVenue();
  const { data } = useQuery(ownNoticesQuery(venue.id));
  const rings = (cause: (typeof CAUSES)[number]): boolean =>
    data?.told.some(each => each.cause === cause && each.way === 'sound' && !each.muted) ?? true;
  return { order: rings('order'), call: rings('call'), ready: rings('ready') };
};
