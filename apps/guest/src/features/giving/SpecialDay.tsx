import { useEffect, useState } from 'react';
import { useT } from '../../texts/texts.ts';
import styles from './Giving.module.css';
import { isSpecialDay, SPECIAL_DAY_AFTER } from './special-day.ts';

/** A word on the one special day of the year, a moment after the page stands. TIPCARD-16, DONATE-17 */
export const SpecialDay = ({
  today = () => isSpecialDay(new Date()),
}: {
  readonly today?: () => boolean;
}) => {
  const t = useT();
  const [shown, setShown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day does not change while one looks
  useEffect(() => {
    if (!today()) return;
    const timer = setTimeout(() => setShown(true), SPECIAL_DAY_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return shown ? (
    <p className={styles.special} role="status">
      {t('gift.special')}
    </p>
  ) : null;
};
