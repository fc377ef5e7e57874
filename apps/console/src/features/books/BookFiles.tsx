import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localeOf, useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { useBusinessDay, useVenue } from '../session/index.ts';
import { BookFileList } from './BookFileList.tsx';
import styles from './books.module.css';
import { booksQuery } from './books-query.ts';
import { latestMonths, monthWords } from './months.ts';

/** A month, and the files that it can be taken along in. */
export const BookFiles = () => {
  const { t, language } = useText();
  const { id } = useVenue();
  const months = latestMonths(useBusinessDay());
  // The last month that has ended is what is asked for.
  const [month, setMonth] = useState(months[1] ?? '');
  const { data, error, refetch } = useQuery(booksQuery(id, month));
  const exporters = data?.exporters ?? [];
  // A format of another country for which everything is said is one that somebody uses.
  const used = exporters.filter(({ own, missing }) => own || missing.length === 0);
  // A country without a format of its own is shown all of them.
  const near = exporters.some(({ own }) => own) ? used : exporters;
  const far = exporters.filter(exporter => !near.includes(exporter));
  return (
    <section className={styles.files}>
      <p className={styles.soft}>{t('books.hint')}</p>
      <NativeSelect
        className={styles.month}
        label={t('books.month')}
        value={month}
        onChange={event => setMonth(event.currentTarget.value)}
        data={months.map(value => ({ value, label: monthWords(value, localeOf(language)) }))}
      />
      {!data && error && (
        <LoadFailed title={t('books.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <CardSkeletons count={1} height="7rem" />}
      {data?.running && <p className={styles.soft}>{t('books.running')}</p>}
      {data && <BookFileList files={near} month={month} />}
      {data && far.length > 0 && (
        <details className={styles.others}>
          <summary>{t('books.others')}</summary>
          <BookFileList files={far} month={month} />
        </details>
      )}
    </section>
  );
};
