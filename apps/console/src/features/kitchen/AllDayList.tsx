import type { AllDay } from '@tableside/domain/kitchen';
import { memo, useMemo } from 'react';
import { useText } from '../../i18n/index.ts';
import { allDay, type BoardTicket } from './board/kitchen-board.ts';
import styles from './kitchen.module.css';

/** One of a dish, made in no way of its own: a row for each would push the large counts out of sight. */
const isSingle = ({ count, ways }: AllDay): boolean => count === 1 && ways.length === 0;

const Counts = ({ dishes }: { dishes: readonly AllDay[] }) => {
  const { t } = useText();
  const single = dishes.filter(isSingle);
  return (
    <>
      <ul className={styles.allDay}>
        {dishes
          .filter(dish => !isSingle(dish))
          .map(({ name, count, ways }) => (
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
      {single.length > 0 && (
        <p className={styles.singles}>
          {t('kitchen.oneEach', { dishes: single.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </>
  );
};

/** How many of each dish are to be made now, over all tickets, and how many wait for their course. */
export const AllDayList = memo(({ tickets }: { tickets: readonly BoardTicket[] }) => {
  const { t } = useText();
  const [dishes, held] = useMemo(() => [allDay(tickets), allDay(tickets, 'held')], [tickets]);
  if (dishes.length + held.length === 0) return <p className={styles.nothing}>{t('kitchen.allDayNone')}</p>;
  return (
    <>
      <Counts dishes={dishes} />
      {held.length > 0 && (
        <section className={styles.heldCounts}>
          <h3>{t('kitchen.waits')}</h3>
          <Counts dishes={held} />
        </section>
      )}
    </>
  );
});
