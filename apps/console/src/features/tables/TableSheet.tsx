import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { useBoard } from '../board/index.ts';
import { statusText } from '../orders/index.ts';
import { useMoney, useVenue } from '../session/index.ts';
import { BillButton } from './BillButton.tsx';
import { CloseTable } from './CloseTable.tsx';
import { inUse } from './table-order.ts';
import styles from './tables.module.css';

type Props = { table: BoardTable | undefined; onClose: () => void };

/** One table: its orders, the code to say aloud, and closing it. */
export const TableSheet = ({ table, onClose }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const { may } = useVenue();
  const money = useMoney();
  const { state } = useBoard();
  const [closing, setClosing] = useState(false);
  const leave = () => {
    setClosing(false);
    onClose();
  };
  if (!table) return null;
  const orders = Object.values(state?.orders ?? {}).filter(order => order.table_id === table.id);
  if (closing) {
    return (
      <Sheet opened onClose={leave} title={t('close.tableTitle', { table: tableName(table.name) })}>
        <CloseTable table={table} onClosed={leave} onCancel={() => setClosing(false)} />
      </Sheet>
    );
  }
  return (
    <Sheet
      opened
      onClose={leave}
      title={t('table.details', { table: tableName(table.name), state: t(`table.${table.state}`) })}
    >
      <div className={styles.details}>
        <p>
          {t('table.guests', { count: table.guests })}, {t('table.openOrders', { count: table.open_orders })},{' '}
          {table.unpaid > 0 ? t('table.unpaid', { amount: money.text(table.unpaid) }) : t('table.allPaid')}
        </p>
        {orders.length > 0 && (
          <ul className={styles.orders} aria-label={t('table.orders')}>
            {orders.map(order => (
              <li key={order.unique_order_number}>
                <b>{t('order.number', { number: order.order_id })}</b>
                <span>{t(statusText(order))}</span>
                <span>{order.items.map(item => `${item.quantity} × ${item.name}`).join(', ')}</span>
                <b>{money.text(order.total)}</b>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.code}>{t('table.code', { code: table.short_code })}</p>
        {may('seeBills') && <BillButton table={table} />}
        {may('closeTables') && inUse(table) && (
          <Button size="xl" color="brick" variant="outline" onClick={() => setClosing(true)}>
            {t('close.table')}
          </Button>
        )}
      </div>
    </Sheet>
  );
};
