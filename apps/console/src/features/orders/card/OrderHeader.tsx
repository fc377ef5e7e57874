import { Button } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { GuestsLeft } from '../../../parts/GuestsLeft.tsx';
import banded from '../../../parts/list/banded.module.css';
import { useTableName } from '../../../parts/table-name.ts';
import { rings } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';
import type { ActOnOrder } from '../use-order-action.ts';
import { OrderAge } from './OrderAge.tsx';
import styles from './order-card.module.css';

type Props = { order: BoardOrder; now: number; headingId: string; doing: ActOnOrder };

/** The table, as large as it fits, and the order's age. */
export const OrderHeader = ({ order, now, headingId, doing }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const { may } = useVenue();
  return (
    <header className={`${banded.head} ${styles.header}`}>
      <div className={styles.headline}>
        <h2 id={headingId} className={styles.table}>
          {tableName(order.table_name)}
        </h2>
        <OrderAge order={order} now={now} />
      </div>
      <div className={styles.subline}>
        <span className={styles.number}>{t('order.number', { number: order.order_id })}</span>
        <span>
          {order.guest_index === 0 ? t('staffOrder.byStaff') : t('order.guest', { index: order.guest_index })}
        </span>
        {order.guest_count !== null && <span>{t('order.guests', { count: order.guest_count })}</span>}
        {order.party_left && order.closed_at === null && <GuestsLeft />}
        {order.personnel && <span>{order.personnel.name}</span>}
        {rings(order) && may('moveOrders') && (
          <Button
            size="compact-md"
            variant="default"
            className={styles.seen}
            leftSection={<Icon name="bell-off" size="1.2em" />}
            disabled={doing.disabled}
            onClick={() => doing.act({ kind: 'seen' })}
          >
            {t('order.markSeen')}
          </Button>
        )}
      </div>
    </header>
  );
};
