import { Button } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useText } from '../../../i18n/index.ts';
import { useMoney, useVenue } from '../../session/index.ts';
import { amountDue, collectsCash } from '../amounts.ts';
import { useOpenOrderSheet } from '../sheets/order-sheets.ts';
import type { ActOnOrder } from '../use-order-action.ts';
import styles from './whole.module.css';

/** The amount to collect at the table, and the button for when it is in the hand. */
export const CashDue = ({ order, doing }: { order: BoardOrder; doing: ActOnOrder }) => {
  const { t } = useText();
  const { may } = useVenue();
  const money = useMoney();
  const open = useOpenOrderSheet();
  if (!collectsCash(order) || !may('settleCash')) return null;
  return (
    <div className={styles.cash}>
      <span className={styles.cashAmount}>
        <small>{t('cash.collect')}</small>
        <b>{money.show(amountDue(order, money.read))}</b>
      </span>
      <Button
        size="lg"
        px="sm"
        fz="md"
        variant="outline"
        disabled={doing.disabled}
        onClick={() => open('cash', order.unique_order_number)}
      >
        {t('cash.paid')}
      </Button>
    </div>
  );
};
