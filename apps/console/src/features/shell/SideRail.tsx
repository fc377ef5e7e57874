import { useText } from '../../i18n/index.ts';
import { placesOf, useVenue } from '../session/index.ts';
import { PlaceLinks } from './Navigation.tsx';
import styles from './shell.module.css';

/** Where to go, beside every page of a tablet or a desk. */
export const SideRail = () => {
  const { t } = useText();
  const { role, hall, reserves } = useVenue();
  const places = placesOf(role, { hall, reserves });
  if (places.length < 2) return null;
  return (
    <nav className={styles.rail} aria-label={t('nav.label')}>
      <PlaceLinks places={places} />
    </nav>
  );
};
