import { UnstyledButton } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useText } from '../../../i18n/index.ts';
import { useTableName } from '../../../parts/table-name.ts';
import { tableParts } from '../../../parts/table-parts.ts';
import { useOpenOrderSheet } from '../sheets/order-sheets.ts';
import styles from './order-card.module.css';

/** The table, as large as it fits. Its button is as large as the card: whoever touches beside the act sees everything. */
export const CardTable = ({ order, headingId }: { order: BoardOrder; headingId: string }) => {
  const { t } = useText();
  const tableName = useTableName();
  const open = useOpenOrderSheet();
  const table = tableName(order.table_name);
  const { words, number } = tableParts(table);
  return (
    <h2 id={headingId} className={styles.where}>
      <UnstyledButton
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={t('order.whole', { table, number: order.order_id })}
        onClick={() => open('whole', order.unique_order_number)}
      >
        {words !== '' && <span className={styles.words}>{words}</span>}
        {number !== '' && <span className={styles.numeral}>{number}</span>}
      </UnstyledButton>
    </h2>
  );
};
