import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { localeOf, type TextKey, useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { sectionPath } from '../../routes.ts';
import { useVenue } from '../session/index.ts';
import styles from './books.module.css';
import type { BookExporter } from './books-query.ts';
import { monthWords } from './months.ts';
import { useAccountWords } from './use-account-words.ts';

const SAID: Readonly<Record<string, TextKey>> = {
  datev: 'books.datev',
  isaf: 'books.isaf',
  'jpk-fa': 'books.jpkFa',
};
const SIMPLE: Readonly<Record<string, TextKey>> = {
  currency: 'books.gap.currency',
  consultant: 'books.gap.consultant',
  client: 'books.gap.client',
  currency_pln: 'books.gap.currencyPln',
  tax_office: 'books.gap.taxOffice',
  no_invoices: 'books.gap.noInvoices',
};
/** What is said about the company. */
const OF_COMPANY: Readonly<Record<string, TextKey>> = {
  vat: 'books.gap.vat',
  company_code: 'books.gap.companyCode',
  nip: 'books.gap.nip',
};
const ACCOUNT = 'account:';
const RATE = 'rate:';

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
  if (gap.startsWith(RATE)) return <li>{t('books.gap.rate', { percent: gap.slice(RATE.length) })}</li>;
  const [before = '', after = ''] = t(OF_COMPANY[gap] ?? 'books.gap.legal', { place: '|' }).split('|');
  return (
    <li>
      {before}
      <Link href={sectionPath(slug, 'payment-settings', 'legal')}>{t('books.gap.legalPlace')}</Link>
      {after}
    </li>
  );
};

/** The files that a month can be taken along in, each with what is missing before it can be. */
export const BookFileList = ({ files, month }: { files: readonly BookExporter[]; month: string }) => {
  const { t, language } = useText();
  const { id } = useVenue();
  return (
    <ul className={styles.list}>
      {files.map(({ id: exporter, name, missing }) => {
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
  );
};
