import { Button, Checkbox } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call, isApiFailure } from '../../../api/call.ts';
import { menuKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { isLineLost, useLink } from '../../board/index.ts';
import { useMoney, useVenue } from '../../session/index.ts';
import { asSaid, coursesSaid } from '../courses/draft-courses.ts';
import { fullBill } from '../lines/full-bill.ts';
import { draftPieces, draftTotal } from '../pad/draft.ts';
import { padAt } from '../pad/kept-pads.ts';
import { PadDishes } from '../pad/PadDishes.tsx';
import { UnansweredPad } from '../pad/UnansweredPad.tsx';
import { usePad } from '../pad/use-pad.ts';
import { usePadDesk } from '../pad/use-pad-desk.ts';
import { rememberKitchen, remembersKitchen } from '../print/remembered-kitchen.ts';
import styles from '../sheets.module.css';
import { useKeepUnsent } from '../unsent/use-keep-unsent.ts';
import { WithoutLine } from '../unsent/WithoutLine.tsx';
import { useBillAction } from '../use-bill-action.ts';
import { useOrdersOfBill } from '../use-orders-of-bill.ts';

/** Puts dishes on the bill: tapped or found by typing, answered where they ask, gathered, and written all at once. */
export const AddSheet = ({ bill, onClose }: { bill: StaffBill; onClose: () => void }) => {
  const { t } = useText();
  const venue = useVenue();
  const money = useMoney();
  const tableName = useTableName();
  const client = useQueryClient();
  const { act, busy, disabled } = useBillAction(bill);
  const pad = usePad(padAt.bill(bill.id), bill.opened_at);
  const draft = pad.lines;
  const { lost } = useLink();
  const keep = useKeepUnsent();
  const orders = useOrdersOfBill(bill);
  const [kitchen, setKitchen] = useState(remembersKitchen);
  const [gone, setGone] = useState<string | null>(null);
  /** How many more the bill holds, when it was too many. */
  const [room, setRoom] = useState<{ readonly most: number; readonly room: number } | null>(null);
  /** It costs something else than what was on screen. */
  const [other, setOther] = useState(false);
  const desk = usePadDesk(
    pad,
    orders,
    useCallback(() => {
      setGone(null);
      setOther(false);
    }, []),
  );

  const keepForLater = async () => {
    const { id, table_id: table, opened_at: party } = bill;
    await keep({
      place: padAt.bill(id),
      to: { kind: 'bill', bill: id, table, party, kitchen },
      tableName: bill.table_name,
      lines: asSaid(desk.byCourse),
      earlier: pad.unanswered(),
    });
    desk.learnFrom(draft);
    pad.empty();
    onClose();
  };

  const write = async () => {
    if (lost) return keepForLater();
    const said = asSaid(desk.byCourse);
    const lines = said.map(({ wire }) => wire);
    const courses = coursesSaid(said);
    const done = await act(
      `lines ${kitchen} ${JSON.stringify([lines, courses])}`,
      place => {
        const { key, body } = pad.attempt({ lines, courses, kitchen, expected_total: draftTotal(draft) });
        return call('POST /console/{venue}/bills/{bill}/lines', { ...place, idempotencyKey: key, body });
      },
      error => {
        if (!pad.failed(error)) return true;
        const full = fullBill(error);
        setRoom(full);
        if (full) return true;
        if (isApiFailure(error) && error.code === 'cart_changed') {
          void client.invalidateQueries({ queryKey: menuKey(venue.id) });
          setOther(true);
          return true;
        }
        if (!isApiFailure(error) || typeof error.details.item_id !== 'string') return false;
        const { item_id } = error.details;
        void client.invalidateQueries({ queryKey: menuKey(venue.id) });
        const line = draft.find(({ wire }) => 'menu_item_id' in wire && wire.menu_item_id === item_id);
        setGone(line?.name ?? '');
        return line !== undefined;
      },
    );
    if (!done) {
      if (isLineLost(client, venue.id) && pad.unanswered() !== null) await keepForLater();
      return;
    }
    desk.learnFrom(draft);
    pad.empty();
    onClose();
  };

  const { asking } = desk;
  const title =
    asking === null
      ? t('add.title', { table: tableName(bill.table_name) })
      : asking === 'words'
        ? t('add.words')
        : asking.dish.name;
  if (pad.sending !== null && !busy) {
    return (
      <Sheet opened onClose={onClose} title={title}>
        <UnansweredPad pad={pad} busy={busy} disabled={disabled} onSend={() => void write()} />
      </Sheet>
    );
  }
  return (
    <Sheet opened onClose={onClose} title={title} wide>
      <PadDishes
        pad={pad}
        desk={desk}
        busy={busy}
        takesWords
        guests={bill.guest_count}
        onQuantity={(key, quantity) => {
          setRoom(null);
          pad.setQuantity(key, quantity);
        }}
        notices={
          <>
            {room !== null && (
              <p role="alert" className={styles.refused}>
                {t('add.full', room)}
              </p>
            )}
            {other && (
              <p role="alert" className={styles.refused}>
                {t('staffOrder.priceChanged')}
              </p>
            )}
            <WithoutLine words="unsent.how" />
            {gone !== null && (
              <p role="alert" className={styles.refused}>
                {t('add.gone', { dish: gone })}
              </p>
            )}
          </>
        }
        extras={
          <>
            <Checkbox
              size="lg"
              checked={kitchen}
              onChange={({ currentTarget }) => {
                rememberKitchen(currentTarget.checked);
                setKitchen(currentTarget.checked);
              }}
              label={t('add.kitchen')}
            />
            {/* It may have been somebody else who said so, on this device: no round misses the kitchen in silence. */}
            {!kitchen && (
              <p role="status" className={styles.refused}>
                {t('add.notToKitchen')}
              </p>
            )}
          </>
        }
      >
        <Button size="xl" loading={busy} disabled={disabled} onClick={write}>
          {t(lost ? 'unsent.take' : 'add.confirm', {
            count: draftPieces(draft),
            amount: money.show(draftTotal(draft)),
          })}
        </Button>
      </PadDishes>
    </Sheet>
  );
};
