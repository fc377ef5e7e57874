import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { useVenue } from '../session/index.ts';
import { LegalForm } from './LegalForm.tsx';
import { legalQuery } from './legal-query.ts';

/** Who sells in law, as receipts and invoices say it. */
export const LegalCard = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: legal, error, refetch } = useQuery(legalQuery(venue.id));
  if (legal === undefined && error) {
    return <LoadFailed title={t('settings.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (legal === undefined) return <CardSkeletons count={1} height="24rem" className="" />;
  return <LegalForm saved={legal} />;
};
