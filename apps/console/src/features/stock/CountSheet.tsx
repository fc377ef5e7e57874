import { Button, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import styles from './stock.module.css';
import type { StockItem } from './stock-query.ts';
import { useSetStock } from './use-set-stock.ts';

/** The contract's bound on a count. */
const LARGEST = 100_000;

/** Asks how many pieces are left. Mount it anew for each item. */
export const CountSheet = ({ item, onClose }: { item: StockItem; onClose: () => void }) => {
  const { t } = useText();
  const { set, busy, disabled } = useSetStock(item);
  const [typed, setTyped] = useState<number | string>(item.remaining ?? '');
  const count = Number(typed);
  const valid = typed !== '' && Number.isInteger(count) && count >= 0 && count <= LARGEST;
  const save = async (remaining: number | null) => {
    if (await set(remaining)) onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={`${item.name}: ${t('stock.countTitle')}`}>
      <Form
        onSubmit={() => {
          if (valid) void save(count);
        }}
      >
        <p>{t('stock.countHint')}</p>
        <NumberInput
          label={t('stock.countField')}
          value={typed}
          onChange={setTyped}
          min={0}
          max={LARGEST}
          allowDecimal={false}
          allowNegative={false}
          inputMode="numeric"
          data-autofocus
        />
        <div className={styles.countButtons}>
          {item.remaining !== null && (
            <Button size="xl" variant="default" disabled={disabled} onClick={() => save(null)}>
              {t('stock.plenty')}
            </Button>
          )}
          <Button size="xl" type="submit" loading={busy} disabled={disabled || !valid}>
            {t('stock.save')}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
};
