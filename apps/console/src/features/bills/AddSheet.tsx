import { Button, Checkbox } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console-money';
import type { MenuItem } from '@tableside/contract/http/menu';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { menuKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { SheetFoot } from '../../parts/SheetFoot.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { useMoney, useVenue } from '../session/index.ts';
import { DishChooser } from './DishChooser.tsx';
import { DishFinder } from './DishFinder.tsx';
import { DraftList } from './DraftList.tsx';
import { isPlain } from './dish.ts';
import { type DraftLine, dishLine, draftPieces, draftTotal } from './draft.ts';
import { EmptyPad } from './EmptyPad.tsx';
import { fullBill } from './full-bill.ts';
import { padAt } from './kept-pads.ts';
import { rememberKitchen, remembersKitchen } from './remembered-kitchen.ts';
import styles from './sheets.module.css';
import { UnansweredPad } from './UnansweredPad.tsx';
import { useBillAction } from './use-bill-action.ts';
import { usePad } from './use-pad.ts';
import { WordsLineForm } from './WordsLineForm.tsx';

type Asking = MenuItem | 'words' | null;

/** Puts dishes on the bill: found by typing, answered where they ask, gathered, and written all at once. */
export const AddSheet = ({ bill, onClose }: { bill: StaffBill; onClose: () => void }) => {
  const { t } = useText();
  const venue = useVenue();
  const money = useMoney();
  const tableName = useTableName();
  const client = useQueryClient();
  const { act, busy, disabled } = useBillAction(bill);
  const pad = usePad(padAt.bill(bill.id), bill.opened_at);
  const draft = pad.lines;
  const [asking, setAsking] = useState<Asking>(null);
  const [words, setWords] = useState('');
  const [kitchen, setKitchen] = useState(remembersKitchen);
  const [gone, setGone] = useState<string | null>(null);
  /** How many more the bill holds, when it was too many. */
  const [room, setRoom] = useState<{ readonly most: number; readonly room: number } | null>(null);

  const add = (line: DraftLine) => {
    setGone(null);
    pad.add(line);
    setAsking(null);
    setWords('');
  };
  const pick = (dish: MenuItem) => {
    if (!isPlain(dish)) setAsking(dish);
    else {
      const { decimals } = venue.currency;
      add(dishLine(dish, { variationId: null, selection: {} }, { quantity: 1, note: '', decimals }));
    }
  };
  const write = async () => {
    const lines = draft.map(({ wire }) => wire);
    const done = await act(
      `lines ${kitchen} ${JSON.stringify(lines)}`,
      place => {
        const { key, body } = pad.attempt({ lines, kitchen });
        return call('POST /console/{venue}/bills/{bill}/lines', { ...place, idempotencyKey: key, body });
      },
      error => {
        if (!pad.failed(error)) return true;
        const full = fullBill(error);
        setRoom(full);
        if (full) return true;
        if (!isApiFailure(error) || typeof error.details.item_id !== 'string') return false;
        const { item_id } = error.details;
        void client.invalidateQueries({ queryKey: menuKey(venue.id) });
        const line = draft.find(({ wire }) => 'menu_item_id' in wire && wire.menu_item_id === item_id);
        setGone(line?.name ?? '');
        return line !== undefined;
      },
    );
    if (!done) return;
    pad.empty();
    onClose();
  };

  const title =
    asking === null
      ? t('add.title', { table: tableName(bill.table_name) })
      : asking === 'words'
        ? t('add.words')
        : asking.name;
  const back = () => setAsking(null);
  if (pad.sending !== null && !busy) {
    return (
      <Sheet opened onClose={onClose} title={title}>
        <UnansweredPad pad={pad} busy={busy} disabled={disabled} onSend={() => void write()} />
      </Sheet>
    );
  }
  return (
    <Sheet opened onClose={onClose} title={title}>
      {asking === 'words' && <WordsLineForm start={words} onAdd={add} onBack={back} />}
      {asking !== null && asking !== 'words' && <DishChooser dish={asking} onAdd={add} onBack={back} />}
      {asking === null && (
        <div className={styles.add}>
          {/* What is tapped while it is sent would be in no order. */}
          <div className={styles.whole} inert={busy}>
            <DishFinder
              words={words}
              onWords={setWords}
              onPick={pick}
              onWordsLine={() => setAsking('words')}
            />
          </div>
          {draft.length > 0 && (
            <SheetFoot>
              {room !== null && (
                <p role="alert" className={styles.refused}>
                  {t('add.full', room)}
                </p>
              )}
              {gone !== null && (
                <p role="alert" className={styles.refused}>
                  {t('add.gone', { dish: gone })}
                </p>
              )}
              <DraftList
                draft={draft}
                {...(!busy && {
                  onQuantity: (key: string, quantity: number) => {
                    setRoom(null);
                    pad.setQuantity(key, quantity);
                  },
                })}
              />
              <Checkbox
                size="lg"
                checked={kitchen}
                onChange={({ currentTarget }) => {
                  rememberKitchen(currentTarget.checked);
                  setKitchen(currentTarget.checked);
                }}
                label={t('add.kitchen')}
              />
              <Button size="xl" loading={busy} disabled={disabled} onClick={write}>
                {t('add.confirm', { count: draftPieces(draft), amount: money.show(draftTotal(draft)) })}
              </Button>
              {!busy && <EmptyPad count={draftPieces(draft)} onEmpty={pad.empty} />}
            </SheetFoot>
          )}
        </div>
      )}
    </Sheet>
  );
};
