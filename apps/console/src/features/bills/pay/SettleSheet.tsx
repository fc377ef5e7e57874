import type { StaffBill, StaffPayment } from '@tableside/contract/http/console/money';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { InvoiceSheet } from '../../payments/index.ts';
import { CloseBillSheet } from '../change/CloseBillSheet.tsx';
import { SettleDone } from './SettleDone.tsx';
import { SettleForm } from './SettleForm.tsx';
import { newSettlement } from './settlement.ts';
import { UnansweredSettle } from './UnansweredSettle.tsx';
import { useSettle } from './use-settle.ts';

/** Takes money at the table: in cash with the change counted, at the card machine, or on the room. */
export const SettleSheet = ({ bill, onClose }: { bill: StaffBill; onClose: () => void }) => {
  const { t } = useText();
  const tableName = useTableName();
  const [settlement, setSettlement] = useState(newSettlement);
  const settle = useSettle(bill, () => setSettlement({ ...newSettlement, method: settlement.method }));
  const [closing, setClosing] = useState(false);
  const [invoiced, setInvoiced] = useState<StaffPayment | null>(null);
  const { taken, unanswered, busy, disabled } = settle;

  if (closing) return <CloseBillSheet bill={bill} onClose={onClose} />;
  if (invoiced) return <InvoiceSheet payment={invoiced} onClose={() => setInvoiced(null)} />;
  const values = { table: tableName(bill.table_name) };
  return (
    <Sheet opened onClose={onClose} title={t(taken ? 'settle.doneTitle' : 'settle.title', values)}>
      {taken && (
        <SettleDone
          bill={bill}
          amount={taken.amount}
          change={taken.change}
          onMore={settle.next}
          onCloseBill={() => setClosing(true)}
          onDone={onClose}
          onInvoice={setInvoiced}
        />
      )}
      {!taken && unanswered && (
        <UnansweredSettle
          attempt={unanswered}
          disabled={disabled}
          onAsk={() => void settle.take(settlement)}
        />
      )}
      {!taken && !unanswered && (
        <SettleForm
          bill={settle.bill}
          settlement={settlement}
          onChange={next => {
            settle.forgetRefusal();
            setSettlement(next);
          }}
          paid={settle.paid}
          refusal={settle.refusal}
          busy={busy}
          disabled={disabled}
          onTake={() => void settle.take(settlement)}
        />
      )}
    </Sheet>
  );
};
