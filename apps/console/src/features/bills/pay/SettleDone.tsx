import { Button } from '@mantine/core';
import type { StaffBill, StaffPayment } from '@tableside/contract/http/console/money';
import type { Minor } from '@tableside/domain/money';
import { useText } from '../../../i18n/index.ts';
import { MoneyTaken } from '../../../parts/sheet/MoneyTaken.tsx';
import { SteadyStart } from '../../../parts/steady/SteadyStart.tsx';
import { useMoney } from '../../session/index.ts';
import styles from '../sheets.module.css';
import { PapersAfter } from './PapersAfter.tsx';

type Props = {
  bill: StaffBill;
  amount: Minor;
  change: Minor | null;
  onMore: () => void;
  onCloseBill: () => void;
  onDone: () => void;
  onInvoice: (payment: StaffPayment) => void;
};

/** What was taken, what goes back, what is left; then the bill is closed or the next guest pays. */
export const SettleDone = ({ bill, amount, change, onMore, onCloseBill, onDone, onInvoice }: Props) => {
  const { t } = useText();
  const money = useMoney();
  return (
    <div className={styles.form} role="status">
      <MoneyTaken amount={money.show(amount)} />
      {change !== null && change > 0 && (
        <p className={styles.change}>
          <span>{t('cash.change')}</span>
          <b>{money.show(change)}</b>
        </p>
      )}
      <p>{bill.is_paid ? t('settle.allPaid') : t('settle.leftOnBill', { amount: money.text(bill.left) })}</p>
      <PapersAfter bill={bill} onInvoice={onInvoice} />
      <SteadyStart className={styles.buttons}>
        <Button size="xl" variant="default" onClick={onDone}>
          {t('settle.done')}
        </Button>
        {bill.left > 0 ? (
          <Button size="xl" onClick={onMore}>
            {t('settle.more')}
          </Button>
        ) : (
          <Button size="xl" onClick={onCloseBill}>
            {t('bill.close')}
          </Button>
        )}
      </SteadyStart>
    </div>
  );
};
