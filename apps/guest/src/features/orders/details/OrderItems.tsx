import { Icon } from '@tableside/design';
import type { Order } from '../../../data/orders.ts';
import { inWords } from '../../../texts/dish-words.ts';
import { useLanguage, useT } from '../../../texts/texts.ts';
import { LateWhoseDish } from '../../party/index.ts';
import { usePricing } from '../pricing.ts';
import { useLit } from '../status/use-lit.ts';
import styles from './OrderInfo.module.css';

type Item = Order['items'][number];

const ItemRow = ({ item, pickup }: { item: Item; pickup: boolean }) => {
  const t = useT();
  const { money, decimals } = usePricing();
  const lit = useLit(`${item.is_delivered}${item.taken_off}${item.held ?? ''}`);
  const left = Math.max(0, item.quantity - item.taken_off);
  const before = item.strikethrough_price;
  return (
    <li className={`${styles.item} ${lit ? styles.litItem : ''} ${left === 0 ? styles.off : ''}`}>
      <span className={styles.count}>{left || item.quantity} ×</span>
      <div className={styles.itemWords}>
        <p className={styles.itemName}>{item.name}</p>
        {item.modifiers.length > 0 && (
          <p className={styles.muted}>{item.modifiers.map(({ name }) => name).join(', ')}</p>
        )}
        {item.note && (
          <p className={styles.itemNote}>
            <Icon name="note" size={16} />
            <bdi>{item.note}</bdi>
          </p>
        )}
        {item.guest_index !== null && <LateWhoseDish guest={item.guest_index} />}
        {item.taken_off > 0 && (
          <p className={styles.takenOff}>
            <Icon name="close" size={16} />
            {left === 0 ? t('orders.itemOff') : t('orders.itemOffSome', { count: item.taken_off })}
          </p>
        )}
        {item.held && left > 0 && (
          <p className={styles.muted}>
            <Icon name="clock" size={16} /> {t('orders.itemLater')}
          </p>
        )}
        {item.is_delivered && left > 0 && (
          <p className={styles.served}>
            <Icon name="check" size={16} />
            {t(pickup ? 'orders.itemReady' : 'orders.itemServed')}
          </p>
        )}
      </div>
      <p className={styles.itemPrice}>
        {left > 0 && money(item.total)}
        {before !== null && before > item.price && left > 0 && (
          <>
            <s aria-hidden="true">{money(Number((before * left).toFixed(decimals)))}</s>
            <span className="visually-hidden">{t('orders.was', { price: money(before) })}</span>
          </>
        )}
      </p>
    </li>
  );
};

/** What was ordered, for how much, and what has come. ORDER-10, ORDER-20, ORDER-51. */
export const OrderItems = ({ order, pickup }: { order: Order; pickup: boolean }) => {
  const t = useT();
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h3>{t('orders.items')}</h3>
      {order.items.length === 0 && <p className={styles.muted}>{t('orders.emptyItems')}</p>}
      <ul className={styles.items}>
        {order.items.map(item => (
          <ItemRow key={item.id} item={inWords(item, language)} pickup={pickup} />
        ))}
      </ul>
    </section>
  );
};
