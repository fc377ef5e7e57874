import { useText } from '../../../i18n/index.ts';
import { useVenue } from '../../session/index.ts';
import styles from '../hall-money.module.css';
import { usePeriods } from './use-periods.ts';

/** Sales, orders and commission of every stall by day, as files. */
export const HallReport = () => {
  const { t } = useText();
  const { id } = useVenue();
  return (
    <section className={styles.part} aria-label={t('hallMoney.report')}>
      <h2>{t('hallMoney.report')}</h2>
      <div className={styles.statement}>
        {usePeriods().map(([words, wish]) => (
          <p key={words}>
            <span>{t(words)}</span>
            <a
              className={styles.file}
              href={`/api/console/${id}/hall/report/csv?${new URLSearchParams(wish)}`}
              aria-label={t('hallMoney.reportFile', { period: t(words) })}
            >
              {t('hallMoney.csv')}
            </a>
          </p>
        ))}
      </div>
    </section>
  );
};
