import { useQuery } from '@tanstack/react-query';
import { type TextKey, useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { useVenue } from '../session/index.ts';
import { settingsQuery } from '../venue-settings/index.ts';
import { RetentionForm } from './RetentionForm.tsx';
import styles from './retention.module.css';

const BY_ITSELF = ['phone', 'messages', 'tickets', 'mail', 'company', 'signedIn'] as const;
const STAYS = ['books', 'audit', 'staff'] as const;

/** How long the venue keeps what it knows about people: what the owner chooses, what goes by itself, what must stay. */
export const RetentionPage = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data, error, refetch } = useQuery(settingsQuery(venue.id));
  if (!data && error) {
    return <LoadFailed title={t('venueSettings.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={2} height="20rem" className={styles.page} />;
  const years = data.retention.books_years;
  const fact = (name: TextKey, when: TextKey) => (
    <div key={name}>
      <dt>{t(name)}</dt>
      <dd>{t(when, { count: years })}</dd>
    </div>
  );
  return (
    <div className={styles.page}>
      <RetentionForm retention={data.retention} />
      <SettingsCard>
        <h2>{t('retention.byItself')}</h2>
        <p>{t('retention.byItselfHint')}</p>
        <dl className={styles.facts}>
          {BY_ITSELF.map(name => fact(`retention.byItself.${name}`, `retention.byItself.${name}.when`))}
        </dl>
      </SettingsCard>
      <SettingsCard>
        <h2>{t('retention.stays')}</h2>
        <p>{t('retention.staysHint')}</p>
        <dl className={styles.facts}>
          {STAYS.map(name => fact(`retention.stays.${name}`, `retention.stays.${name}.why`))}
        </dl>
      </SettingsCard>
    </div>
  );
};
