import { BOOK_ROLES } from '@tableside/domain/books';
import { useText } from '../../i18n/index.ts';

/** What an account of the books is called: `cash`, `revenue:9`. */
export const useAccountWords = (): ((account: string) => string) => {
  const { t } = useText();
  return account => {
    const role = BOOK_ROLES.find(known => known === account);
    if (role) return t(`books.role.${role}`);
    const percent = account.slice('revenue:'.length);
    return percent === 'none'
      ? t('books.role.revenueNone')
      : t('books.role.revenue', { percent: percent.replace('.', ',') });
  };
};
