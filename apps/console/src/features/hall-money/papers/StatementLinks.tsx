import { useText } from '../../../i18n/index.ts';
import { useVenue } from '../../session/index.ts';
import styles from '../hall-money.module.css';
import { usePeriods } from './use-periods.ts';

type Props = { readonly side: 'operator' | 'stall'; readonly other: string; readonly name: string };

/** The statement of an account as files, of this month and of the one before. */
export const StatementLinks = ({ side, other, name }: Props) => {
  const { t } = useText();
  const { id } = useVenue();
  const files = {
    pdf: `/api/console/${id}/hall/statement/pdf`,
    csv: `/api/console/${id}/hall/statement/csv`,
  };
  return (
    <div className={styles.statement}>
      <h3>{t('hallMoney.statement')}</h3>
      {usePeriods().map(([words, wish]) => (
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
