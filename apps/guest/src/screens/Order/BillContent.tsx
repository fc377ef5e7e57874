import { useState } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { loadScreen } from '../../app/screens.ts';
import type { Bill } from '../../data/bills.ts';
import {
  AmountSheet,
  Balance,
  BillItems,
  BillNotes,
  BillSwitch,
  EqualSheet,
  isOpen,
  PayerStrip,
  type SplitWay,
  useStartPaying,
  WaysToSplit,
} from '../../features/bill/index.ts';
import { Receipts } from '../../features/receipts/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { LateLoyalty } from './LateLoyalty.tsx';
import { OwnDishes, type OwnProps } from './OwnDishes.tsx';
import { PayAll } from './PayAll.tsx';

type Props = { readonly bill: Bill; readonly bills: readonly Bill[]; readonly own: OwnProps | null };

/** The bill from top to bottom: balance, one's own dishes, ways to split, who pays what, the rest. PAYGO-02…04. */
export const BillContent = ({ bill, bills, own }: Props) => {
  const t = useT();
  const { token, payingEnabled, session } = useGuest();
  const number = bill.unique_order_number;
  const [sheet, setSheet] = useState<SplitWay | null>(null);
  const { busy, check } = useStartPaying(number);
  const open = isOpen(bill);
  const choose = async (way: SplitWay) => {
    if (way !== 'items') return setSheet(way);
    loadScreen('SelectItems').catch(() => undefined);
    if (await check(false)) go(pathTo('SelectItems', { session: token }, { orderNumber: number }));
  };
  const close = () => setSheet(null);
  const isOwn = (item: Bill['items'][number]) => own !== null && item.guest_index === session.guest_index;
  const unpaid = bill.items.filter(item => !item.is_paid && !isOwn(item));
  return (
    <>
      <BillSwitch bills={bills} current={bill} />
      <Balance bill={bill} />
      <BillNotes bill={bill} />
      {own && <OwnDishes {...own} />}
      {open && payingEnabled && <WaysToSplit busy={busy} onWay={choose} />}
      {open && own && <PayAll bill={bill} look="quiet" />}
      {/* Who came to pay meets their dishes first; what comes late moves none of them. */}
      <LateLoyalty bill={bill} />
      <PayerStrip bill={bill} ticked={own?.wanted} />
      <BillItems title={t('bill.unpaid')} items={unpaid} />
      <BillItems title={t('bill.paid')} items={bill.items.filter(item => item.is_paid)} />
      <Receipts payments={bill.payments} />
      <EqualSheet bill={bill} open={open && sheet === 'equal'} onClose={close} />
      <AmountSheet bill={bill} open={open && sheet === 'amount'} onClose={close} />
    </>
  );
};
