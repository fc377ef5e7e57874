import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/index.ts';
import { CardSkeletons } from '../../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { useVenue } from '../../session/index.ts';
import { AppleWallet } from './AppleWallet.tsx';
import { GoogleWallet } from './GoogleWallet.tsx';
import { walletsQuery } from './wallets-query.ts';

/** With what the venue signs its cards for the wallets of phones. */
export const Wallets = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data, error, refetch } = useQuery(walletsQuery(venue.id));
  if (!data && error)
    return <LoadFailed title={t('loyalty.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeletons count={1} height="12rem" className={undefined} />;
  return (
    <SettingsCard>
      <h2>{t('loyalty.wallets.title')}</h2>
      <p>{t('loyalty.wallets.hint')}</p>
      <AppleWallet wallet={data.apple} />
      <GoogleWallet wallet={data.google} />
    </SettingsCard>
  );
};
