import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { useVenue } from '../session/index.ts';
import { DevicesPanel } from './DevicesPanel.tsx';
import { PolicyForm } from './PolicyForm.tsx';
import { StaffSessionsPanel } from './StaffSessionsPanel.tsx';
import styles from './staff.module.css';
import { securityQuery } from './staff-queries.ts';

/** How the venue protects itself: for owners to set, for managers to read. */
export const VenueSecurityPanels = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: security } = useQuery(securityQuery(venue.id));
  if (!security) return null;
  return (
    <>
      <DevicesPanel devices={security.devices} />
      <section className={styles.panel}>
        <h2>{t('security.title')}</h2>
        {venue.may('setSecurity') && <PolicyForm security={security} />}
        <h3>{t('security.people')}</h3>
        <ul className={styles.rows}>
          {security.people.map(person => (
            <li key={person.id}>
              <div>
                <b>{person.name}</b>
                <small>{t(`role.${person.role}`)}</small>
              </div>
              {person.two_step && (
                <span className={styles.tag} data-ready>
                  {t('security.hasTwoStep')}
                </span>
              )}
              {person.pin && <span className={styles.tag}>{t('security.hasPin')}</span>}
            </li>
          ))}
        </ul>
      </section>
      {venue.may('setSecurity') && <StaffSessionsPanel />}
    </>
  );
};
