import { type TextKey, useText } from '../../i18n/index.ts';
import { useClock, useMoney, useVenue } from '../session/index.ts';
import styles from './hall-money.module.css';
import type { HallMoney } from './hall-money-query.ts';

type Props = { readonly title: TextKey; readonly payouts: HallMoney['payouts'] };

/** What was paid, the latest first. */
export const HallPayouts = ({ title, payouts }: Props) => {
  const { t } = useText();
  const { dayAndTime } = useClock();
  const { text } = useMoney();
  const { id } = useVenue();
  if (payouts.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t(title)}>
      <h2>{t(title)}</h2>
      <ul className={styles.lines}>
        {payouts.map(({ number, run, bank_file: hasFile, venue, name, way, by, amount, at }) => (
          <li key={`${venue} ${number}`}>
            <span>
              {t('hallMoney.payoutLine', {
                number,
                name: name || t('hallMoney.gone'),
                way: t(`hallMoney.way.${way}`),
                by,
              })}
            </span>
            <time dateTime={at} className={styles.soft}>
              {dayAndTime(at)}
            </time>
            {hasFile && number === run && (
              <a href={`/api/console/${id}/hall/payouts/${run}/bank-file`}>{t('hallMoney.bankFile')}</a>
            )}
            <b className={styles.amount}>{text(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
};
