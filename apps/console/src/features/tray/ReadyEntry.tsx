import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { GuestsLeft } from '../../parts/GuestsLeft.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { timesOf } from '../../parts/times-of.ts';
import { ageMinutes, type Ready, useNow } from '../board/index.ts';
import { useDeliver, useOrderAction } from '../orders/index.ts';
import { useClock } from '../session/index.ts';
import { TrayRow } from './TrayRow.tsx';

/** What stands on the pass and which table it is for; gone once it is brought. */
export const ReadyEntry = ({ ready: { order, items, since } }: { ready: Ready }) => {
  const { t } = useText();
  const tableName = useTableName();
  const clock = useClock();
  const minutes = ageMinutes(since, useNow());
  const doing = useOrderAction(order, 'at once');
  const deliver = useDeliver(order, doing);
  return (
    <TrayRow
      table={order.table_name}
      tone="ready"
      title={
        <>
          <b>{t('ready.badge')}</b> {clock.age(minutes)} {order.party_left && <GuestsLeft />}
        </>
      }
      act={
        <Button
          size="md"
          data-act=""
          disabled={doing.disabled}
          aria-label={t('ready.deliverLabel', {
            table: tableName(order.table_name),
            number: order.order_id,
          })}
          onClick={() => void deliver(items.map(item => item.id))}
        >
          {t('ready.deliver')}
        </Button>
      }
    >
      <p>
        {items
          .map(item =>
            [
              timesOf(item.quantity - item.taken_off, item.name),
              ...item.modifiers.map(({ name }) => name),
            ].join(', '),
          )
          .join('; ')}
      </p>
    </TrayRow>
  );
};
