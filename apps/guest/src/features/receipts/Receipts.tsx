import { fromMajor, sum, toMajor } from '@tableside/domain/money';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import { ReceiptButton } from './ReceiptButton.tsx';
import styles from './Receipts.module.css';

export type PaidPart = {
  readonly uuid: string;
  readonly amount: number;
  readonly tips?: number;
  /** Null: staff took it. */
  readonly guest_index: number | null;
};

/** What this phone may have a receipt of: what it paid itself, and what staff took. */
export const receiptsFor = <T extends PaidPart>(payments: readonly T[], me: number): readonly T[] =>
  payments.filter(({ guest_index }) => guest_index === null || guest_index === me);

/** The receipts of a bill or an order that this phone may have; nothing where there are none. RECEIPT-01. */
export const Receipts = ({ payments }: { payments: readonly PaidPart[] }) => {
  const t = useT();
  const { money, session, restaurant } = useGuest();
  const { decimals } = restaurant.currency;
  const mine = receiptsFor(payments, session.guest_index);
  if (mine.length === 0) return null;
  return (
    <div className={styles.receipts}>
      {mine.map(({ uuid, amount, tips = 0, guest_index }) => {
        const total = money(toMajor(sum([amount, tips].map(part => fromMajor(part, decimals))), decimals));
        const text = t(guest_index === null ? 'receipt.ofStaff' : 'receipt.of', { total });
        return <ReceiptButton key={uuid} payment={{ uuid }} {...(mine.length > 1 ? { text } : {})} />;
      })}
    </div>
  );
};
