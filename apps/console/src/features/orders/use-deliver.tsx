import { Button } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { useNotify } from '../../parts/use-notify.ts';
import type { ActOnOrder } from './use-order-action.ts';
import styles from './whole/whole.module.css';

/** Marks several dishes delivered with one tap, and offers to take it back. */
export const useDeliver = (order: BoardOrder, doing: ActOnOrder) => {
  const { t } = useText();
  const tableName = useTableName();
  const notify = useNotify();
  return async (items: readonly string[]): Promise<void> => {
    const answer = await doing.act({ kind: 'deliver', items, delivered: true });
    if (!answer?.changed) return;
    const hide = notify({
      tone: 'calm',
      message: (
        <span className={styles.undoNote}>
          {t('deliver.done', { count: items.length, table: tableName(order.table_name) })}
          <Button
            variant="light"
            leftSection={<Icon name="undo" />}
            onClick={() => {
              hide();
              void doing.act({ kind: 'deliver', items, delivered: false });
            }}
          >
            {t('deliver.undoAll')}
          </Button>
        </span>
      ),
    });
  };
};
