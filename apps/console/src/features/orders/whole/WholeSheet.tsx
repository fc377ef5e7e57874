import { Button } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { GuestsLeft } from '../../../parts/GuestsLeft.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { SteadyStart } from '../../../parts/steady/SteadyStart.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { laneOf, rings, useNow } from '../../board/index.ts';
import { HeldCourses } from '../../courses/index.ts';
import { useVenue } from '../../session/index.ts';
import { OrderAge } from '../card/OrderAge.tsx';
import type { OrderSheet } from '../sheets/use-order-sheet.ts';
import type { ActOnOrder } from '../use-order-action.ts';
import { AcceptBar } from './AcceptBar.tsx';
import { CashDue } from './CashDue.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderTotal } from './OrderTotal.tsx';
import { PresenceBar } from './PresenceBar.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { QuietButtons } from './QuietButtons.tsx';
import styles from './whole.module.css';

/** All of an order and all that can be done to it. It closes with what moves the order on, so that no other act comes
 * under the finger; ticking dishes keeps it open. */
export const WholeSheet = ({ sheet: { order, doing, close } }: { sheet: OrderSheet }) => {
  const { t } = useText();
  const { may } = useVenue();
  const tableName = useTableName();
  const now = useNow();
  const lane = laneOf(order);
  const last: ActOnOrder = {
    ...doing,
    act: async action => {
      const answer = await doing.act(action);
      if (answer) close();
      return answer;
    },
  };
  return (
    <Sheet
      opened
      onClose={close}
      title={t('order.wholeTitle', { table: tableName(order.table_name), number: order.order_id })}
    >
      <SteadyStart className={styles.whole}>
        <div className={styles.subline}>
          <OrderAge order={order} now={now} />
          <span>
            {order.guest_index === 0
              ? t('staffOrder.byStaff')
              : t('order.guest', { index: order.guest_index })}
          </span>
          {!!order.guest_count && <span>{t('order.guests', { count: order.guest_count })}</span>}
          {order.party_left && order.closed_at === null && <GuestsLeft />}
          {order.personnel && <span>{order.personnel.name}</span>}
        </div>
        <OrderNotes order={order} />
        <OrderItems order={order} doing={doing} />
        <OrderTotal order={order} />
        <div className={styles.actions}>
          {order.asks_presence && <PresenceBar doing={last} />}
          {lane === 'new' && <AcceptBar order={order} doing={last} />}
          {lane === 'progress' && <HeldCourses orders={[order]} />}
          {lane === 'progress' && <ProgressBar order={order} doing={last} />}
          <CashDue order={order} doing={doing} />
          {rings(order) && may('moveOrders') && (
            <Button
              size="md"
              variant="default"
              leftSection={<Icon name="bell-off" size="1.2em" />}
              disabled={doing.disabled}
              onClick={() => void last.act({ kind: 'seen' })}
            >
              {t('order.markSeen')}
            </Button>
          )}
          {lane !== 'done' && <QuietButtons order={order} doing={doing} />}
        </div>
      </SteadyStart>
    </Sheet>
  );
};
