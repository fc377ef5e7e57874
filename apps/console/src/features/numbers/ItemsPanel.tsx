import { Button } from '@mantine/core';
import type { NumbersView } from '@tableside/contract/http/console/reports';
import { useState } from 'react';
import { type TextKey, useText } from '../../i18n/index.ts';
import { NumberTable } from './NumberTable.tsx';
import { Panel } from './Panel.tsx';
import { useCents } from './use-cents.ts';

const FEW = 10;

type Item = NumbersView['items'][number];
type Column = { readonly head: TextKey; readonly of: (item: Item) => number };

/** What counts comes first, and columns that say nothing for any dish are left out: phones are narrow. */
const columnsOf = (items: readonly Item[]): Column[] => {
  const off = { head: 'numbers.col.off', of: (item: Item) => item.taken_off + item.discounts } as const;
  const back = { head: 'numbers.col.back', of: (item: Item) => item.refunded } as const;
  const lowered = [off, back].filter(({ of }) => items.some(item => of(item) !== 0));
  const sold = { head: 'numbers.col.sold', of: (item: Item) => item.sold } as const;
  const net = { head: 'numbers.col.net', of: (item: Item) => item.net } as const;
  return lowered.length === 0 ? [sold] : [net, sold, ...lowered];
};

/** What was sold, dish by dish; together they are the sales. */
export const ItemsPanel = ({ items, csv }: { items: NumbersView['items']; csv: string }) => {
  const { t } = useText();
  const cents = useCents();
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, FEW);
  const columns = columnsOf(items);
  return (
    <Panel title={t('numbers.items')} csv={csv} wide>
      <NumberTable
        label={t('numbers.items')}
        head={[t('numbers.col.item'), t('numbers.col.quantity'), ...columns.map(({ head }) => t(head))]}
        rows={shown.map(item => [
          item.name ?? t('numbers.noItem'),
          String(item.quantity),
          ...columns.map(({ of }) => cents(of(item))),
        ])}
      />
      {items.length > FEW && (
        <Button variant="subtle" onClick={() => setAll(!all)}>
          {all ? t('numbers.fewItems') : t('numbers.allItems', { count: items.length })}
        </Button>
      )}
    </Panel>
  );
};
