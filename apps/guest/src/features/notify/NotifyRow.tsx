import { Button, Icon } from '@tableside/design';
import { asksToNotify } from '@tableside/domain/notify';
import { isOngoing } from '@tableside/domain/orders';
import { useEffect, useRef, useState } from 'react';
import { progressOf } from '../../data/order-progress.ts';
import type { Order } from '../../data/orders.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './Notify.module.css';
import { NotifySheet } from './NotifySheet.tsx';
import { notifyChoice } from './notify-cookie.ts';
import { NOTIFY_TIMINGS } from './timings.ts';
import { useAsking } from './use-asking.ts';
import { useNotify } from './use-notify.ts';

/**
 * Below an order that is under way: that the guest may go for a walk and will be told, or how they will be. Where guests come
 * for their food the question comes by itself, once. NOTIFY-04, FLAG-08, FLAG-09.
 */
export const NotifyRow = ({ order }: { order: Order }) => {
  const t = useT();
  const { session, flags, preview } = useGuest();
  const notify = useNotify();
  const row = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [stopped, setStopped] = useState(false);
  const ongoing = isOngoing(progressOf(order));
  const tableType = session.table.order_type;
  useAsking(NOTIFY_TIMINGS.askAfter, row, () => {
    const place = { flags, tableType, foodCourt: false, preview };
    const asks = asksToNotify(place, { phoneNumber: notify.phone, choice: notifyChoice() });
    if (ongoing && asks) setOpen(true);
  });
  useEffect(() => {
    if (open) setStopped(false);
  }, [open]);
  // At a table dishes are brought: there is nothing to come for.
  const comes = tableType === 'pickup' || tableType === 'self_service';
  const offered = comes && (notify.sms || notify.push);
  const how = notify.phone
    ? t('notify.onSms', { phone: `\u2066${notify.phone}\u2069` })
    : notify.told && t('notify.onPush');
  const close = (answered: boolean) => {
    if (!answered && !how) notify.decline();
    setOpen(false);
  };
  const stop = async () => {
    await notify.stop();
    setStopped(true);
  };
  return (
    <div ref={row} className={styles.row} hidden={!ongoing || (!offered && !how)}>
      <div role="status">
        {how && (
          <p className={styles.told}>
            <Icon name="bell" size={20} />
            <span>{how}</span>
          </p>
        )}
        {stopped && !how && <p className={styles.small}>{t('notify.stopped')}</p>}
      </div>
      {how ? (
        <Button look="quiet" onClick={stop}>
          {t('notify.stop')}
        </Button>
      ) : (
        offered && (
          <Button wide look="secondary" onClick={() => setOpen(true)}>
            <Icon name="bell" size={20} />
            {t('notify.ask')}
          </Button>
        )
      )}
      <NotifySheet notify={notify} pickup={tableType === 'pickup'} open={open} onClose={close} />
    </div>
  );
};
