import { isFinal } from '@tableside/domain/orders';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { useClock } from '../session/index.ts';
import type { BoardTicket } from './board/kitchen-board.ts';
import styles from './kitchen.module.css';
import { useKitchenAction } from './use-kitchen-action.ts';

const DoneTicket = ({ ticket }: { ticket: BoardTicket }) => {
  const { t } = useText();
  const clock = useClock();
  const tableName = useTableName();
  const { order, doneAt } = ticket;
  const { act, disabled } = useKitchenAction(order);
  const lines = ticket.parts.flatMap(part => part.lines).filter(({ left }) => left > 0);
  const bumped = lines.filter(line => line.ready_at !== null && line.delivered_at === null);
  const by = lines.findLast(line => line.ready_by !== null)?.ready_by;
  return (
    <li className={styles.done}>
      <div className={styles.doneHead}>
        <b>
          {tableName(order.table_name)} · {t('kitchen.number', { number: order.order_id })}
        </b>
        {doneAt !== null && (
          <span>{by ? t('kitchen.doneBy', { time: clock.time(doneAt), by }) : clock.time(doneAt)}</span>
        )}
      </div>
      <p>{lines.map(({ left, name }) => `${left}× ${name}`).join(', ')}</p>
      {isFinal(order.status) || bumped.length === 0 ? (
        <p className={styles.final}>
          {t(order.order_type === 'default' ? 'kitchen.brought' : 'kitchen.called')}
        </p>
      ) : (
        <button
          type="button"
          className={styles.tool}
          disabled={disabled}
          onClick={() => void act({ kind: 'ready', items: bumped.map(({ id }) => id), ready: false })}
        >
          <Icon name="undo" />
          {t('kitchen.recall')}
        </button>
      )}
    </li>
  );
};

type Props = { opened: boolean; tickets: readonly BoardTicket[]; onClose: () => void };

/** What this station has made in the last half hour: a ticket bumped by mistake comes back from here. */
export const RecallSheet = ({ opened, tickets, onClose }: Props) => {
  const { t } = useText();
  return (
    <Sheet gloves opened={opened} onClose={onClose} title={t('kitchen.recallTitle')}>
      {tickets.length === 0 ? (
        <p className={styles.nothing}>{t('kitchen.recallNone')}</p>
      ) : (
        <ul className={styles.doneList}>
          {tickets.map(ticket => (
            <DoneTicket key={ticket.order.unique_order_number} ticket={ticket} />
          ))}
        </ul>
      )}
    </Sheet>
  );
};
