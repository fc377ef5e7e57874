import { useT } from '../../../texts/texts.ts';
import { GuestAvatar } from '../../avatar/index.ts';
import { usePartyWords } from '../../party/index.ts';
import { useGuest } from '../../venue/index.ts';
import { type BillItem, worthOf } from '../view/bill-sums.ts';
import styles from './BillItems.module.css';
import { groupItems, holdersOf, type ItemGroup } from './group-items.ts';
import { ItemPrice, PaidBy, useItemName, useItemNotes } from './ItemWords.tsx';

/** So many avatars beside a row; the strip above names everybody. */
const MAX_HOLDERS = 3;

/** Whose fingers are on a row: beside the name, so that the row keeps its height. */
const Holders = ({ items }: Pick<ItemGroup, 'items'>) => {
  const t = useT();
  const { session } = useGuest();
  const say = usePartyWords();
  const holders = holdersOf(items);
  if (holders.length === 0) return null;
  const words = holders.map(number =>
    number === session.guest_index
      ? t('bill.heldByYou')
      : say(number, 'bill.heldByNamed', 'bill.heldByGuest'),
  );
  return (
    <span className={styles.holders}>
      {holders.slice(0, MAX_HOLDERS).map(guest => (
        <GuestAvatar key={guest} guest={guest} size="small" />
      ))}
      {holders.length > MAX_HOLDERS && <span aria-hidden="true">+{holders.length - MAX_HOLDERS}</span>}
      <span className="visually-hidden">{words.join(', ')}</span>
    </span>
  );
};

const GroupRow = ({ items }: Pick<ItemGroup, 'items'>) => {
  const t = useT();
  const { restaurant } = useGuest();
  const { decimals } = restaurant.currency;
  const nameOf = useItemName();
  const notesOf = useItemNotes();
  const [item] = items;
  const before = item.strikethrough_price;
  const notes = notesOf(item);
  return (
    <li className={styles.row}>
      <span className={styles.count}>{t('bill.times', { count: items.length })}</span>
      <span className={styles.words}>
        <span className={styles.name}>{nameOf(item)}</span>
        {notes && <span className={styles.notes}>{notes}</span>}
        {item.paid_by !== null && <PaidBy item={item} />}
      </span>
      <Holders items={items} />
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
