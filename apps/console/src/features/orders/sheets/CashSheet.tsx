import { Button } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { Failure } from '../../../parts/page/Failure.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { useMoney } from '../../session/index.ts';
import { amountDue } from '../amounts.ts';
import { SteadyStart } from '../steady/SteadyStart.tsx';
import type { OrderSheet } from './use-order-sheet.ts';

/** Asks before cash is noted: what was taken is given back only as a refund, by who may. */
export const CashSheet = ({
  sheet: { order, doing, send, failed, newSum, close },
}: {
  sheet: OrderSheet;
}) => {
  const { t } = useText();
  const money = useMoney();
  const tableName = useTableName();
  const due = newSum === null ? amountDue(order, money.read) : money.read(newSum);
  return (
    <Sheet opened onClose={close} title={t('cash.ask')}>
      <SteadyStart>
        <Form onSubmit={() => send({ kind: 'settle-cash', expected: due })}>
          <p>{t('cash.askHint', { table: tableName(order.table_name), number: order.order_id })}</p>
          <Failure text={failed} />
          <Button type="submit" size="xl" loading={doing.busy} disabled={doing.disabled}>
            {t('cash.took', { amount: money.show(due) })}
          </Button>
        </Form>
      </SteadyStart>
    </Sheet>
  );
};
