import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './BillItems.module.css';
import { type BillItem, worthOf } from './bill-sums.ts';
import { groupItems, type ItemGroup } from './group-items.ts';
import { ItemPrice, ItemWords } from './ItemWords.tsx';

const GroupRow = ({ items }: Pick<ItemGroup, 'items'>) => {
  const t = useT();
  const { restaurant } = useGuest();
  const { decimals } = restaurant.currency;
  const [item] = items;
  const before = item.strikethrough_price;
  return (
    <li className={styles.row}>
      <span className={styles.count}>{t('bill.times', { count: items.length })}</span>
      <ItemWords item={item} />
      <ItemPrice
        price={worthOf(items, decimals)}
        before={
          before === null
            ? null
            : worthOf(
                items.map(() => ({ price: before })),
                decimals,
              )
        }
      />
    </li>
  );
};

type Props = { readonly title: string; readonly items: readonly BillItem[] };

/** Pieces of the bill under a heading with their number and sum; equal ones in one row. PAYGO-03. */
export const BillItems = ({ title, items }: Props) => {
  const t = useT();
  const { money, restaurant } = useGuest();
  if (items.length === 0) return null;
  return (
    <section>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <p>
          {t('bill.count', { count: items.length })} · {money(worthOf(items, restaurant.currency.decimals))}
        </p>
      </div>
      <ul className={styles.list}>
        {groupItems(items).map(group => (
          <GroupRow key={group.key} items={group.items} />
        ))}
      </ul>
    </section>
  );
};
