import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { localeOf, type TextKey, useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { sectionPath } from '../../routes.ts';
import { useVenue } from '../session/index.ts';
import styles from './books.module.css';
import { booksQuery } from './books-query.ts';
import { latestMonths, monthWords } from './months.ts';
import { useAccountWords } from './use-account-words.ts';

const SAID: Readonly<Record<string, TextKey>> = { datev: 'books.datev', isaf: 'books.isaf' };
const SIMPLE: Readonly<Record<string, TextKey>> = {
  currency: 'books.gap.currency',
  consultant: 'books.gap.consultant',
  client: 'books.gap.client',
};
/** What is said about the company. */
const OF_COMPANY: Readonly<Record<string, TextKey>> = {
  vat: 'books.gap.vat',
  company_code: 'books.gap.companyCode',
};
const ACCOUNT = 'account:';

/** What has to be said before a file can be made, with the way there. */
const Gap = ({ gap }: { gap: string }) => {
  const { t } = useText();
  const { slug } = useVenue();
  const accountWords = useAccountWords();
  const simple = SIMPLE[gap];
  if (simple) return <li>{t(simple)}</li>;
  if (gap.startsWith(ACCOUNT)) {
    return <li>{t('books.gap.account', { account: accountWords(gap.slice(ACCOUNT.length)) })}</li>;
  }
  const [before = '', after = ''] = t(OF_COMPANY[gap] ?? 'books.gap.legal', { place: '|' }).split('|');
  return (
    <li>
      {before}
      <Link href={sectionPath(slug, 'payment-settings', 'legal')}>{t('books.gap.legalPlace')}</Link>
      {after}
    </li>
  );
};

/** A month, and the files that it can be taken along in. */
export const BookFiles = () => {
  const { t, language } = useText();
  const { id } = useVenue();
  const months = latestMonths(new Date());
  // The last month that has ended is what is asked for.
  const [month, setMonth] = useState(months[1] ?? '');
  const { data, error, refetch } = useQuery(booksQuery(id, month));
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
      <ul className={styles.list}>
        {data?.exporters.map(({ id: exporter, name, missing }) => {
          const said = SAID[exporter];
          return (
            <li key={exporter} className={styles.file}>
              <h3>{name}</h3>
              {said && <p className={styles.soft}>{t(said)}</p>}
              {missing.length === 0 ? (
                <Button
                  component="a"
                  className={styles.link}
                  href={`/api/console/${id}/books/${exporter}/file?month=${month}`}
                  download
                  leftSection={<Icon name="download" />}
                >
                  {t('books.download', { name: monthWords(month, localeOf(language)) })}
                </Button>
              ) : (
                <>
                  <p>{t('books.missing')}</p>
                  <ul className={styles.gaps}>
                    {missing.map(gap => (
                      <Gap key={gap} gap={gap} />
                    ))}
                  </ul>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
