import { buttonClass, Icon } from '@tableside/design';
import { placeName } from '@tableside/domain/venue';
import { formatTime } from '@tableside/i18n';
import type { Order } from '../../../data/orders.ts';
import { useLanguage, useT } from '../../../texts/texts.ts';
import { LateWhoseDish } from '../../party/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './OrderInfo.module.css';

/** Number, unique id, time and table, and the venue with its telephone. ORDER-13, ORDER-14. */
export const OrderDetails = ({ order }: { order: Order }) => {
  const t = useT();
  const { restaurant, place } = useGuest();
  // A party may have moved since: where the order went is not where the guest is.
  const went = placeName(order.table_name, place, useLanguage() === restaurant.main_language);
  const rows = [
    { label: t('orders.number'), value: order.order_id },
    { label: t('orders.uniqueId'), value: order.unique_order_number },
    // What nobody has got is not placed.
    ...(order.waiting_for === 'payment'
      ? []
      : [{ label: t('orders.placed'), value: formatTime(order.placed_at) }]),
    ...(order.is_own
      ? []
      : [{ label: t('orders.sentBy'), value: <LateWhoseDish guest={order.guest_index} /> }]),
    ...(went ? [{ label: t('orders.table'), value: went }] : []),
  ];
  return (
    <>
      {order.comment && (
        <section className={styles.section}>
          <h3>{t('orders.comment')}</h3>
          <p className={styles.comment}>{order.comment}</p>
        </section>
      )}
      <section className={styles.section}>
        <h3>{t('orders.info')}</h3>
        <dl className={styles.facts}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={`${styles.section} ${styles.venue}`}>
        <div>
          <h3>{restaurant.name}</h3>
          {restaurant.address && <p className={styles.muted}>{restaurant.address}</p>}
        </div>
        {restaurant.phone && (
          <a
            className={buttonClass('secondary')}
            href={`tel:${restaurant.phone.replace(/[^+\d]/g, '')}`}
            aria-label={t('orders.callVenue', { venue: restaurant.name })}
          >
            <Icon name="phone" size={20} />
            {t('orders.call')}
          </a>
        )}
      </section>
    </>
  );
};
