import { Button } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { MinutesPicker } from '../../parts/MinutesPicker.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { useVenue } from '../session/index.ts';
import styles from './order-card.module.css';
import type { ActOnOrder } from './use-order-action.ts';

/** Minutes that fit most orders; one tap accepts. */
const SUGGESTED = [10, 15, 20, 30];
const START = 25;

export const AcceptBar = ({ order, doing }: { order: BoardOrder; doing: ActOnOrder }) => {
  const { t } = useText();
  const { may } = useVenue();
  const [other, setOther] = useState(false);
  if (!may('moveOrders')) return null;
  const accept = (minutes: number | null) =>
    doing.act({ kind: 'accept', minutes }).then(() => setOther(false));
  return (
    <fieldset className={styles.accept}>
      <legend>{t(order.asks_presence ? 'presence.minutes' : 'accept.title')}</legend>
      <div className={styles.acceptRow}>
        {SUGGESTED.map(minutes => (
          <Button
            key={minutes}
            size="xl"
            px={0}
            disabled={doing.disabled}
            aria-label={t('accept.label', { number: order.order_id, minutes })}
            onClick={() => accept(minutes)}
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
          onClick={() => setOther(true)}
        >
          {t('accept.other')}
        </Button>
      </div>
      <Sheet opened={other} onClose={() => setOther(false)} title={t('accept.sheetTitle')}>
        <MinutesPicker
          start={START}
          busy={doing.busy}
          submit={minutes => t('accept.confirm', { minutes })}
          onPick={accept}
        />
        <Button variant="subtle" fullWidth mt="md" disabled={doing.disabled} onClick={() => accept(null)}>
          {t('accept.usual')}
        </Button>
      </Sheet>
    </fieldset>
  );
};
