import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { useVenue } from '../session/index.ts';
import { BookAccountsForm } from './BookAccountsForm.tsx';
import { bookSettingsQuery } from './books-query.ts';

/** The accounts that books go out on. */
export const BookAccounts = () => {
  const { t } = useText();
  const { id } = useVenue();
  const { data, error, refetch } = useQuery(bookSettingsQuery(id));
  if (!data && error) {
    return <LoadFailed title={t('books.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  return data ? <BookAccountsForm saved={data} /> : <CardSkeletons count={1} height="24rem" />;
};
