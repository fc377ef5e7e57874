import type { StaffBill, StaffPayment } from '@tableside/contract/http/console/money';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { DrawerNews, useDrawer } from '../../drawer/index.ts';
import { InvoiceSheet } from '../../payments/index.ts';
import { useMoney, useVenue } from '../../session/index.ts';
import { TerminalSale, useTerminalSale } from '../../terminals/index.ts';
import { CloseBillSheet } from '../change/CloseBillSheet.tsx';
import { useBillLessWaiting } from '../unsent/use-bill-less-waiting.ts';
import { rememberedTerminal, rememberTerminal } from './remembered-terminal.ts';
import { SettleDone } from './SettleDone.tsx';
import { SettleForm } from './SettleForm.tsx';
import { type SettleRefusal, settleRefusal } from './settle-refusal.ts';
import { isByHand, newSettlement, type Settlement, saleBody, terminalOf } from './settlement.ts';
import { UnansweredSettle } from './UnansweredSettle.tsx';
import { useSettle } from './use-settle.ts';

/** Takes money at the table: in cash with the change counted, at a card terminal or the card machine, or on the room. */
export const SettleSheet = ({ bill: known, onClose }: { bill: StaffBill; onClose: () => void }) => {
  const bill = useBillLessWaiting(known);
  const { t } = useText();
  const money = useMoney();
  const tableName = useTableName();
  const venue = useVenue();
  const fresh = (): Settlement => ({ ...newSettlement, terminal: rememberedTerminal(venue.id) });
  const [settlement, setSettlement] = useState(fresh);
  const drawer = useDrawer();
  const [cash, setCash] = useState<string | null>(null);
  const openFor = (payment: string | null): void => {
    setCash(payment);
    if (payment !== null && drawer.own) void drawer.open(drawer.own.id, { payment });
  };
  const settle = useSettle(
    bill,
    payment => {
      openFor(payment);
      setSettlement({ ...fresh(), method: settlement.method });
    },
    onClose,
  );
  const [closing, setClosing] = useState(false);
  const [invoiced, setInvoiced] = useState<StaffPayment | null>(null);
  const counter = useTerminalSale(bill);
  const [refused, setRefused] = useState<SettleRefusal | null>(null);
  const { unanswered } = settle;
  const { sale, terminals } = counter;
  const busy = settle.busy || counter.busy;
  const disabled = settle.disabled || counter.disabled;
  const approved = sale?.state === 'approved' ? sale : null;
  const taken = approved ? { amount: money.read(approved.total), change: null } : settle.taken;
  const take = (): void => {
    if (isByHand(settlement)) {
      void settle.take(settlement);
      return;
    }
    const terminal = terminalOf(settlement, terminals);
    if (!terminal) return;
    rememberTerminal(venue.id, terminal.id);
    setRefused(null);
    void counter.start(saleBody(bill, settlement, terminal.id, money.read), error => {
      const why = settleRefusal(error);
      setRefused(why);
      return why !== null;
    });
  };
  const next = (): void => {
    settle.next();
    setCash(null);
    counter.leave();
    settle.seeAll();
    setSettlement({ ...fresh(), method: settlement.method });
  };

  if (closing) return <CloseBillSheet bill={bill} onClose={onClose} />;
  if (invoiced) return <InvoiceSheet payment={invoiced} onClose={() => setInvoiced(null)} />;
  const values = { table: tableName(bill.table_name) };
  return (
    <Sheet opened onClose={onClose} title={t(taken ? 'settle.doneTitle' : 'settle.title', values)}>
      {taken && drawer.own && cash !== null && (
        <DrawerNews drawer={drawer} name={drawer.own.name} onAgain={() => openFor(cash)} />
      )}
      {taken && (
        <SettleDone
          bill={bill}
          amount={taken.amount}
          change={taken.change}
          onMore={next}
          onCloseBill={() => setClosing(true)}
          onDone={onClose}
          onInvoice={setInvoiced}
        />
      )}
      {!taken && sale && <TerminalSale sale={sale} counter={counter} />}
      {!taken && !sale && unanswered && (
        <UnansweredSettle attempt={unanswered} disabled={disabled} onAsk={() => void settle.again()} />
      )}
      {!taken && !sale && !unanswered && (
        <SettleForm
          bill={settle.bill}
          settlement={settlement}
          terminals={terminals}
          onChange={next => {
            settle.forgetRefusal();
            setRefused(null);
            setSettlement(next);
          }}
          paid={settle.paid}
          refusal={settle.refusal ?? refused}
          busy={busy}
          disabled={disabled || counter.looking}
          onTake={take}
          drawer={drawer}
        />
      )}
    </Sheet>
  );
};
