import { type TextKey, useText } from '../../../i18n/index.ts';
import { useMoney, useVenue } from '../../session/index.ts';
import styles from '../hall-money.module.css';
import type { HallPaper } from './hall-invoices-query.ts';
import { useMonthWords } from './use-month-words.ts';

type Props = { readonly title: TextKey; readonly papers: readonly HallPaper[] };

/** Invoices and credit notes for commission, the latest first, each with its file. */
export const HallPapers = ({ title, papers }: Props) => {
  const { t } = useText();
  const { text } = useMoney();
  const { id: venue } = useVenue();
  const monthWords = useMonthWords();
  if (papers.length === 0) return null;
  return (
    <>
      <h3>{t(title)}</h3>
      <ul className={styles.lines}>
        {papers.map(({ id, kind, number, month, name, vat, total }) => (
          <li key={id}>
            <a
              className={styles.file}
              href={`/api/console/${venue}/hall/invoices/${id}/pdf`}
              aria-label={t('hallMoney.invoiceFile', { number })}
            >
              {number}
            </a>
            <span>
              {name} · {monthWords(month)}
            </span>
            {kind === 'credit_note' && <span className={styles.soft}>{t('hallMoney.creditNote')}</span>}
            {vat !== 0 && (
              <span className={styles.soft}>{t('hallMoney.invoiceVat', { amount: text(vat) })}</span>
            )}
            <b className={styles.amount}>{text(total)}</b>
          </li>
        ))}
      </ul>
    </>
  );
};
