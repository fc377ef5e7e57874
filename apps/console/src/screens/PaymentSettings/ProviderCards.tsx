import { useQuery } from '@tanstack/react-query';
import {
  MethodList,
  type Provider,
  ProviderCard,
  providersQuery,
} from '../../features/payment-settings/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
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
  const { providers, recommended } = settings;
  const hasKeys = ({ keys, unreadable }: Provider): boolean => unreadable || keys.some(({ set }) => set);
  const connected = providers.filter(hasKeys);
  const others = providers
    .filter(each => !hasKeys(each))
    .sort((a, b) => Number(b.id === recommended) - Number(a.id === recommended));
  const card = (provider: Provider) => (
    <ProviderCard
      key={provider.id}
      provider={provider}
      recommended={provider.id === recommended && connected.length === 0}
      open={provider.id === recommended && connected.length === 0}
    />
  );
  return (
    <>
      <MethodList settings={settings} />
      {connected.map(card)}
      {others.length > 0 && <h2 className={styles.heading}>{t('settings.connectAnother')}</h2>}
      {others.map(card)}
    </>
  );
};
