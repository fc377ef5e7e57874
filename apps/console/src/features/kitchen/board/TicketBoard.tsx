import type { KitchenSettings } from '@tableside/contract/http/console/kitchen';
import { TicketCard } from '../ticket/TicketCard.tsx';
import type { Bumped } from '../UndoBump.tsx';
import type { BoardTicket } from './kitchen-board.ts';
import { MoreBelow } from './MoreBelow.tsx';
import { MoreColumns } from './MoreColumns.tsx';
import styles from './ticket-board.module.css';
import { useBelowEdge } from './use-below-edge.ts';
import { useFirstColumn } from './use-first-column.ts';
import { type Layout, useTicketColumns } from './use-ticket-columns.ts';

type Props = {
  tickets: readonly BoardTicket[];
  /** Whose tickets they are; null: the pass, which sees all. */
  station: string | null;
  settings: KitchenSettings;
  atPass: boolean;
  onBumped: (bumped: Bumped) => void;
  onMore: (order: string) => void;
};

/** How far it is scrolled: behind the last tickets there may be room that is empty. */
const endOf = ({ last, count, width, gap }: Layout): number => (last + count) * (width + gap) - gap;

/**
 * The open tickets. Where there is room for columns, a ticket that does not fit goes on in the next one; a screen that is
 * too small for them is scrolled, ticket after ticket.
 */
export const TicketBoard = ({ tickets, station, settings, atPass, onBumped, onMore }: Props) => {
  const { box, layout } = useTicketColumns();
  const orders = tickets.map(({ order }) => order.unique_order_number).join();
  const { below, show } = useBelowEdge(box, orders);
  const { first, onScroll, go } = useFirstColumn(box, layout);
  const cards = tickets.map(ticket => (
    <TicketCard
      key={ticket.order.unique_order_number}
      ticket={ticket}
      station={station}
      settings={settings}
      place={layout && { width: layout.width, gap: layout.gap }}
      pieces={layout?.pieces.get(ticket.order.unique_order_number)}
      atPass={atPass}
      onBumped={onBumped}
      onMore={onMore}
    />
  ));
  return (
    <div className={styles.board}>
      <div
        ref={box}
        className={styles.tickets}
        data-columns={layout ? true : undefined}
        style={layout ? { height: layout.height } : undefined}
        onScroll={onScroll}
      >
        {cards}
        {layout && <i className={styles.end} style={{ insetInlineStart: endOf(layout) - 1 }} />}
      </div>
      {layout ? (
        <MoreColumns layout={layout} first={first} onGo={go} />
      ) : (
        <MoreBelow count={below} onShow={show} />
      )}
    </div>
  );
};
