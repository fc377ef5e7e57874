import { buttonClass, EmptyState } from '@tableside/design';
import { pathTo } from '../../../app/paths.ts';
import { useT } from '../../../texts/texts.ts';

/** No order of this phone in the hall by that number: the way to those it has. FOOD-27 */
export const NoSuchOrder = ({ hash }: { hash: string }) => {
  const t = useT();
  return (
    <EmptyState icon="search" text={t('screens.viewOrder.orderNotFound')}>
      <a href={pathTo('FoodCourtOrders', { foodCourtHash: hash })} className={buttonClass('primary')}>
        {t('orders.all')}
      </a>
    </EmptyState>
  );
};
