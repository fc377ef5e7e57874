import type { KitchenSettings } from '@tableside/contract/http/console-kitchen';
import type { ageOf, Band } from '@tableside/domain/kitchen';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';
import banded from '../../parts/banded.module.css';
import { GuestsLeft } from '../../parts/GuestsLeft.tsx';
import { useClock } from '../session/index.ts';
import type { BoardTicket } from './kitchen-board.ts';
import styles from './ticket.module.css';
import { useStationName } from './use-station-name.ts';
import { isAtCounter, useTicketName } from './use-ticket-name.ts';

export const ICONS: Readonly<Record<Band, IconName>> = { fresh: 'clock', soon: 'clock', late: 'alert' };

type Props = {
  ticket: BoardTicket;
  age: ReturnType<typeof ageOf>;
  /** Where all of it is made; absent where that goes without saying or each line says it. */
  station: string | undefined;
  settings: KitchenSettings;
  headingId: string;
};

/** Whose ticket it is and how old, in words and by colour. */
export const TicketHead = ({ ticket, age, station, settings, headingId }: Props) => {
  const { t } = useText();
  const name = useTicketName();
  const clock = useClock();
  const stationName = useStationName();
  const place = settings.stations.find(({ id }) => id === station);
  const { order, state } = ticket;
  const counter = isAtCounter(order);
  const words =
    state === 'waits' || state === 'void'
      ? t(state === 'waits' ? 'kitchen.waits' : 'kitchen.voidTitle')
      : age.band === 'late'
        ? age.lateBy < 1
          ? t('kitchen.dueNow')
          : t('kitchen.lateBy', { minutes: age.lateBy })
        : clock.age(age.minutes);
  return (
    <header className={`${banded.head} ${styles.head}`}>
      <h2 id={headingId} className={styles.where}>
        {name(order)}
      </h2>
      <p className={styles.age}>
        <Icon
          name={state === 'void' ? 'alert' : state === 'waits' ? 'clock' : ICONS[age.band]}
          size="1.1em"
        />
        <span>{words}</span>
      </p>
      <p className={styles.small}>
        <span>{counter ? order.table_name : t('kitchen.number', { number: order.order_id })}</span>
        {order.wait_minutes !== null && order.wait_minutes > 0 ? (
          <span>
            {t('kitchen.promised', {
              time: clock.time(Date.parse(order.accepted_at) + order.wait_minutes * 60_000),
            })}
          </span>
        ) : (
          <span>{t('kitchen.since', { time: clock.time(ticket.since) })}</span>
        )}
        {order.party_left && <GuestsLeft />}
        {place && <span>{stationName(place)}</span>}
      </p>
    </header>
  );
};
