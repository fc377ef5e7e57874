import { Icon } from '@tableside/design';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import type { BillItem } from './bill-sums.ts';
import { GuestAvatar } from './GuestAvatar.tsx';
import styles from './ItemWords.module.css';

/** How the guest's language calls a piece that is no dish. */
export const useItemName = (): ((item: BillItem) => string) => {
  const t = useT();
  return item => (item.kind === 'item' ? item.name : t(`bill.${item.kind}`));
};

/** In whose hands a piece is, with the colour of that guest, or who paid for it. */
const Holder = ({ item, always }: { item: BillItem; always: boolean }) => {
  const { session } = useGuest();
  const me = session.guest_index;
  const t = useT();
  const { is_paid, paid_by, held_by } = item;
  const guest = is_paid ? paid_by : held_by;
  const number = guest ?? '';
  if (is_paid) {
    if (guest === null && !always) return null;
    const byGuest = guest === me ? 'bill.paidByYou' : 'bill.paidByGuest';
    return (
      <span className={`${styles.holder} ${styles.paid}`}>
        <Icon name="check" size={16} />
        {t(guest === null ? 'bill.paid' : byGuest, { number })}
      </span>
    );
  }
  if (guest === null) return null;
  return (
    <span className={styles.holder}>
      <GuestAvatar guest={guest} size="small" />
      {t(guest === me ? 'bill.heldByYou' : 'bill.heldByGuest', { number })}
    </span>
  );
};

type Props = {
  readonly item: BillItem;
  /** `always`: also that it is paid, by nobody in particular; `never`: whose hands it is in is said elsewhere. */
  readonly holder?: 'always' | 'never';
};

/** Name, what belongs to it, and how it stands. */
export const ItemWords = ({ item, holder }: Props) => {
  const t = useT();
  const nameOf = useItemName();
  const notes = [
    item.part && t('bill.part', { number: item.part.number, of: item.part.of }),
    ...item.modifiers.map(({ name, quantity }) => (quantity > 1 ? `${quantity}\u00a0×\u00a0${name}` : name)),
  ].filter(Boolean);
  return (
    <span className={styles.words}>
      <span className={styles.name}>{nameOf(item)}</span>
      {notes.length > 0 && <span className={styles.notes}>{notes.join(', ')}</span>}
      {holder !== 'never' && <Holder item={item} always={holder === 'always'} />}
    </span>
  );
};

/** What is owed for pieces, and what it was before a discount. `price` and `before` in major units. */
export const ItemPrice = ({ price, before }: { price: number; before: number | null }) => {
  const t = useT();
  const { money } = useGuest();
  return (
    <span className={styles.price}>
      {money(price)}
      {before !== null && before > price && (
        <>
          <s aria-hidden="true">{money(before)}</s>
          <span className="visually-hidden">{t('bill.was', { price: money(before) })}</span>
        </>
      )}
    </span>
  );
};
