import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { sectionPath } from '../../routes.ts';
import { billOfTable, billsQuery, useOpenBill } from '../bills/index.ts';
import { useMoney, useVenue } from '../session/index.ts';

type Props = {
  table: BoardTable;
  /** Whether it is what is done next. */
  leads?: boolean;
};

/** Leads to the table's bill and says what is left on it; where there is none, opens one. */
export const BillButton = ({ table, leads = true }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const money = useMoney();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { open, busy, disabled } = useOpenBill();
  const { data: bills } = useQuery(billsQuery(client, venue.id));
  const bill = billOfTable(bills ?? [], table.id);
  const icon = <Icon name="receipt" size="1.5rem" />;
  const said = ({ items, is_paid, left }: StaffBill): string => {
    if (items.length === 0) return t('table.billEmpty');
    return is_paid ? t('table.billPaid') : t('table.bill', { amount: money.text(left) });
  };
  if (bill) {
    return (
      <Button
        size="xl"
        variant={leads ? 'filled' : 'light'}
        leftSection={icon}
        onClick={() => navigate(sectionPath(venue.slug, 'bills', bill.id))}
      >
        {said(bill)}
      </Button>
    );
  }
  if (!venue.may('changeBills')) return null;
  return (
    <Button
      size="xl"
      variant="light"
      leftSection={icon}
      loading={busy}
      disabled={disabled}
      onClick={() => void open(table.id)}
    >
      {t('table.openBill')}
    </Button>
  );
};
