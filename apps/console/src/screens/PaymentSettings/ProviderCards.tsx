import { useQuery } from '@tanstack/react-query';
import {
  BeginCard,
  MethodList,
  type PaymentSettings,
  type Provider,
  ProviderCard,
  providersQuery,
  useStandings,
} from '../../features/payment-settings/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import parts from '../../parts/parts.module.css';
import styles from '../screens.module.css';

const isBegun = ({ keys, unreadable, connection }: Provider): boolean =>
  unreadable || connection !== null || keys.some(({ set }) => set);

/** The one to begin with first, then what guests see, then what is set up; the others are folded. */
const Cards = ({ settings }: { settings: PaymentSettings }) => {
  const { t } = useText();
  const standings = useStandings(settings.providers);
  const { providers, recommended, by_phone } = settings;
  const connected = providers.filter(isBegun);
  const begin = connected.length === 0 ? providers.find(({ id }) => id === recommended) : undefined;
  const others = providers.filter(each => !isBegun(each) && each !== begin);
  const card = (provider: Provider) => {
    const of = standings.get(provider.id);
    return of && <ProviderCard key={provider.id} provider={provider} of={of} />;
  };
  return (
    <>
      {!by_phone && <p className={styles.note}>{t('settings.notByPhone')}</p>}
      {begin && <BeginCard provider={begin} />}
      <MethodList settings={settings} standings={standings} />
      {connected.map(card)}
      {others.length > 0 && (
        <details className={`${parts.unfolds} ${styles.others}`}>
          <summary>{t('settings.others', { count: others.length })}</summary>
          <div className={styles.list}>{others.map(card)}</div>
        </details>
      )}
    </>
  );
};

/** How guests can pay, in which order, and the venue's keys at its payment providers. */
export const ProviderCards = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: settings, error, refetch } = useQuery(providersQuery(venue.id));
  if (!settings && error) {
    return <LoadFailed title={t('settings.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!settings) return <CardSkeletons count={3} height="12rem" className={styles.list} />;
  return <Cards settings={settings} />;
};
