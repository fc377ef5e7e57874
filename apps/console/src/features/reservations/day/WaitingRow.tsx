import { Button } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { Tag } from '../../../parts/list/Tag.tsx';
import { ageMinutes, useNow } from '../../board/index.ts';
import { useClock } from '../../session/index.ts';
import styles from '../reservations.module.css';
import type { Reservation } from '../reservations-query.ts';
import { useReservationAction } from '../use-reservation-action.ts';

type Props = { one: Reservation; place: number; sms: boolean; onSeat: () => void };

/** Somebody at the door: for how long, whether they were told, and what to do next. */
export const WaitingRow = ({ one, place, sms, onSeat }: Props) => {
  const { t } = useText();
  const clock = useClock();
  const now = useNow();
  const { ready, end, disabled } = useReservationAction();
  const texted = sms && one.phone !== null;
  return (
    <li className={styles.line} data-state={one.state}>
      <span className={styles.time}>{place}</span>
      <div className={styles.who}>
        <b>{one.name}</b>
        <span className={styles.facts}>
          <span>
            <Icon name="people" size="1em" /> {one.party}
          </span>
          <span>
            <Icon name="clock" size="1em" /> {clock.age(ageMinutes(one.at, now))}
            {one.wait_minutes !== null && ` / ${t('age.minutes', { minutes: one.wait_minutes })}`}
          </span>
          {one.phone && <a href={`tel:${one.phone}`}>{one.phone}</a>}
        </span>
        {one.note !== '' && <small>{one.note}</small>}
        <span className={styles.tags}>
          {one.state === 'ready' && <Tag tone="good">{t('reservations.told')}</Tag>}
          {one.told === 'failed' && <Tag tone="late">{t('reservations.smsFailed')}</Tag>}
        </span>
      </div>
      <div className={styles.deeds}>
        <Button variant="default" size="md" disabled={disabled} onClick={() => void end(one, 'give_up')}>
          {t('reservations.gaveUp')}
        </Button>
        <Button
          variant={one.state === 'ready' ? 'default' : 'filled'}
          size="md"
          disabled={disabled}
          onClick={() => void ready(one)}
        >
          {t(texted ? 'reservations.readySms' : 'reservations.ready')}
        </Button>
        <Button
          variant={one.state === 'ready' ? 'filled' : 'default'}
          size="md"
          disabled={disabled}
          onClick={onSeat}
        >
          {t('reservations.seat')}
        </Button>
      </div>
    </li>
  );
};
