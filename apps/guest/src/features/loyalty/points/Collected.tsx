import { useLanguage, useT } from '../../../texts/texts.ts';
import type { User } from '../../account/index.ts';
import styles from '../Loyalty.module.css';

type Points = NonNullable<User['loyalty_programs'][number]['points']>;

/** What a member has collected, how far the next reward is, and what changed lately: each line with its cause. */
export const Collected = ({ points, reward }: { readonly points: Points; readonly reward: string }) => {
  const t = useT();
  const language = useLanguage();
  const { earn, balance, cost, ends_at, lines } = points;
  const day = (instant: string) => new Date(instant).toLocaleDateString(language, { dateStyle: 'medium' });
  const signed = new Intl.NumberFormat(language, { signDisplay: 'always' });
  const count = new Intl.NumberFormat(language);
  return (
    <>
      <p className={styles.collected}>
        {t(earn === 'amount' ? 'loyalty.points' : 'loyalty.stamps', { count: count.format(balance) })}
      </p>
      <progress className={styles.way} max={cost} value={Math.min(balance, cost)} aria-hidden="true" />
      <p>
        {balance >= cost
          ? t('loyalty.rewardReady', { reward })
          : t('loyalty.rewardLeft', { count: count.format(cost - balance), reward })}
      </p>
      {ends_at !== null && <p className={styles.soft}>{t('loyalty.pointsEnd', { date: day(ends_at) })}</p>}
      {lines.length > 0 && (
        <>
          <h3 className={styles.changes}>{t('loyalty.changes')}</h3>
          <ul className={styles.lines}>
            {lines.map(({ at, units, cause, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several may be of one moment, and none moves
              <li key={`${at} ${index}`}>
                <span>
                  {t(`loyalty.cause.${cause}`)}
                  {reason !== '' && (
                    <>
                      : <bdi>{reason}</bdi>
                    </>
                  )}
                  <small>{day(at)}</small>
                </span>
                <b dir="ltr">{signed.format(units)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
