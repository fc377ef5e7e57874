import { VisuallyHidden } from '@mantine/core';
import type { KitchenSettings } from '@tableside/contract/http/console/kitchen';
import type { ageOf } from '@tableside/domain/kitchen';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { GuestsLeft } from '../../../parts/GuestsLeft.tsx';
import banded from '../../../parts/list/banded.module.css';
import { tableParts } from '../../../parts/table-parts.ts';
import { useClock } from '../../session/index.ts';
import type { BoardTicket } from '../board/kitchen-board.ts';
import { useStationName } from '../setup/use-station-name.ts';
import styles from './ticket.module.css';
import type { TicketTap } from './ticket-tap.ts';
import { useHold } from './use-hold.ts';
import { isAtCounter, useTicketName } from './use-ticket-name.ts';

type Props = {
  ticket: BoardTicket;
  age: ReturnType<typeof ageOf>;
  /** Where all of it is made; absent where that goes without saying or each line says it. */
  station: string | undefined;
  settings: KitchenSettings;
  headingId: string;
  /** What a tap does; null where there is nothing to do yet. */
  tap: TicketTap | null;
  disabled: boolean;
  onTap: () => void;
  onMore: () => void;
};

/** Whose ticket it is and how old, in words and by colour: and the one large button that says it is made. */
export const TicketHead = ({
  ticket,
  age,
  station,
  settings,
  headingId,
  tap,
  disabled,
  onTap,
  onMore,
}: Props) => {
  const { t } = useText();
  const ticketName = useTicketName();
  const clock = useClock();
  const stationName = useStationName();
  const hold = useHold(onTap, onMore);
  const place = settings.stations.find(({ id }) => id === station);
  const { order, state } = ticket;
  const name = ticketName(order);
  const parts = tableParts(name);
  const due = order.wait_minutes || settings.late_minutes;
  const words =
    state === 'waits' || state === 'void'
      ? t(state === 'waits' ? 'kitchen.waits' : 'kitchen.voidTitle')
      : age.band === 'late' && age.lateBy > 0
        ? t('kitchen.lateShort', { minutes: age.lateBy })
        : age.band === 'late'
          ? t('kitchen.dueNow')
          : age.minutes < 1
            ? t('kitchen.new')
            : clock.age(age.minutes);
  return (
    <header className={`${banded.head} ${styles.head}`}>
      {tap && (
        <button
          type="button"
          className={styles.bump}
          data-bump
          aria-label={`${t(`kitchen.${tap}`)}: ${name}`}
          disabled={disabled}
          {...hold}
        />
      )}
      <div className={styles.headWords}>
        <h2 id={headingId} className={styles.where}>
          {parts.words !== '' && <small>{parts.words} </small>}
          {parts.number !== '' && <span>{parts.number}</span>}
        </h2>
        <p className={styles.age}>
          {tap === 'callGuest' && <Icon name="bell" size="1em" />}
          <span>{words}</span>
          {age.lateBy > 0 && (
            <VisuallyHidden component="span">{t('kitchen.lateBy', { minutes: age.lateBy })}</VisuallyHidden>
          )}
        </p>
        <p className={styles.small}>
          <span>
            {isAtCounter(order) ? order.table_name : t('kitchen.number', { number: order.order_id })}
          </span>
          {order.party_left && <GuestsLeft />}
          {place && <span>{stationName(place)}</span>}
          <span className={styles.due}>
            {order.wait_minutes !== null && order.wait_minutes > 0
              ? t('kitchen.promised', {
                  time: clock.time(Date.parse(order.accepted_at) + order.wait_minutes * 60_000),
                })
              : t('kitchen.since', { time: clock.time(ticket.since) })}
          </span>
        </p>
      </div>
      <button
        type="button"
        className={styles.more}
        data-more
        aria-label={t('kitchen.more', { ticket: name })}
        onClick={onMore}
      >
        <Icon name="more" size="1.9rem" />
      </button>
      {state === 'cooking' && age.band !== 'late' && (
        <i className={styles.used} style={{ inlineSize: `${Math.min(100, (age.minutes / due) * 100)}%` }} />
      )}
    </header>
  );
};
