import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console';
import type { MenuItem } from '@tableside/contract/http/menu';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { SheetFoot } from '../../parts/SheetFoot.tsx';
import { useTableName } from '../../parts/table-name.ts';
import {
  DishChooser,
  DishFinder,
  type DraftLine,
  DraftList,
  dishLine,
  draftPieces,
  draftTotal,
  EmptyPad,
  isPlain,
  padAt,
  UnansweredPad,
  usePad,
} from '../bills/index.ts';
import { useMoney, useVenue } from '../session/index.ts';
import styles from './sheet.module.css';
import { useStaffOrder } from './use-staff-order.ts';

type Props = { table: BoardTable; onClose: () => void };

/** Staff order for guests without a phone: dishes are gathered, stay gathered, and are sent to the kitchen all at once. */
export const OrderSheet = ({ table, onClose }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const money = useMoney();
  const name = useTableName()(table.name);
  const pad = usePad(padAt.table(table.id), table.opened_at);
  const draft = pad.lines;
  const [asking, setAsking] = useState<MenuItem | null>(null);
  const [words, setWords] = useState('');
  const { send, busy, disabled, problem } = useStaffOrder(table, pad, onClose);

  const add = (line: DraftLine) => {
    pad.add(line);
    setAsking(null);
    setWords('');
  };
  const pick = (dish: MenuItem) => {
    const { decimals } = venue.currency;
    if (!isPlain(dish)) setAsking(dish);
    else add(dishLine(dish, { variationId: null, selection: {} }, { quantity: 1, note: '', decimals }));
  };
  const title = asking === null ? t('staffOrder.title', { table: name }) : asking.name;
  if (pad.sending !== null && !busy) {
    return (
      <Sheet opened onClose={onClose} title={title}>
        <UnansweredPad pad={pad} busy={busy} disabled={disabled} onSend={() => void send(draft)} />
      </Sheet>
    );
  }
  return (
    <Sheet opened onClose={onClose} title={title}>
      {asking ? (
        <DishChooser dish={asking} onAdd={add} onBack={() => setAsking(null)} />
      ) : (
        <div className={styles.order}>
          {/* What is tapped while it is sent would be in no order. */}
          <div className={styles.whole} inert={busy}>
            <DishFinder words={words} onWords={setWords} onPick={pick} />
          </div>
          {draft.length > 0 && (
            <SheetFoot>
              {problem !== null && (
                <p role="alert" className={styles.refused}>
                  {problem}
                </p>
              )}
              <DraftList draft={draft} {...(!busy && { onQuantity: pad.setQuantity })} />
              <Button size="xl" loading={busy} disabled={disabled} onClick={() => void send(draft)}>
                {t('staffOrder.send', { count: draftPieces(draft), amount: money.show(draftTotal(draft)) })}
              </Button>
              {!busy && <EmptyPad count={draftPieces(draft)} onEmpty={pad.empty} />}
            </SheetFoot>
          )}
        </div>
      )}
    </Sheet>
  );
};
