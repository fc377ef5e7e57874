import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/index.ts';
import { CardSkeletons } from '../../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx';
import { useVenue } from '../../session/index.ts';
import { settingsQuery } from '../../venue-settings/index.ts';
import { ReservationSettingsForm } from './ReservationSettingsForm.tsx';

/** Whether and how guests reserve. */
export const ReservationSettingsPage = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data, error, refetch } = useQuery(settingsQuery(venue.id));
  if (!data && error) {
    return <LoadFailed title={t('venueSettings.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={2} height="10rem" />;
  const languages = [data.about.main_language, ...data.about.languages];
  return <ReservationSettingsForm saved={data.reservations} languages={languages} />;
};
