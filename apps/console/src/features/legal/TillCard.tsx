import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { useVenue } from '../session/index.ts';
import { tillQuery } from './legal-query.ts';
import { TillForm } from './TillForm.tsx';

/** Who keeps the bills: we, or a till of the venue's. */
export const TillCard = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: till, error, refetch } = useQuery(tillQuery(venue.id));
  if (!till && error) {
    return <LoadFailed title={t('settings.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!till) return <CardSkeletons count={1} height="10rem" className="" />;
  return <TillForm till={till} />;
};
