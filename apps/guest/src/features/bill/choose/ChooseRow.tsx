import { Icon } from '@tableside/design';
import { useT } from '../../../texts/texts.ts';
import { GuestAvatar } from '../../avatar/index.ts';
import { usePartyWords } from '../../party/index.ts';
import { useGuest } from '../../venue/index.ts';
import { BillIcon } from '../view/BillIcon.tsx';
import { type BillItem, isHeldByOther } from '../view/bill-sums.ts';
import styles from './ChooseRow.module.css';
import { ItemPrice, PaidBy, useItemName, useItemNotes } from './ItemWords.tsx';

type Props = {
  readonly item: BillItem;
  readonly chosen: boolean;
  /** The bill takes choices at all. SPLIT-12. */
  readonly payable: boolean;
  readonly shareable: boolean;
  /** Somebody else has some of the dish in hand: who wants to share it is told. */
  readonly heldApart: boolean;
  readonly onTap: () => void;
  readonly onShare: () => void;
};

/** The mark of a row: a tick, whose finger is on it, or that it is paid. */
const Mark = ({ item, chosen, taken }: { item: BillItem; chosen: boolean; taken: boolean }) => {
  if (taken) return <GuestAvatar guest={item.held_by} />;
  return (
    <span className={`${styles.tick} ${chosen ? styles.ticked : ''} ${item.is_paid ? styles.paid : ''}`}>
      {(chosen || item.is_paid) && <Icon name="check" size={16} />}
    </span>
  );
};

/** One piece to tap; another guest's cannot be ticked and says whose it is when tapped. SPLIT-02, SPLIT-05, SPLIT-06. */
export const ChooseRow = ({ item, chosen, payable, shareable, heldApart, onTap, onShare }: Props) => {
  const t = useT();
  const { session } = useGuest();
  const say = usePartyWords();
  const name = useItemName()(item);
  const notes = useItemNotes()(item);
  const taken = isHeldByOther(item, session.guest_index);
  const off = taken || !payable;
  // Whose hands it is in stands where the notes stood.
  const stands = taken || item.is_paid;
  const under = stands || notes !== '';
  return (
    <li className={`${styles.row} ${off ? styles.off : ''}`}>
      <label
        className={`${styles.tap} ${under ? styles.two : ''} ${stands && !notes ? styles.squeezed : ''}`}
      >
        <input
          type="checkbox"
          className={styles.box}
          checked={chosen}
          aria-disabled={off || undefined}
          onChange={() => payable && onTap()}
        />
        <span className={styles.mark}>
          <Mark item={item} chosen={chosen} taken={taken} />
        </span>
        <span className={styles.name}>{name}</span>
        {under && (
          <span className={styles.under}>
            {taken && item.held_by !== null && say(item.held_by, 'bill.heldByNamed', 'bill.heldByGuest')}
            <PaidBy item={item} />
            {notes && (
              <span className={stands ? 'visually-hidden' : undefined}>{stands ? `, ${notes}` : notes}</span>
            )}
          </span>
        )}
        <span className={styles.price}>
          <ItemPrice price={item.price} before={item.strikethrough_price} />
        </span>
      </label>
      {item.kind === 'item' && item.price > 0 && !item.is_paid && (shareable || heldApart) && (
        <button
          type="button"
          className={styles.share}
          aria-disabled={!shareable || undefined}
          aria-label={t('bill.share.open', { name })}
          onClick={onShare}
        >
          <BillIcon name="equally" size={20} />
        </button>
      )}
    </li>
  );
};
