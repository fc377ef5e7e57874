import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { deviceStyles } from '../devices/index.ts';
import { useVenue } from '../session/index.ts';
import { FiscalForm } from './FiscalForm.tsx';
import { fiscalQuery } from './fiscal-query.ts';
import { OpenReceipts } from './OpenReceipts.tsx';

/** The venue's fiscal printer: where it is, how it stands, and what it has not printed yet. */
export const FiscalPage = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: settings, error, refetch } = useQuery(fiscalQuery(venue.id));
  if (!settings && error) {
    return <LoadFailed title={t('fiscal.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!settings) return <CardSkeletons count={1} height="10rem" className="" />;
  return (
    <SettingsCard>
      <p className={deviceStyles.intro}>{t('fiscal.hint')}</p>
      <FiscalForm settings={settings} />
      <OpenReceipts open={settings.open} />
    </SettingsCard>
  );
};
