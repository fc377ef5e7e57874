import { useText } from '../../i18n/index.ts';
import { useClock, useMoney, useVenue } from '../session/index.ts';
import styles from './tips.module.css';
import type { ConsoleGifts } from './tips-query.ts';

/** What left the house, the latest first. */
export const Payouts = ({ payouts }: Pick<ConsoleGifts, 'payouts'>) => {
  const { t } = useText();
  const { dayAndTime } = useClock();
  const money = useMoney();
  const { id } = useVenue();
  if (payouts.length === 0) return null;
  return (
    <>
      <h2>{t('tips.payouts')}</h2>
      <ul className={styles.lines}>
        {payouts.map(({ number, run, bank_file: hasFile, name, way, drawer, by, amount, at }) => (
          <li key={number}>
            <span>
              {t('tips.payoutLine', {
                number,
                name: name || t('tips.pool'),
                way: drawer === null ? t(`tips.way.${way}`) : t('tips.cashOf', { name: drawer }),
                by,
              })}
            </span>
            <time dateTime={at} className={styles.soft}>
              {dayAndTime(at)}
            </time>
            {hasFile && number === run && (
              <a className={styles.link} href={`/api/console/${id}/gifts/payouts/${run}/bank-file`}>
                {t('tips.bankFile')}
              </a>
            )}
            <b>{money.text(amount)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <a className={styles.link} href={`/api/console/${id}/gifts/payouts/csv`}>
          {t('tips.payoutsCsv')}
        </a>
        <a className={styles.link} href={`/api/console/${id}/gifts/payouts/csv?way=payroll`}>
          {t('tips.payrollCsv')}
        </a>
      </p>
    </>
  );
};
