import type { AllDay } from '@tableside/domain/kitchen';
import { useText } from '../../i18n/index.ts';
import styles from './kitchen.module.css';

/** How many of each dish are to be made now, over all tickets. */
export const AllDayList = ({ dishes }: { dishes: readonly AllDay[] }) => {
  const { t } = useText();
  if (dishes.length === 0) return <p className={styles.nothing}>{t('kitchen.allDayNone')}</p>;
  return (
    <ul className={styles.allDay}>
      {dishes.map(({ name, count, ways }) => (
        <li key={name}>
          <b>{count}</b>
          <div>
            <span>{name}</span>
            {ways.map(way => (
              <small key={way.words.join()}>
                {way.count} × {way.words.join(', ')}
              </small>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
};
