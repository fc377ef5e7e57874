import { useLanguage, useT } from '../../../texts/texts.ts';
import styles from '../Loyalty.module.css';
import type { Program } from '../standing.ts';

/** What members have who collect much, the lowest tier first. */
export const TierList = ({
  tiers: { months, levels },
}: {
  readonly tiers: NonNullable<Program['tiers']>;
}) => {
  const t = useT();
  const count = new Intl.NumberFormat(useLanguage());
  return (
    <>
      <h3 className={styles.changes}>{t('loyalty.tiers')}</h3>
      <ul className={styles.lines}>
        {levels.map(({ key, name, from, percent, times }) => (
          <li key={key}>
            <span>
              <bdi>{name}</bdi>
              <small>{t('loyalty.tierFrom', { count: count.format(from), months })}</small>
              {percent !== null && <small>{t('loyalty.off', { percent })}</small>}
              {times > 1 && <small>{t('loyalty.tierTimes', { times })}</small>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
