import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { floorQuery } from '../../features/floor/index.ts';
import {
  DayBar,
  DayList,
  type Reservation,
  ReservationPlan,
  ReservationSheet,
  reservationsQuery,
  SeatParty,
  WaitingRow,
  WaitSheet,
} from '../../features/reservations/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { tablesQuery } from '../../features/tables/index.ts';
import { useText } from '../../i18n/index.ts';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import screen from '../screens.module.css';
import styles from './reservations-screen.module.css';

type View = 'day' | 'line' | 'plan';
type Doing =
  | { readonly what: 'write'; readonly one: Reservation | null; readonly table: string | null }
  | { readonly what: 'seat'; readonly one: Reservation }
  | { readonly what: 'wait' };

/** Who comes when and sits where, and who waits at the door. A phone shows one of the three, a wide screen all. */
export const ReservationsScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  const [on, setOn] = useState<string | null>(null);
  const [view, setView] = useState<View>('day');
  const [doing, setDoing] = useState<Doing | null>(null);
  const { data: day, error, refetch } = useQuery(reservationsQuery(venue.id, on));
  const { data: plan } = useQuery(floorQuery(venue.id));
  const { data: tables = [] } = useQuery(tablesQuery(venue.id));
  if (!day && error) {
    return <LoadFailed title={t('reservations.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!day) return <CardSkeletons count={6} height="5rem" className={`${screen.page} ${screen.list}`} />;
  const close = () => setDoing(null);
  const coming = day.reservations.filter(({ state }) => state === 'booked').length;
  return (
    <div className={screen.page}>
      <DayBar
        day={day}
        onDay={setOn}
        onAdd={() => setDoing({ what: 'write', one: null, table: null })}
        onWait={() => setDoing({ what: 'wait' })}
      />
      <div className={styles.views}>
        <FilterChips
          label={t('reservations.view')}
          value={view}
          onChoose={setView}
          options={[
            { value: 'day', label: t('reservations.part.coming'), count: coming },
            { value: 'line', label: t('reservations.line'), count: day.line.length },
            { value: 'plan', label: t('floor.plan') },
          ]}
        />
      </div>
      <div className={styles.columns} data-view={view}>
        <div className={styles.day}>
          <DayList
            day={day}
            onSeat={one => setDoing({ what: 'seat', one })}
            onChange={one => setDoing({ what: 'write', one, table: null })}
          />
        </div>
        <div className={styles.beside}>
          <section className={styles.line} aria-label={t('reservations.line')}>
            <h2>{t('reservations.line')}</h2>
            {day.line.length === 0 ? (
              <p>{t('reservations.lineEmpty')}</p>
            ) : (
              <ul>
                {day.line.map((one, place) => (
                  <WaitingRow
                    key={one.id}
                    one={one}
                    place={place + 1}
                    sms={day.sms}
                    onSeat={() => setDoing({ what: 'seat', one })}
                  />
                ))}
              </ul>
            )}
          </section>
          <div className={styles.plan}>
            {plan && (
              <ReservationPlan
                plan={plan}
                day={day}
                onTable={table => setDoing({ what: 'write', one: null, table })}
              />
            )}
          </div>
        </div>
      </div>
      {doing?.what === 'write' && <ReservationSheet {...doing} day={day} onClose={close} />}
      {doing?.what === 'seat' && <SeatParty one={doing.one} day={day} tables={tables} onClose={close} />}
      {doing?.what === 'wait' && <WaitSheet onClose={close} />}
    </div>
  );
};
