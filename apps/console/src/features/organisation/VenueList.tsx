import styles from './organisation.module.css';
import type { OwnVenue } from './organisation-query.ts';
import { VenueCard } from './VenueCard.tsx';

export const VenueList = ({ venues }: { venues: readonly OwnVenue[] }) => (
  <ul className={styles.list}>
    {venues.map(venue => (
      <VenueCard key={venue.id} venue={venue} />
    ))}
  </ul>
);
