import { useText } from '../../../i18n/index.ts';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { LineContents } from '../../kitchen/index.ts';
import styles from './contents.module.css';
import type { OrderSheet } from './use-order-sheet.ts';

/** "What is in it?": the dishes of an order with what they contain as they were chosen. */
export const ContentsSheet = ({ sheet: { order, close } }: { sheet: OrderSheet }) => {
  const { t } = useText();
  return (
    <Sheet opened onClose={close} title={t('contents.title', { number: order.order_id })}>
      <p className={styles.hint}>{t('contents.hint')}</p>
      <ul className={styles.contents}>
        {order.items.map(item => (
          <li key={item.id}>
            <b>{[item.name, ...item.modifiers.map(({ name }) => name)].join(', ')}</b>
            <LineContents line={item} className={undefined} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
