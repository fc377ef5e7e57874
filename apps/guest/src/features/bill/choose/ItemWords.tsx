import { Icon } from '@tableside/design';
import { useT } from '../../../texts/texts.ts';
import { usePartyWords } from '../../party/index.ts';
import { useGuest } from '../../venue/index.ts';
import type { BillItem } from '../view/bill-sums.ts';
import styles from './ItemWords.module.css';

/** How the guest's language calls a piece that is no dish. */
export const useItemName = (): ((item: BillItem) => string) => {
  const t = useT();
  return item => (item.kind === 'item' ? item.name : t(`bill.${item.kind}`));
};

/** What belongs to a piece: which part of a dish it is, and what was chosen with it. */
export const useItemNotes = (): ((item: BillItem) => string) => {
  const t = useT();
  return ({ part, modifiers }) =>
    [
      ...(part ? [t('bill.part', { number: part.number, of: part.of })] : []),
      ...modifiers.map(({ name, quantity }) => (quantity > 1 ? `${quantity}\u00a0×\u00a0${name}` : name)),
    ].join(', ');
};

/** Who paid for a piece; nothing while it is unpaid. */
export const PaidBy = ({ item }: { item: BillItem }) => {
  const t = useT();
  const { session } = useGuest();
  const say = usePartyWords();
  if (!item.is_paid) return null;
  const who = item.paid_by;
  const byGuest = (guest: number) =>
    guest === session.guest_index ? t('bill.paidByYou') : say(guest, 'bill.paidByNamed', 'bill.paidByGuest');
  return (
    <span className={styles.paid}>
      <Icon name="check" size={16} />
      {who === null ? t('bill.paid') : byGuest(who)}
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
