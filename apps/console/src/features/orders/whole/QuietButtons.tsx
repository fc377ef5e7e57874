import { Button } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useText } from '../../../i18n/index.ts';
import { useVenue } from '../../session/index.ts';
import { useOpenOrderSheet } from '../sheets/order-sheets.ts';
import { type SheetKind, sheetFits } from '../sheets/sheet-kinds.ts';
import type { ActOnOrder } from '../use-order-action.ts';
import styles from './whole.module.css';

/**
 * What is needed now and then: what is in it, an allergy, more time, and the ways out. The floor refuses, the kitchen says
 * that it cannot be made; both ask for the reason, once.
 */
export const QuietButtons = ({ order, doing }: { order: BoardOrder; doing: ActOnOrder }) => {
  const { t } = useText();
  const { may } = useVenue();
  const open = useOpenOrderSheet();
  const quiet = (kind: SheetKind, text: string, more: { color?: 'brick'; 'aria-label'?: string } = {}) =>
    sheetFits(kind, order) && (
      <Button
        variant="subtle"
        size="md"
        px={6}
        disabled={kind !== 'contents' && doing.disabled}
        onClick={() => open(kind, order.unique_order_number)}
        {...more}
      >
        {text}
      </Button>
    );
  const label = { 'aria-label': t('order.waitMoreLabel', { number: order.order_id }) };
  return (
    <div className={styles.quiet}>
      {quiet('contents', t('contents.ask'))}
      {quiet('allergy', t('allergy.ask'))}
      {may('moveOrders') && quiet('wait', t('order.waitMore'), label)}
      {may('rejectOrders') && quiet('reject', t('reason.reject'), { color: 'brick' })}
      {may('failOrders') && quiet('fail', t('reason.fail'), { color: 'brick' })}
    </div>
  );
};
