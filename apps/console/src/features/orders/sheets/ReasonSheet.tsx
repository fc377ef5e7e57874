import { Button } from '@mantine/core';
import { useState } from 'react';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { ReasonField } from '../../../parts/form/ReasonField.tsx';
import { Failure } from '../../../parts/page/Failure.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { useMoney } from '../../session/index.ts';
import type { OrderSheet } from './use-order-sheet.ts';

/** The floor refuses, the kitchen says that it cannot be made. */
type Kind = 'reject' | 'fail';

const PRESETS: Record<Kind, readonly TextKey[]> = {
  reject: [
    'reason.soldOut',
    'reason.kitchenClosed',
    'reason.tooBusy',
    'reason.nobodyAtTable',
    'reason.duplicate',
  ],
  fail: ['reason.ingredient', 'reason.soldOut', 'reason.equipment', 'reason.kitchenClosed'],
};

/** Asks why, with the usual reasons one tap away; the guest reads the answer. */
export const ReasonSheet = ({ kind, sheet }: { kind: Kind; sheet: OrderSheet }) => {
  const { t } = useText();
  const { order, doing, send, failed, close } = sheet;
  const tableName = useTableName();
  const money = useMoney();
  const [reason, setReason] = useState('');
  const values = { number: order.order_id, table: tableName(order.table_name) };
  return (
    <Sheet
      opened
      onClose={close}
      title={t(kind === 'reject' ? 'reason.rejectTitle' : 'reason.failTitle', values)}
    >
      <Form onSubmit={() => send({ kind, reason: reason.trim() })}>
        <p>
          {order.payments_sum > 0
            ? t('reason.hintPaid', { amount: money.text(order.payments_sum) })
            : t('reason.hint')}
        </p>
        <ReasonField
          label={t('reason.why')}
          presets={PRESETS[kind].map(key => t(key))}
          value={reason}
          onChange={setReason}
        />
        <Failure text={failed} />
        <Button type="submit" size="xl" color="brick" loading={doing.busy} disabled={doing.disabled}>
          {t(kind === 'reject' ? 'reason.confirmReject' : 'reason.confirmFail')}
        </Button>
      </Form>
    </Sheet>
  );
};
