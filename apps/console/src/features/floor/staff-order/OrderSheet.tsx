import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { useMemo } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import {
  asSaid,
  draftPieces,
  draftTotal,
  PadDishes,
  padAt,
  UnansweredPad,
  usePad,
  usePadDesk,
  WithoutLine,
} from '../../bills/index.ts';
import { ordersOfParty, useBoard } from '../../board/index.ts';
import { useMoney } from '../../session/index.ts';
import styles from '../sheet.module.css';
import { useSeatedMeanwhile } from './use-seated-meanwhile.ts';
import { useStaffOrder } from './use-staff-order.ts';

type Props = { table: BoardTable; onClose: () => void };

/** Staff order for guests without a phone: dishes are gathered, stay gathered, and are sent to the kitchen all at once. */
export const OrderSheet = ({ table, onClose }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const name = useTableName()(table.name);
  const { state } = useBoard();
  const orders = useMemo(
    () => (table.opened_at === null ? [] : ordersOfParty(Object.values(state?.orders ?? {}), table)),
    [state, table],
  );
  const pad = usePad(padAt.table(table.id), table.opened_at);
  const draft = pad.lines;
  const desk = usePadDesk(pad, orders);
  const { send, busy, disabled, problem, lost } = useStaffOrder(table, pad, sent => {
    desk.learnFrom(sent);
    onClose();
  });

  const seated = useSeatedMeanwhile(table, pad.begunFree);
  // Also beside what else is wrong; while it is sent, the guests may be those that it seats.
  const told = [...new Set([problem, busy ? null : seated])].filter(words => words !== null);

  const { asking } = desk;
  const title =
    asking === null || asking === 'words' ? t('staffOrder.title', { table: name }) : asking.dish.name;
  if (pad.sending !== null && !busy) {
    return (
      <Sheet opened onClose={onClose} title={title}>
        <UnansweredPad
          pad={pad}
          busy={busy}
          disabled={disabled}
          onSend={() => void send(asSaid(desk.byCourse))}
        />
      </Sheet>
    );
  }
  return (
    <Sheet opened onClose={onClose} title={title} wide>
      <PadDishes
        pad={pad}
        desk={desk}
        busy={busy}
        guests={table.people > 0 ? table.people : null}
        onQuantity={pad.setQuantity}
        notices={
          <>
            {told.map(words => (
              <p key={words} role="alert" className={styles.refused}>
                {words}
              </p>
            ))}
            <WithoutLine words="unsent.how" />
          </>
        }
      >
        <Button size="xl" loading={busy} disabled={disabled} onClick={() => void send(asSaid(desk.byCourse))}>
          {t(lost ? 'unsent.take' : 'staffOrder.send', {
            count: draftPieces(draft),
            amount: money.show(draftTotal(draft)),
          })}
        </Button>
      </PadDishes>
    </Sheet>
  );
};
