import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { joinedAt, type UnsentOrder, UnsentWords } from '../bills/index.ts';
import { ageMinutes, useNow } from '../board/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import { tablesQuery } from '../tables/index.ts';
import { TrayRow } from './TrayRow.tsx';

/** An order that waits for the line, and what has to be said about it before it goes. */
export const UnsentEntry = ({ order }: { order: UnsentOrder }) => {
  const { t } = useText();
  const venue = useVenue();
  const clock = useClock();
  const now = useNow();
  const { data: tables = [] } = useQuery(tablesQuery(venue.id));
  const party = order.to.kind === 'newBill' ? null : order.to.party;
  const bill = 'bill' in order.to ? order.to.bill : null;
  const joined = joinedAt(tables, { table: order.to.table, party, bill });
  const moved = tables.find(
    ({ id, opened_at }) => opened_at !== null && opened_at === party && id !== order.to.table,
  );
  const sitsAt = joined
    ? { ...joined.table, seats: joined.as.seats, bill: joined.as.into }
    : moved && { ...moved, seats: 0 };
  return (
    <TrayRow
      table={order.tableName}
      tone={order.asks === null ? 'plain' : 'late'}
      title={
        <>
          <b>{t(order.to.kind === 'cash' ? 'unsent.cash' : 'unsent.one')}</b>{' '}
          {clock.age(ageMinutes(new Date(order.turn).toISOString(), now))}
        </>
      }
      act={null}
    >
      <UnsentWords order={order} moved={sitsAt ?? null} />
    </TrayRow>
  );
};
