import { useQuery } from '@tanstack/react-query';
import { MethodList, ProviderCard, providersQuery } from '../../features/payment-settings/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import styles from '../screens.module.css';

/** How guests can pay, in which order, and the venue's keys at its payment providers. */
export const ProviderCards = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: settings, error, refetch } = useQuery(providersQuery(venue.id));
  if (!settings && error) {
    return <LoadFailed title={t('settings.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!settings) return <CardSkeletons count={3} height="12rem" className={styles.list} />;
  return (
    <>
      <MethodList settings={settings} />
      {settings.providers.map(provider => (
        <ProviderCard key={provider.id} provider={provider} />
      ))}
    </>
  );
};
