import { buttonClass, Icon } from '@tableside/design';
import { Link } from '../../../app/Link.tsx';
import { pathTo } from '../../../app/paths.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './OrderMissing.module.css';

/** No such order at this table, and where the guest's orders are. ORDER-05, ORDER-06. */
export const OrderMissing = () => {
  const t = useT();
  const { token } = useGuest();
  return (
    <div className={styles.missing}>
      <span className={styles.icon}>
        <Icon name="search" size={40} />
      </span>
      <p>{t('screens.viewOrder.orderNotFound')}</p>
      <Link href={pathTo('Orders', { session: token })} className={buttonClass('primary')}>
        {t('orders.all')}
      </Link>
    </div>
  );
};
