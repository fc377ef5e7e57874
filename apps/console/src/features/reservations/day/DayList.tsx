import { useText } from '../../../i18n/index.ts';
import { Blank } from '../../../parts/page/Blank.tsx';
import styles from '../reservations.module.css';
import type { Reservation, ReservationDay } from '../reservations-query.ts';
import { sorted } from '../sorted.ts';
import { ReservationRow } from './ReservationRow.tsx';

type Props = {
  day: ReservationDay;
  onSeat: (one: Reservation) => void;
  onChange: (one: Reservation) => void;
};

/** The day by time: who comes, who sits, who is through. */
export const DayList = ({ day, onSeat, onChange }: Props) => {
  const { t } = useText();
  const { ahead, seated, gone } = sorted(day.reservations);
  if (day.reservations.length === 0) {
    return <Blank icon="book" title={t('reservations.none')} hint={t('reservations.noneHint')} />;
  }
  return (
    <>
      {(
        [
          ['coming', ahead],
          ['seated', seated],
          ['gone', gone],
        ] as const
      ).map(
        ([part, list]) =>
          list.length > 0 && (
            <section key={part} className={styles.part}>
              <h2>
                {t(`reservations.part.${part}`)}{' '}
                <small>
                  {t('reservations.covers', {
                    count: list.length,
                    people: list.reduce((sum, { party }) => sum + party, 0),
                  })}
                </small>
              </h2>
              <ul className={styles.lines}>
                {list.map(one => (
                  <ReservationRow
                    key={one.id}
                    one={one}
                    day={day}
                    onSeat={() => onSeat(one)}
                    onChange={() => onChange(one)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
};
