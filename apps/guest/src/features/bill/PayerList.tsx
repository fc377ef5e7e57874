import { useState } from 'react';
import type { Bill } from '../../data/bills.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import { GuestAvatar } from './GuestAvatar.tsx';
import styles from './PayerList.module.css';
import { type Payer, whoPaysWhat } from './who-pays-what.ts';

/** So many rows at first; a party of twenty must not push the bill away. */
const SHOWN = 4;

const PayerRow = ({ payer }: { payer: Payer }) => {
  const t = useT();
  const { money } = useGuest();
  const { guest, isMe, holds, paid } = payer;
  const name = guest === null ? t('bill.staff') : t(isMe ? 'bill.you' : 'bill.guest', { number: guest });
  const words = [
    holds > 0 && t('bill.holds', { sum: money(holds) }),
    paid > 0 && t('bill.hasPaid', { sum: money(paid) }),
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <GuestAvatar guest={guest} />
      <span className={styles.name}>{name}</span>
      <span className={`${styles.words} ${holds > 0 ? '' : styles.done}`}>{words.join(' · ')}</span>
    </li>
  );
};

/** Who has chosen or paid what, live on every phone of the table; nothing while nobody has. */
export const PayerList = ({ bill }: { bill: Bill }) => {
  const t = useT();
  const { session, restaurant } = useGuest();
  const [all, setAll] = useState(false);
  const payers = whoPaysWhat(bill, session.guest_index, restaurant.currency.decimals);
  if (payers.length === 0) return null;
  // One row more takes no more room than the button that hides it.
  const many = payers.length > SHOWN + 1;
  const shown = many && !all ? payers.slice(0, SHOWN) : payers;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('bill.whoPays')}</h2>
      <ul className={styles.list}>
        {shown.map(payer => (
          <PayerRow key={payer.guest ?? 'staff'} payer={payer} />
        ))}
      </ul>
      {many && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('bill.fewerGuests') : t('bill.allGuests', { count: payers.length - SHOWN })}
        </button>
      )}
    </section>
  );
};
