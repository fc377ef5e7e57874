import { Icon } from '@tableside/design';
import type { Bill } from '../../../data/bills.ts';
import { useNames } from '../../../data/party.ts';
import { useT } from '../../../texts/texts.ts';
import { GuestAvatar } from '../../avatar/index.ts';
import { usePartyName } from '../../party/index.ts';
import { useGuest } from '../../venue/index.ts';
import { SayName } from '../name/SayName.tsx';
import styles from './PayerStrip.module.css';
import { type Payer, whoPaysWhat } from './who-pays-what.ts';

const PayerChip = ({ payer }: { payer: Payer }) => {
  const t = useT();
  const { money } = useGuest();
  const { guest, isMe, holds, paid } = payer;
  const nameOf = usePartyName();
  const name = guest === null ? t('bill.staff') : isMe ? t('bill.you') : nameOf(guest);
  return (
    <li className={styles.chip}>
      <GuestAvatar guest={guest} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {holds > 0 && <span className={styles.holds}>{t('bill.holds', { sum: money(holds) })}</span>}
        {paid > 0 && (
          <span className={styles.paid}>
            <Icon name="check" size={14} />
            {t('bill.hasPaid', { sum: money(paid) })}
          </span>
        )}
        {holds === 0 && paid === 0 && <span className={styles.nothing}>{t('bill.nothingYet')}</span>}
      </span>
    </li>
  );
};

type Props = { readonly bill: Bill; readonly ticked?: readonly string[] | undefined };

/**
 * Who has chosen or paid what, live on every phone of the table. One line that scrolls sideways: whoever joins in moves
 * nothing below it.
 */
export const PayerStrip = ({ bill, ticked = [] }: Props) => {
  const t = useT();
  const { token, session, restaurant } = useGuest();
  const named = useNames(token).keys();
  const payers = whoPaysWhat(bill, session.guest_index, restaurant.currency.decimals, { named, ticked });
  return (
    <section className={styles.payers} aria-labelledby="bill-payers">
      <div className={styles.head}>
        <h2 id="bill-payers" className={styles.heading}>
          {t('bill.whoPays')}
        </h2>
        {/* Whoever is alone is called by nobody. */}
        {(payers.length > 1 || session.guest_index > 1) && <SayName />}
      </div>
      <ul
        className={styles.strip}
        // Reachable by keyboard, since nothing in it can be focused.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region needs a stop
        tabIndex={0}
        aria-labelledby="bill-payers"
      >
        {payers.map(payer => (
          <PayerChip key={payer.guest ?? 'staff'} payer={payer} />
        ))}
      </ul>
    </section>
  );
};
