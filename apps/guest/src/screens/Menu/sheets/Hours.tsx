import type { HoursLine } from '@tableside/contract/http/shared/opening';
import { Icon } from '@tableside/design';
import styles from './ListSheet.module.css';

/** When the venue is open, as on its door. */
export const Hours = ({ lines }: { lines: readonly HoursLine[] }) => (
  <li className={`${styles.entry} ${styles.tall}`}>
    <Icon name="clock" />
    <dl className={styles.hours}>
      {lines.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  </li>
);
