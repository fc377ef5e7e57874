import { Button } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { isOnHold, isWanted, itemsToBring, readyItems } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';
import { useDeliver } from '../use-deliver.ts';
import type { ActOnOrder } from '../use-order-action.ts';
import styles from './whole.module.css';

/** What is next for an order in the making: deliver what is made, then the rest, then close. */
export const ProgressBar = ({ order, doing }: { order: BoardOrder; doing: ActOnOrder }) => {
  const { t } = useText();
  const { may } = useVenue();
  const deliver = useDeliver(order, doing);
  if (!may('moveOrders')) return null;
  const wanted = order.items.filter(item => isWanted(item) && !item.held);
  const left = itemsToBring(order).map(item => item.id);
  const ready = readyItems(order).map(item => item.id);
  const partly = ready.length > 0 && ready.length < left.length;
  if (isOnHold(order)) return null;
  if (left.length === 0) {
    return (
      <div className={styles.next}>
        <Button
          size="xl"
          disabled={doing.disabled}
          onClick={() => doing.act({ kind: 'close' })}
          leftSection={<Icon name="check" />}
        >
          {t('close.order')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.next}>
      {partly && (
        <Button
          size="xl"
          disabled={doing.disabled}
          onClick={() => deliver(ready)}
          leftSection={<Icon name="tray" />}
        >
          {t('deliver.ready', { count: ready.length })}
        </Button>
      )}
      <Button
        size={partly ? 'md' : 'xl'}
        variant={partly ? 'subtle' : 'filled'}
        disabled={doing.disabled}
        onClick={() => deliver(left)}
        leftSection={partly ? undefined : <Icon name="tray" />}
      >
        {left.length === wanted.length ? t('deliver.all') : t('deliver.rest', { count: left.length })}
      </Button>
    </div>
  );
};
