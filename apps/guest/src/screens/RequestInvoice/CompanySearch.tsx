import { Field, Icon } from '@tableside/design';
import { MAX_INVOICE_FIELD, shownTitle } from '@tableside/domain/invoices';
import { useState } from 'react';
import { useT } from '../../texts/texts.ts';
import styles from './RequestInvoice.module.css';
import { type Company, type Search, useCompanySearch } from './use-company-search.ts';

const SAID = {
  searching: 'invoice.searching',
  none: 'invoice.noData',
  too_many: 'invoice.tooMany',
  failed: 'invoice.searchFailed',
} as const;

const useSaid = (search: Search): string => {
  const t = useT();
  if (search.state === 'idle') return '';
  if (search.state === 'found') return t('invoice.found', { count: search.companies.length });
  return t(SAID[search.state]);
};

type Props = {
  readonly country: string;
  readonly error: string | null;
  readonly onChoose: (company: Company) => void;
  readonly onManual: (typed: string) => void;
};

/** Finds the company in the register, so that nobody types codes on a phone. INVOICE-09…13. */
export const CompanySearch = ({ country, error, onChoose, onManual }: Props) => {
  const t = useT();
  const [typed, setTyped] = useState('');
  const search = useCompanySearch(country, typed);
  const said = useSaid(search);
  return (
    <div className={styles.search}>
      <Field
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        required
        label={t('invoice.search')}
        hint={t('invoice.searchHint')}
        maxLength={MAX_INVOICE_FIELD}
        value={typed}
        error={error}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <p role="status" className={said === '' ? 'visually-hidden' : styles.said}>
        {said}
      </p>
      {search.state === 'found' && (
        <ul className={styles.companies}>
          {search.companies.map(company => (
            <li key={company.code}>
              <button type="button" onClick={() => onChoose(company)}>
                <span className={styles.companyTitle}>{shownTitle(company.title)}</span>
                <span className={styles.companyFacts}>
                  {[t('invoice.code', { code: company.code }), company.address].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={styles.link} onClick={() => onManual(typed.trim())}>
        <Icon name="note" size={20} />
        {t('invoice.manual')}
      </button>
    </div>
  );
};
