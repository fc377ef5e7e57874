import { Button } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { mayCloseUnpaid } from '@tableside/domain/staff';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useMoney, useVenue } from '../session/index.ts';
import styles from './bill.module.css';
import { isTouched } from './lines/bill-lines.ts';
import { begunAt, useBegunOrders } from './pad/use-pad.ts';
import { useBillLessWaiting } from './unsent/use-bill-less-waiting.ts';

export type BillSheetName = 'add' | 'settle' | 'discount' | 'precheck' | 'close' | 'people';

/** What can be done with an open bill; the one thing that is next stands out and says its sum. */
export const BillActions = ({
  bill: known,
  onOpen,
}: {
  bill: StaffBill;
  onOpen: (sheet: BillSheetName) => void;
}) => {
  const { t } = useText();
  const money = useMoney();
  const { role } = useVenue();
  const bill = useBillLessWaiting(known);
  const begun = begunAt(useBegunOrders(), 'bill', bill.id);
  const owes = bill.left > 0;
  const discountable = bill.items.length > 0 && !isTouched(bill);
  return (
    <>
      <div className={styles.mainActions}>
        {owes ? (
          <Button
            size="xl"
            className={styles.primary}
            leftSection={<Icon name="cash" size="1.6rem" />}
            onClick={() => onOpen('settle')}
          >
            {t('bill.takeMoney', { amount: money.text(bill.left) })}
          </Button>
        ) : (
          <Button size="xl" className={styles.primary} onClick={() => onOpen('close')}>
            {t('bill.close')}
          </Button>
        )}
        <Button size="xl" variant="light" onClick={() => onOpen('add')}>
          {begun > 0 ? t('pad.continue', { count: begun }) : t('bill.add')}
        </Button>
      </div>
      <div className={styles.moreActions}>
        {bill.items.length > 0 && (
          <Button variant="default" px="xs" fz="md" onClick={() => onOpen('precheck')}>
            {t('bill.precheck')}
          </Button>
        )}
        {discountable && (
          <Button variant="default" px="xs" fz="md" onClick={() => onOpen('discount')}>
            {t('bill.discount')}
          </Button>
        )}
        {owes && mayCloseUnpaid(role) && (
          <Button variant="default" px="xs" fz="md" onClick={() => onOpen('close')}>
            {t('bill.closeUnpaid')}
          </Button>
        )}
        {bill.items.length > 0 && !discountable && owes && (
          <p className={styles.why}>{t('bill.noDiscountNow')}</p>
        )}
      </div>
    </>
  );
};
