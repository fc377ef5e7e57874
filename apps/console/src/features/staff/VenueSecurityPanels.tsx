import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { Rows } from '../../parts/list/Rows.tsx';
import { Tag } from '../../parts/list/Tag.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { useVenue } from '../session/index.ts';
import { DevicesPanel } from './devices/DevicesPanel.tsx';
import { StaffSessionsPanel } from './devices/StaffSessionsPanel.tsx';
import { PolicyForm } from './PolicyForm.tsx';
import styles from './staff.module.css';
import { securityQuery } from './staff-queries.ts';

/** How the venue protects itself: for owners to set, for managers to read. */
export const VenueSecurityPanels = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: security, error, refetch } = useQuery(securityQuery(venue.id));
  if (!security && error) {
    return <LoadFailed title={t('security.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!security) return <CardSkeletons count={2} height="12rem" className={styles.list} />;
  return (
    <>
      <DevicesPanel devices={security.devices} />
      <SettingsCard className={styles.card}>
        <h2>{t('security.title')}</h2>
        {venue.may('setSecurity') && <PolicyForm security={security} />}
        <h3>{t('security.people')}</h3>
        <Rows>
          {security.people.map(person => (
            <li key={person.id}>
              <div>
                <b>{person.name}</b>
                <small>{t(`role.${person.role}`)}</small>
              </div>
              {person.two_step && <Tag tone="good">{t('security.hasTwoStep')}</Tag>}
              {person.pin && <Tag>{t('security.hasPin')}</Tag>}
            </li>
          ))}
        </Rows>
      </SettingsCard>
      {venue.may('setSecurity') && <StaffSessionsPanel />}
    </>
  );
};
