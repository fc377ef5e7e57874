import { useText } from '../../i18n/index.ts';
import { ageMinutes, useNow } from '../board/index.ts';
import { useClock } from '../session/index.ts';
import styles from './hall-live.module.css';
import type { LiveHall } from './hall-live-query.ts';

/** Numbers that are called at all counters of the hall, the latest first: for runners. */
export const CalledNumbers = ({ hall }: { readonly hall: LiveHall }) => {
  const { t } = useText();
  const { age } = useClock();
  const now = useNow();
  const names = new Map(hall.stalls.map(({ venue, name }) => [venue, name]));
  return (
    <section aria-label={t('hallLive.called')}>
      <h2 className={styles.heading}>{t('hallLive.called')}</h2>
      {hall.called.length === 0 && <p className={styles.soft}>{t('hallLive.noneCalled')}</p>}
      <ul className={styles.called}>
        {hall.called.map(({ venue, number, ready_at: at }) => (
          <li key={`${venue} ${number} ${at}`}>
            <b>{number}</b>
            <span>{names.get(venue)}</span>
            <span className={styles.soft}>{age(ageMinutes(at, now))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
