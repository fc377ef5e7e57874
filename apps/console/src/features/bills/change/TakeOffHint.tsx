import { useText } from '../../../i18n/index.ts';
import { useMoney, useVenue } from '../../session/index.ts';
import styles from '../sheets.module.css';
import { takeOffLimit } from './take-off-limit.ts';

/** How much one's role may take off a bill, said before anybody tries; nothing for those who may take off any. */
export const TakeOffHint = () => {
  const { t } = useText();
  const { role } = useVenue();
  const money = useMoney();
  const limit = takeOffLimit(role);
  if (!limit) return null;
  return (
    <p className={styles.hint}>
      {t('limit.takeOff', { amount: money.text(limit.sum), percent: limit.percent })}
    </p>
  );
};
