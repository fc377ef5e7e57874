import { Alert, Button } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { type Minor, minor } from '@tableside/domain/money';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useMoney } from '../../session/index.ts';
import { beingChosen, beingPaid } from '../people/bill-guests.ts';
import styles from '../sheets.module.css';
import type { PaidSince } from './paid-since.ts';
import type { SettleRefusal } from './settle-refusal.ts';

type Props = {
  bill: StaffBill;
  paid: PaidSince | null;
  refusal: SettleRefusal | null;
  onTakeFree: (amount: Minor) => void;
};

/** What guests do at the same time: what they paid, what they are paying, and why nothing was booked. */
export const SettleNotice = ({ bill, paid, refusal, onTakeFree }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const paying = beingPaid(bill, money.read);
  const chosen = beingChosen(bill, money.read);
  const free = minor(money.read(bill.left) - paying);
  const left = { amount: money.text(bill.left) };
  return (
    <div aria-live="assertive" className={styles.notices}>
      {refusal && (
        <Alert color="brick" variant="light" icon={<Icon name="alert" />} title={t('settle.nothingBooked')}>
          <div className={styles.notice}>
            {t(`settle.refused.${refusal.code}`, {
              ...left,
              by: refusal.by,
              max: refusal.max === null ? '' : money.text(refusal.max),
            })}
          </div>
        </Alert>
      )}
      {paid && paid.phone > 0 && (
        <Alert color="marigold" variant="light" icon={<Icon name="phone" />}>
          <div className={styles.notice}>
            {t('settle.paidMeanwhile', { paid: money.show(paid.phone), ...left })}
          </div>
        </Alert>
      )}
      {paid?.staff.map(({ name, amount }) => (
        <Alert key={name} color="marigold" variant="light" icon={<Icon name="people" />}>
          <div className={styles.notice}>
            {t('settle.takenMeanwhile', { name, paid: money.show(amount), ...left })}
          </div>
        </Alert>
      ))}
      {paid && paid.till > 0 && (
        <Alert color="marigold" variant="light" icon={<Icon name="receipt" />}>
          <div className={styles.notice}>
            {t('settle.paidAtTill', { paid: money.show(paid.till), ...left })}
          </div>
        </Alert>
      )}
      {paying > 0 && (
        <Alert color="marigold" variant="light" icon={<Icon name="phone" />}>
          <div className={styles.notice}>
            {t('settle.paying', { amount: money.show(paying) })}
            {free > 0 && (
              <Button size="md" variant="default" onClick={() => onTakeFree(free)}>
                {t('settle.takeFree', { amount: money.show(free) })}
              </Button>
            )}
          </div>
        </Alert>
      )}
      {chosen > 0 && (
        <Alert color="gray" variant="light" icon={<Icon name="phone" />}>
          <div className={styles.notice}>{t('settle.chosen', { amount: money.show(chosen) })}</div>
        </Alert>
      )}
    </div>
  );
};
