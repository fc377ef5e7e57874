import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console';
import type { MenuItem } from '@tableside/contract/http/menu';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { SheetFoot } from '../../parts/SheetFoot.tsx';
import { useTableName } from '../../parts/table-name.ts';
import {
  addLine,
  DishChooser,
  DishFinder,
  type DraftLine,
  DraftList,
  dishLine,
  draftPieces,
  draftTotal,
  isPlain,
  setQuantity,
} from '../bills/index.ts';
import { useMoney, useVenue } from '../session/index.ts';
import styles from './sheet.module.css';
import { useStaffOrder } from './use-staff-order.ts';

type Props = { table: BoardTable; onClose: () => void };

/** Staff order for guests without a phone: dishes are gathered, then sent to the kitchen all at once. */
export const OrderSheet = ({ table, onClose }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const money = useMoney();
  const name = useTableName()(table.name);
  const [draft, setDraft] = useState<readonly DraftLine[]>([]);
  const [asking, setAsking] = useState<MenuItem | null>(null);
  const [words, setWords] = useState('');
  const { send, busy, disabled, problem } = useStaffOrder(table, onClose);

  const add = (line: DraftLine) => {
    setDraft(known => addLine(known, line));
    setAsking(null);
    setWords('');
  };
  const pick = (dish: MenuItem) => {
    const { decimals } = venue.currency;
    if (!isPlain(dish)) setAsking(dish);
    else add(dishLine(dish, { variationId: null, selection: {} }, { quantity: 1, note: '', decimals }));
  };
  const title = asking === null ? t('staffOrder.title', { table: name }) : asking.name;
  return (
    <Sheet opened onClose={onClose} title={title}>
      {asking ? (
        <DishChooser dish={asking} onAdd={add} onBack={() => setAsking(null)} />
      ) : (
        <div className={styles.order}>
          <DishFinder words={words} onWords={setWords} onPick={pick} />
          {draft.length > 0 && (
            <SheetFoot>
              {problem !== null && (
                <p role="alert" className={styles.refused}>
                  {problem}
                </p>
              )}
              <DraftList
                draft={draft}
                onQuantity={(key, quantity) => setDraft(setQuantity(draft, key, quantity))}
              />
              <Button size="xl" loading={busy} disabled={disabled} onClick={() => void send(draft)}>
                {t('staffOrder.send', { count: draftPieces(draft), amount: money.show(draftTotal(draft)) })}
              </Button>
            </SheetFoot>
          )}
        </div>
      )}
    </Sheet>
  );
};
