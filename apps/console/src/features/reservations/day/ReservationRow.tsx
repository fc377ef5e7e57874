import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { Tag } from '../../../parts/list/Tag.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { useVenue } from '../../session/index.ts';
import { tablesQuery } from '../../tables/index.ts';
import styles from '../reservations.module.css';
import type { Reservation, ReservationDay } from '../reservations-query.ts';
import { useReservationAction } from '../use-reservation-action.ts';

type Props = {
  one: Reservation;
  day: ReservationDay;
  /** Chooses a table, or changes what was written down. */
  onSeat: () => void;
  onChange: () => void;
};

/** Who is early comes at most so long before their time, also across the hour at which the business day ends. Milliseconds. */
const EARLY_MS = 2 * 3_600_000;

const STATES = ['seated', 'done', 'cancelled', 'no_show', 'gave_up'] as const;
const UNDONE: readonly string[] = ['seated', 'cancelled', 'no_show', 'gave_up'];

/** Somebody who comes, sits or is through: when, who, where, and the deed of the moment. */
export const ReservationRow = ({ one, day, onSeat, onChange }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const { seat, end, undo, disabled } = useReservationAction();
  const { state, name, party, phone, note, tables, lateness } = one;
  const names = day.tables.filter(({ id }) => tables.includes(id)).map(each => tableName(each.name));
  const isHere = day.day === day.today || Math.abs(Date.parse(one.at) - Date.now()) < EARLY_MS;
  const { data: floor = [] } = useQuery(tablesQuery(useVenue().id));
  // Others may still sit there: nobody is put to their party by the tap that was meant for a free table.
  const isTaken = floor.some(table => tables.includes(table.id) && table.state !== 'free');
  const seatsAtOnce = names.length > 0 && !isTaken;
  const gone = STATES.find(each => each === state);
  return (
    <li className={styles.line} data-state={state} data-late={lateness === 'coming' ? undefined : lateness}>
      <time className={styles.time} dateTime={one.at}>
        {one.time}
      </time>
      <div className={styles.who}>
        <b>{name || t('reservations.forgotten')}</b>
        <span className={styles.facts}>
          <span>
            <Icon name="people" size="1em" /> {party}
          </span>
          <span>{names.length > 0 ? names.join(', ') : t('reservations.noTable')}</span>
          {phone && <a href={`tel:${phone}`}>{phone}</a>}
        </span>
        {note !== '' && <small>{note}</small>}
        <span className={styles.tags}>
          {lateness === 'late' && <Tag tone="late">{t('reservations.late')}</Tag>}
          {isHere && state === 'booked' && isTaken && <Tag tone="quiet">{t('reservations.tableTaken')}</Tag>}
          {lateness === 'overdue' && <Tag tone="late">{t('reservations.overdue')}</Tag>}
          {gone && <Tag tone={state === 'seated' ? 'good' : 'quiet'}>{t(`reservations.state.${gone}`)}</Tag>}
          {one.no_shows > 0 && state === 'booked' && (
            <Tag tone="late">{t('reservations.noShows', { count: one.no_shows })}</Tag>
          )}
          {one.told === 'failed' && <Tag tone="late">{t('reservations.smsFailed')}</Tag>}
        </span>
      </div>
      <div className={styles.deeds}>
        {state === 'booked' && (
          <>
            <Button variant="default" size="md" onClick={onChange}>
              {t('reservations.change')}
            </Button>
            {lateness !== 'coming' && (
              <Button
                variant="default"
                size="md"
                disabled={disabled}
                onClick={() => void end(one, 'no_show')}
              >
                {t('reservations.noShow')}
              </Button>
            )}
            {isHere && (
              <Button
                size="md"
                disabled={disabled}
                onClick={() => (seatsAtOnce ? void seat(one, tables) : onSeat())}
              >
                {seatsAtOnce ? t('reservations.seatAt', { table: names.join(', ') }) : t('reservations.seat')}
              </Button>
            )}
          </>
        )}
        {UNDONE.includes(state) && (
          <Button
            variant="default"
            size="md"
            disabled={disabled}
            aria-label={t('reservations.undoOf', { name })}
            leftSection={<Icon name="undo" />}
            onClick={() => void undo(one)}
          >
            {t('reservations.undo')}
          </Button>
        )}
      </div>
    </li>
  );
};
