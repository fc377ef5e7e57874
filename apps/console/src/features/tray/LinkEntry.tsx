import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { timesOf } from '../../parts/times-of.ts';
import { type Section, sectionPath } from '../../routes.ts';
import { billOfTable, billsQuery } from '../bills/index.ts';
import { ageMinutes, useNow } from '../board/index.ts';
import { alertTitle } from '../money-alerts/index.ts';
import { useClock, useMoney, useVenue } from '../session/index.ts';
import { TrayRow } from './TrayRow.tsx';
import type { TrayEntry } from './use-tray.ts';

type Of<Kind extends TrayEntry['kind']> = Extract<TrayEntry, { kind: Kind }>;
type Props = { entry: Of<'trouble'> | Of<'orders'> | Of<'money'>; onGo: () => void };

/** What is answered elsewhere: the act leads there. */
export const LinkEntry = ({ entry, onGo }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const clock = useClock();
  const money = useMoney();
  const now = useNow();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const asks = 'table' in entry;
  const { data: bills = [] } = useQuery({ ...billsQuery(client, venue.id), enabled: asks });
  const to = (section: Section, thing?: string, words = t('tray.look')): ReactNode => (
    <Button
      size="md"
      data-act=""
      variant={asks ? 'filled' : 'default'}
      onClick={() => {
        onGo();
        navigate(sectionPath(venue.slug, section, thing));
      }}
    >
      {words}
    </Button>
  );
  const since = (instant: string | null): string =>
    instant === null ? '' : clock.age(ageMinutes(instant, now));
  if (entry.kind === 'trouble') {
    return (
      <TrayRow table={null} tone="plain" title={<b>{entry.trouble.what}</b>} act={to('kitchen')}>
        {entry.trouble.waiting && <p>{entry.trouble.waiting}</p>}
      </TrayRow>
    );
  }
  if (entry.kind === 'orders') {
    const { order } = entry;
    return (
      <TrayRow
        table={order.table_name}
        tone="look"
        title={
          <>
            <b>{t('order.number', { number: order.order_id })}</b> {since(order.placed_at)}
          </>
        }
        act={to('orders')}
      >
        <p>{order.items.map(item => timesOf(item.quantity, item.name)).join(', ')}</p>
      </TrayRow>
    );
  }
  if (asks) {
    const bill = billOfTable(bills, entry.table.id);
    return (
      <TrayRow
        table={entry.table.name}
        tone="look"
        title={
          <>
            <b>{t('tray.asksToPay')}</b> {since(entry.table.since)}
          </>
        }
        act={bill ? to('bills', bill.id, t('tray.bill')) : to('tables')}
      >
        <p>{money.text(bill?.left ?? entry.table.unpaid)}</p>
      </TrayRow>
    );
  }
  return (
    <TrayRow
      table={null}
      tone="plain"
      title={<b>{t(alertTitle(entry.alert.kind))}</b>}
      act={to('money-alerts')}
    >
      <p>{clock.dayAndTime(entry.alert.raised_at)}</p>
    </TrayRow>
  );
};
