import { Link } from 'wouter';
import { BookAccounts, BookFiles } from '../../features/books/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { sectionPath } from '../../routes.ts';
import styles from '../screens.module.css';

/** A month's books for the accountant, and the accounts that they go out on. */
export const BooksPage = () => {
  const { t } = useText();
  const { slug } = useVenue();
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <div className={styles.paymentHead}>
        <Link className={styles.backLink} href={sectionPath(slug, 'numbers')} aria-label={t('books.back')}>
          <Icon name="back" size="1.6rem" />
        </Link>
        <h2>{t('books.title')}</h2>
      </div>
      <BookFiles />
      <BookAccounts />
    </div>
  );
};
