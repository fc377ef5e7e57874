import { itemPrice } from '@tableside/contract/dish-price';
import { Price } from '@tableside/design';
import { toMajor } from '@tableside/domain/money';
import type { MenuItem } from '../../data/menu.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import { MembersPrice } from './MembersPrice.tsx';

/** What an item costs, "from" its cheapest form where it has several. ITEM-02, ITEM-10. */
export const ItemPrice = ({ item }: { item: MenuItem }) => {
  const { money, restaurant } = useGuest();
  const t = useT();
  const { decimals } = restaurant.currency;
  const { kind, price, before } = itemPrice(item, decimals, false);
  const now = money(toMajor(price, decimals));
  const old = before === null ? null : money(toMajor(before, decimals));
  return (
    <>
      <Price
        text={kind === 'from' ? t('menu.from', { price: now }) : now}
        before={old}
        beforeLabel={old ? t('menu.oldPrice', { price: old }) : ''}
      />
      <MembersPrice price={itemPrice(item, decimals, true).price} than={price} />
    </>
  );
};
