import { Button, Icon } from '@tableside/design';
import { createPortal } from 'react-dom';
import type { Order } from '../../data/orders.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './Again.module.css';
import { AgainSheet } from './AgainSheet.tsx';
import { useOrderAgain } from './use-order-again.ts';

type Props = {
  readonly order: Order;
  /** In a list each button says which order it means. */
  readonly inList?: boolean;
};

/** Whether an order can be had again: it is the guest's own, and still waiting for nothing of theirs. */
const canRepeat = ({ status, items, is_own: isOwn }: Order): boolean =>
  isOwn && status !== 'pending_activate' && items.length > 0;

/** "Order again": what was in this order, into the cart with one tap. */
export const OrderAgain = ({ order, inList = false }: Props) => {
  const t = useT();
  const { orderingEnabled, ordersPaused } = useGuest();
  const { busy, outcome, orderAgain, close, toCart } = useOrderAgain(order);
  if (!orderingEnabled || ordersPaused || !canRepeat(order)) return null;
  return (
    <>
      <Button
        look={inList ? 'quiet' : 'secondary'}
        wide={!inList}
        busy={busy}
        className={inList ? styles.inList : undefined}
        onClick={orderAgain}
        aria-label={inList ? t('again.orderNumber', { number: order.order_id }) : undefined}
      >
        <Icon name="reload" size={18} />
        {t('again.order')}
      </Button>
      {outcome &&
        createPortal(<AgainSheet outcome={outcome} onClose={close} onCart={toCart} />, document.body)}
    </>
  );
};
