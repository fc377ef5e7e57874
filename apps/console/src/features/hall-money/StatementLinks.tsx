import { addDays, firstOfMonth } from '@tableside/domain/reports';
import { useText } from '../../i18n/index.ts';
import { useVenue } from '../session/index.ts';
import styles from './hall-money.module.css';

type Props = { readonly side: 'operator' | 'stall'; readonly other: string; readonly name: string };

/** The statement of an account as files, of this month and of the one before. */
export const StatementLinks = ({ side, other, name }: Props) => {
  const { t } = useText();
  const { id, time_zone: timeZone } = useVenue();
  const files = {
    pdf: `/api/console/${id}/hall/statement/pdf`,
    csv: `/api/console/${id}/hall/statement/csv`,
  };
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  const last = addDays(firstOfMonth(today), -1);
  const periods = [
    ['hallMoney.period.month', { period: 'month' }],
    ['hallMoney.period.before', { period: 'custom', from: firstOfMonth(last), to: last }],
  ] as const;
  return (
    <div className={styles.statement}>
      <h3>{t('hallMoney.statement')}</h3>
      {periods.map(([words, wish]) => (
        <p key={words}>
          <span>{t(words)}</span>
          {(['pdf', 'csv'] as const).map(format => (
            <a
              key={format}
              className={styles.file}
              href={`${files[format]}?${new URLSearchParams({ ...wish, side, other })}`}
              aria-label={t('hallMoney.statementFile', {
                name,
                period: t(words),
                format: t(`hallMoney.${format}`),
              })}
            >
              {t(`hallMoney.${format}`)}
            </a>
          ))}
        </p>
      ))}
    </div>
  );
};
