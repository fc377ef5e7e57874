import type { StaffBill } from '@tableside/contract/http/console/money';
import { AddSheet } from './add/AddSheet.tsx';
import type { BillSheetName } from './BillActions.tsx';
import { CloseBillSheet } from './change/CloseBillSheet.tsx';
import { DiscountSheet } from './change/DiscountSheet.tsx';
import type { BillLine } from './lines/bill-lines.ts';
import { LineSheet } from './lines/LineSheet.tsx';
import { SettleSheet } from './pay/SettleSheet.tsx';
import { PeopleSheet } from './people/PeopleSheet.tsx';
import { PrecheckSheet } from './print/PrecheckSheet.tsx';

type Props = { bill: StaffBill; open: BillSheetName | BillLine | null; onClose: () => void };

/** The one sheet that is open, if any. */
export const BillSheets = ({ bill, open, onClose }: Props) => {
  if (open === null) return null;
  if (typeof open === 'object') return <LineSheet bill={bill} line={open} onClose={onClose} />;
  switch (open) {
    case 'add':
      return <AddSheet bill={bill} onClose={onClose} />;
    case 'settle':
      return <SettleSheet bill={bill} onClose={onClose} />;
    case 'discount':
      return <DiscountSheet bill={bill} onClose={onClose} />;
    case 'precheck':
      return <PrecheckSheet bill={bill} onClose={onClose} />;
    case 'close':
      return <CloseBillSheet bill={bill} onClose={onClose} />;
    case 'people':
      return <PeopleSheet bill={bill} onClose={onClose} />;
  }
};
