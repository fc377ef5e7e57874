import { Icon } from '@tableside/design';
import type { Bill } from '../../../data/bills.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './BillNotes.module.css';

/** What a guest should know of the bill before paying: printed already, or the till is behind. */
export const BillNotes = ({ bill }: { bill: Bill }) => {
  const t = useT();
  if (bill.is_paid) return null;
  const notes = [
    bill.precheck_printed && t('bill.precheckNote'),
    bill.sending_to_pos && t('bill.sending'),
  ].filter(note => note !== false);
  return notes.map(note => (
    <p key={note} className={styles.note}>
      <Icon name="info" size={20} />
      {note}
    </p>
  ));
};
