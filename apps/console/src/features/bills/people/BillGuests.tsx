import type { StaffBill } from '@tableside/contract/http/console/money';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useMoney } from '../../session/index.ts';
import styles from '../bill.module.css';
import { billGuests } from './bill-guests.ts';

/** Who of the table pays what, as it happens on their phones. */
export const BillGuests = ({ bill }: { bill: StaffBill }) => {
  const { t } = useText();
  const money = useMoney();
  const guests = billGuests(bill, money.read);
  if (guests.length === 0) return null;
  return (
    <section className={styles.panel}>
      <h3 className={styles.groupTitle}>{t('bill.guests')}</h3>
      <ul className={styles.guests} aria-live="polite">
        {guests.map(({ index, ordered, chosen, begun, paying, paid }) => (
          <li key={index} className={styles.guest} data-paying={paying > 0 || undefined}>
            <span className={styles.guestMark} aria-hidden="true">
              {index}
            </span>
            <span className={styles.guestName}>
              {t('order.guest', { index })}
              {ordered > 0 && <small>{t('bill.guestOrdered', { amount: money.show(ordered) })}</small>}
            </span>
            <span className={styles.guestSums}>
              {chosen > 0 && (
                <span className={styles.choosing}>
                  <Icon name="phone" size="1.1em" /> {t('bill.guestChose', { amount: money.show(chosen) })}
                </span>
              )}
              {begun > 0 && (
                <b className={styles.choosing}>
                  <Icon name="phone" size="1.1em" /> {t('bill.guestBegan', { amount: money.show(begun) })}
                </b>
              )}
              {paying > 0 && (
                <b className={styles.choosing}>
                  <Icon name="phone" size="1.1em" /> {t('bill.guestPays', { amount: money.show(paying) })}
                </b>
              )}
              {paid > 0 && <b>{t('bill.guestPaid', { amount: money.show(paid) })}</b>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
