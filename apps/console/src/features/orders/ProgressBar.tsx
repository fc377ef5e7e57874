import { Button } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import styles from './order-card.module.css';
import type { ActOnOrder } from './use-order-action.ts';

/** What is next for an order in the making: deliver what is left, then close. */
export const ProgressBar = ({ order, doing }: { order: BoardOrder; doing: ActOnOrder }) => {
  const { t } = useText();
  const tableName = useTableName();
  const notify = useNotify();
  const { may } = useVenue();
  if (!may('moveOrders')) return null;
  const left = order.items.filter(item => !item.is_delivered).map(item => item.id);

  const deliverAll = async () => {
    const answer = await doing.act({ kind: 'deliver', items: left, delivered: true });
    if (!answer) return;
    const hide = notify({
      tone: 'calm',
      message: (
        <span className={styles.undoNote}>
          {t('deliver.done', { count: left.length, table: tableName(order.table_name) })}
          <Button
            variant="light"
            leftSection={<Icon name="undo" />}
            onClick={() => {
              hide();
              void doing.act({ kind: 'deliver', items: left, delivered: false });
            }}
          >
            {t('deliver.undoAll')}
          </Button>
        </span>
      ),
    });
  };

  return (
    <div className={styles.next}>
      {left.length > 0 ? (
        <Button size="xl" disabled={doing.disabled} onClick={deliverAll} leftSection={<Icon name="tray" />}>
          {left.length === order.items.length ? t('deliver.all') : t('deliver.rest', { count: left.length })}
        </Button>
      ) : (
        <Button
          size="xl"
          disabled={doing.disabled}
          onClick={() => doing.act({ kind: 'close' })}
          leftSection={<Icon name="check" />}
        >
          {t('close.order')}
        </Button>
      )}
    </div>
  );
};
