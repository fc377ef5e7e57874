import { Button, Icon } from '@tableside/design';
import { asksToNotify } from '@tableside/domain/notify';
import { isOngoing } from '@tableside/domain/orders';
import { useEffect, useState } from 'react';
import { progressOf } from '../../data/order-progress.ts';
import type { Order } from '../../data/orders.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './Notify.module.css';
import { NotifySheet } from './NotifySheet.tsx';
import { notifyChoice } from './notify-cookie.ts';
import { useNotify } from './use-notify.ts';

/**
 * Below an order that is under way: that the guest may go for a walk and will be told, or how they will be. Where guests come
 * for their food the question stands there as a card until it is answered; it opens over nothing. NOTIFY-04, FLAG-08, FLAG-09.
 */
export const NotifyRow = ({ order }: { order: Order }) => {
  const t = useT();
  const { session, flags, preview } = useGuest();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [stopped, setStopped] = useState(false);
  const ongoing = isOngoing(progressOf(order));
  const tableType = session.table.order_type;
  useEffect(() => {
    if (open) setStopped(false);
  }, [open]);
  const offered = notify.sms || notify.push;
  const place = { flags, tableType, foodCourt: false, preview };
  const asks = offered && asksToNotify(place, { phoneNumber: notify.phone, choice: notifyChoice() });
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
    <div
      className={asks ? `${styles.row} ${styles.card}` : styles.row}
      hidden={!ongoing || (!offered && !how)}
    >
      <div role="status">
        {how && (
          <p className={styles.told}>
            <Icon name="bell" size={20} />
            <span>{how}</span>
          </p>
        )}
        {stopped && !how && <p className={styles.small}>{t('notify.stopped')}</p>}
      </div>
      {asks && !how && (
        <>
          <h3 className={styles.heading}>{t('notify.titlePickup')}</h3>
          <p className={styles.small}>{t('notify.text')}</p>
        </>
      )}
      {how ? (
        <Button look="quiet" onClick={stop}>
          {t('notify.stop')}
        </Button>
      ) : (
        offered &&
        (asks ? (
          <Button wide look="secondary" onClick={() => setOpen(true)}>
            <Icon name="bell" size={20} />
            {t('notify.ask')}
          </Button>
        ) : (
          <button type="button" className={styles.ask} onClick={() => setOpen(true)}>
            <span>{t('notify.ask')}</span>
            <Icon name="forward" size={18} />
          </button>
        ))
      )}
      <NotifySheet notify={notify} pickup={tableType === 'pickup'} open={open} onClose={close} />
    </div>
  );
};
