import type { StaffBill } from '@tableside/contract/http/console-money';
import { type Minor, minor } from '@tableside/domain/money';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { useMoney } from '../session/index.ts';
import { CloseBillSheet } from './CloseBillSheet.tsx';
import { SettleDone } from './SettleDone.tsx';
import { SettleForm } from './SettleForm.tsx';
import { type SettleRefusal, settleRefusal } from './settle-refusal.ts';
import { changeFor, dueOf, newSettlement, settleBody } from './settlement.ts';
import { useBillAction } from './use-bill-action.ts';

type Taken = { readonly amount: Minor; readonly change: Minor | null };

/** Takes money at the table: in cash with the change counted, at the card machine, or on the room. */
export const SettleSheet = ({ bill, onClose }: { bill: StaffBill; onClose: () => void }) => {
  const { t } = useText();
  const money = useMoney();
  const tableName = useTableName();
  const { act, busy, disabled } = useBillAction(bill);
  const [settlement, setSettlement] = useState(newSettlement);
  const [refusal, setRefusal] = useState<SettleRefusal | null>(null);
  /** What was paid when staff last looked: whatever came since then, came from a phone. */
  const [seenPaid, setSeenPaid] = useState(bill.payments_sum);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [closing, setClosing] = useState(false);

  const take = async () => {
    const due = dueOf(bill, settlement, money.read);
    const body = settleBody(bill, settlement, money.read);
    const answer = await act(
      `settle ${bill.revision} ${JSON.stringify(body)}`,
      place => call('POST /console/{venue}/bills/{bill}/settle', { ...place, body }),
      error => {
        const why = settleRefusal(error);
        setRefusal(why);
        return why !== null;
      },
    );
    if (!answer) return;
    setTaken({
      amount: minor(due + (settlement.tip ?? 0)),
      change: changeFor(bill, settlement, money.read),
    });
    setRefusal(null);
    setSeenPaid(answer.bill.payments_sum);
    setSettlement({ ...newSettlement, method: settlement.method });
  };

  if (closing) return <CloseBillSheet bill={bill} onClose={onClose} />;
  const values = { table: tableName(bill.table_name) };
  return (
    <Sheet opened onClose={onClose} title={t(taken ? 'settle.doneTitle' : 'settle.title', values)}>
      {taken ? (
        <SettleDone
          bill={bill}
          amount={taken.amount}
          change={taken.change}
          onMore={() => setTaken(null)}
          onCloseBill={() => setClosing(true)}
          onDone={onClose}
        />
      ) : (
        <SettleForm
          bill={bill}
          settlement={settlement}
          onChange={next => {
            setRefusal(null);
            setSettlement(next);
          }}
          paidMeanwhile={minor(Math.max(0, money.read(bill.payments_sum) - money.read(seenPaid)))}
          refusal={refusal}
          busy={busy}
          disabled={disabled}
          onTake={take}
        />
      )}
    </Sheet>
  );
};
