import { Button } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { MinutesPicker } from '../../parts/MinutesPicker.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { useNowWhen } from '../board/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import { acceptChoices, untilSlot } from './accept-choices.ts';
import styles from './order-card.module.css';
import type { ActOnOrder } from './use-order-action.ts';
import { useOrderSheet } from './use-order-sheet.ts';

export const AcceptBar = ({ order, doing }: { order: BoardOrder; doing: ActOnOrder }) => {
  const { t } = useText();
  const { may } = useVenue();
  const clock = useClock();
  const [other, setOther] = useState(false);
  const now = useNowWhen(moment => String(untilSlot(order, moment)));
  const until = untilSlot(order, now);
  const { suggested, start } = acceptChoices(until);
  const { send, failed, forget } = useOrderSheet(doing, () => setOther(false));
  if (!may('moveOrders')) return null;
  const accept = (minutes: number | null) => ({ kind: 'accept', minutes }) as const;
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
            onClick={() => doing.act(accept(minutes))}
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
          onClick={() => {
            forget();
            setOther(true);
          }}
        >
          {t('accept.other')}
        </Button>
      </div>
      <Sheet opened={other} onClose={() => setOther(false)} title={t('accept.sheetTitle')}>
        <Failure text={failed} />
        <MinutesPicker
          start={start}
          busy={doing.busy}
          submit={minutes => t('accept.confirm', { minutes })}
          onPick={minutes => send(accept(minutes))}
        />
        <Button
          variant="subtle"
          fullWidth
          mt="md"
          disabled={doing.disabled}
          onClick={() => send(accept(null))}
        >
          {t('accept.usual')}
        </Button>
      </Sheet>
    </fieldset>
  );
};
