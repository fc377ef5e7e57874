import type { Opening } from '@tableside/contract/http/shared/opening';
import { Icon } from '@tableside/design';
import { useT } from '../../texts/texts.ts';
import styles from './FoodCourt.module.css';

/** Closed by the hours of the hall: why, and when it opens. What was ordered can be read as ever. */
export const HallClosed = ({ opening }: { opening: Opening }) => {
  const t = useT();
  return (
    <p className={styles.hallClosed} role="status">
      <Icon name="clock" size={20} />
      <span>
        <strong>{t('court.hallClosed')}</strong> {t('court.opens', opening)} {opening.reason}
      </span>
    </p>
  );
};
