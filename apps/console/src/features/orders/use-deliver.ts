import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useText } from '../../i18n/index.ts';
import { useTableName } from '../../parts/table-name.ts';
import { useUndoNote } from '../../parts/undo-note/use-undo-note.tsx';
import type { ActOnOrder } from './use-order-action.ts';

/** Marks several dishes delivered with one tap, and offers to take it back; whether it was done. */
export const useDeliver = (order: BoardOrder, doing: ActOnOrder) => {
  const { t } = useText();
  const tableName = useTableName();
  const tellUndo = useUndoNote();
  return async (items: readonly string[]): Promise<boolean> => {
    const answer = await doing.act({ kind: 'deliver', items, delivered: true });
    if (!answer?.changed) return answer !== undefined;
    tellUndo(
      t('deliver.done', { count: items.length, table: tableName(order.table_name) }),
      t('deliver.undoAll'),
      () => void doing.act({ kind: 'deliver', items, delivered: false }),
    );
    return true;
  };
};
