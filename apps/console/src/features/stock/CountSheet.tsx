import { Button, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useWallClock } from '../session/index.ts';
import { type Back, BackFields } from './BackFields.tsx';
import { backInstant, backSaid } from './back-time.ts';
import styles from './stock.module.css';
import type { Countable } from './stock-query.ts';
import { whole, wholeOf } from './typed-count.ts';
import { useSetStock } from './use-set-stock.ts';

/** Asks how many pieces are left, until when none are, and with how many a day begins. Mount it anew for each item. */
export const CountSheet = ({ item, onClose }: { item: Countable; onClose: () => void }) => {
  const { t } = useText();
  const { set, busy, disabled } = useSetStock(item);
  const [typed, setTyped] = useState<number | string>(item.remaining ?? '');
  const [daily, setDaily] = useState<number | string>(item.each_day ?? '');
  const wallAt = useWallClock();
  const [back, setBack] = useState<Back>(() => backSaid(item.back_at, new Date(), wallAt));
  const remaining = wholeOf(typed, 0);
  const eachDay = wholeOf(daily, 1);
  const until = remaining === 0 ? backInstant(back.day, back.time, new Date(), wallAt) : null;
  const isOver = remaining === 0 && back.day !== 'never' && until === null;
  // Nothing left to count, and nothing that a day begins with: nothing was said.
  const said = remaining !== null || eachDay !== null || item.remaining !== null || item.each_day !== null;
  const valid = remaining !== undefined && eachDay !== undefined && !isOver && said;
  /** It was to be saved with nothing said. */
  const [unsaid, setUnsaid] = useState(false);
  const save = async (left: number | null) => {
    const more = { each_day: eachDay ?? null, ...(left === 0 && { back_at: until?.toISOString() ?? null }) };
    if (await set(left, more)) onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={`${item.name}: ${t('stock.countTitle')}`}>
      <Form
        onSubmit={() => {
          setUnsaid(!said);
          if (valid) void save(remaining ?? null);
        }}
      >
        <p>{t('stock.countHint')}</p>
        <NumberInput
          {...whole}
          label={t('stock.countField')}
          description={t('stock.countEmpty')}
          value={typed}
          onChange={setTyped}
          error={unsaid && !said && t('stock.countNothing')}
          min={0}
          data-autofocus
        />
        {remaining === 0 && <BackFields value={back} isOver={isOver} onChange={setBack} />}
        <NumberInput
          {...whole}
          label={t('stock.eachDay')}
          description={t('stock.eachDayHint')}
          value={daily}
          onChange={setDaily}
          min={1}
        />
        <div className={styles.countButtons}>
          {item.remaining !== null && (
            <Button size="xl" variant="default" disabled={disabled} onClick={() => save(null)}>
              {t('stock.plenty')}
            </Button>
          )}
          <Button size="xl" type="submit" loading={busy} disabled={disabled}>
            {t('stock.save')}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
};
