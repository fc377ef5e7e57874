import type { StaffBill } from '@tableside/contract/http/console/money';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { sectionPath } from '../../routes.ts';
import { ageMinutes, useNow } from '../board/index.ts';
import { useClock, useMoney, useVenue } from '../session/index.ts';
import { tileState } from './bill-list.ts';
import styles from './bills.module.css';
import { PaidBar } from './pay/PaidBar.tsx';
import { beingChosen, beingPaid } from './people/bill-guests.ts';
import { useBillLessWaiting, useCashWaiting } from './unsent/use-bill-less-waiting.ts';

/** A table's bill at a glance: what is left to pay, who is paying just now, and how long it has been open. */
export const BillTile = ({ bill: known }: { bill: StaffBill }) => {
  const bill = useBillLessWaiting(known);
  const { t } = useText();
  const { slug } = useVenue();
  const money = useMoney();
  const clock = useClock();
  const now = useNow();
  const tableName = useTableName();
  const state = tileState(bill);
  const waiting = useCashWaiting(bill.id);
  const paying = beingPaid(bill, money.read);
  const chosen = beingChosen(bill, money.read);
  return (
    <Link className={styles.tile} data-state={state} href={sectionPath(slug, 'bills', bill.id)}>
      <span className={styles.tileName}>{tableName(bill.table_name)}</span>
      <span className={styles.tileSum}>
        {bill.is_paid ? t('bill.paid') : money.text(bill.left)}
        {!bill.is_paid && <small>{t(bill.items.length === 0 ? 'bill.empty' : 'bill.toPay')}</small>}
      </span>
      {bill.payments_sum > 0 && !bill.is_paid && <PaidBar bill={bill} />}
      <span className={styles.tileFacts}>
        {bill.party_left && state !== 'closed' && (
          <b>
            <Icon name="people" size="1.1em" /> {t('bill.partyLeft')}
          </b>
        )}
        {waiting > 0 && (
          <b>
            <Icon name="plug" size="1.1em" /> {t('unsent.cashWaits', { amount: money.show(waiting) })}
          </b>
        )}
        {state === 'ready' && <b>{t('bill.readyToClose')}</b>}
        {paying > 0 && (
          <b className={styles.live}>
            <Icon name="phone" size="1.1em" /> {t('bill.payingNow', { amount: money.show(paying) })}
          </b>
        )}
        {chosen > 0 && state !== 'closed' && (
          <span>
            <Icon name="phone" size="1.1em" /> {t('bill.chosenNow', { amount: money.show(chosen) })}
          </span>
        )}
        {bill.precheck_printed && state !== 'closed' && (
          <span>
            <Icon name="printer" size="1.1em" /> {t('bill.precheckOut')}
          </span>
        )}
        <span>
          <Icon name="clock" size="1.1em" />
          {bill.status === 'open'
            ? clock.age(ageMinutes(bill.opened_at, now))
            : t('bill.openedAt', { time: clock.time(bill.opened_at) })}
        </span>
      </span>
    </Link>
  );
};
