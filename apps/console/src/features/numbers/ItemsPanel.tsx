import { Button } from '@mantine/core';
import type { NumbersView } from '@tableside/contract/http/console-reports';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { NumberTable } from './NumberTable.tsx';
import { Panel } from './Panel.tsx';
import { useCents } from './use-cents.ts';

const FEW = 10;

/** What was sold, dish by dish; together they are the sales. */
export const ItemsPanel = ({ items, csv }: { items: NumbersView['items']; csv: string }) => {
  const { t } = useText();
  const cents = useCents();
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, FEW);
  return (
    <Panel title={t('numbers.items')} csv={csv} wide>
      <NumberTable
        label={t('numbers.items')}
        head={[
          t('numbers.col.item'),
          t('numbers.col.quantity'),
          t('numbers.col.sold'),
          t('numbers.col.off'),
          t('numbers.col.back'),
          t('numbers.col.net'),
        ]}
        rows={shown.map(({ name, quantity, sold, taken_off: off, discounts, refunded, net }) => [
          name ?? t('numbers.noItem'),
          String(quantity),
          cents(sold),
          cents(off + discounts),
          cents(refunded),
          cents(net),
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
