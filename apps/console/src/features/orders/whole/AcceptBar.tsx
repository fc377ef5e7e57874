import { Button } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useNowWhen } from '../../board/index.ts';
import { useClock, useVenue } from '../../session/index.ts';
import { acceptChoices, untilSlot } from '../sheets/accept-choices.ts';
import { useOpenOrderSheet } from '../sheets/order-sheets.ts';
import type { ActOnOrder } from '../use-order-action.ts';
import styles from './whole.module.css';

export const AcceptBar = ({ order, doing }: { order: BoardOrder; doing: ActOnOrder }) => {
  const { t } = useText();
  const { may } = useVenue();
  const clock = useClock();
  const open = useOpenOrderSheet();
  const now = useNowWhen(moment => String(untilSlot(order, moment)));
  const until = untilSlot(order, now);
  const { suggested } = acceptChoices(until);
  if (!may('moveOrders')) return null;
  return (
    <fieldset className={styles.accept}>
      <legend>{t(order.asks_presence ? 'presence.minutes' : 'accept.title')}</legend>
      {until > 0 && order.slot_at !== null && (
        <p className={styles.slot}>
          <Icon name="clock" size="1.1em" /> {t('accept.slot', { time: clock.time(order.slot_at) })}
        </p>
      )}
      <div className={styles.acceptRow}>
        {suggested.map(minutes => (
          <Button
            key={minutes}
            size="xl"
            px={0}
            disabled={doing.disabled}
            aria-label={t('accept.label', { number: order.order_id, minutes })}
            onClick={() => doing.act({ kind: 'accept', minutes })}
          >
            <span className={styles.minutes}>
              <b>{minutes}</b>
              <small>{t('accept.unit')}</small>
            </span>
          </Button>
        ))}
        <Button
          size="xl"
          px={0}
          fz="md"
          variant="light"
          disabled={doing.disabled}
          onClick={() => open('accept', order.unique_order_number)}
        >
          {t('accept.other')}
        </Button>
      </div>
    </fieldset>
  );
};
