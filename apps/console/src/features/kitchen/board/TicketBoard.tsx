import type { KitchenSettings } from '@tableside/contract/http/console/kitchen';
import { memo, useMemo, useState } from 'react';
import { TicketCard } from '../ticket/TicketCard.tsx';
import type { Bumped } from '../UndoBump.tsx';
import { MoreColumns } from './columns/MoreColumns.tsx';
import { FIRST_DRAWN, STEP_DRAWN, useMoreDrawn, wantsMore } from './columns/use-drawn.ts';
import { useFirstColumn } from './columns/use-first-column.ts';
import { type Layout, useTicketColumns } from './columns/use-ticket-columns.ts';
import type { BoardTicket } from './kitchen-board.ts';
import { MoreBelow } from './MoreBelow.tsx';
import styles from './ticket-board.module.css';
import { useBelowEdge } from './use-below-edge.ts';
import { useSteadySpot } from './use-steady-spot.ts';

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
 * too small for them is scrolled, ticket after ticket. Those that nobody is near are not drawn yet, and counted.
 */
export const TicketBoard = memo(({ tickets, station, settings, atPass, onBumped, onMore }: Props) => {
  const [drawn, setDrawn] = useState(FIRST_DRAWN);
  const shown = useMemo(() => tickets.slice(0, drawn), [tickets, drawn]);
  const undrawn = tickets.length - shown.length;
  const { box, layout } = useTicketColumns(shown);
  const orders = shown.map(({ order }) => order.unique_order_number).join();
  const { below, show } = useBelowEdge(box, layout ? null : orders);
  const { first, onScroll, go } = useFirstColumn(box, layout);
  const onClickCapture = useSteadySpot();
  useMoreDrawn(undrawn > 0 && wantsMore({ layout, first, below }), () => setDrawn(drawn + STEP_DRAWN));
  return (
    <div className={styles.board} data-station={station ?? ''}>
      <div
        ref={box}
        className={styles.tickets}
        data-columns={layout ? true : undefined}
        style={layout ? { height: layout.height } : undefined}
        onScroll={onScroll}
        onClickCapture={onClickCapture}
      >
        {shown.map(ticket => (
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
        ))}
        {layout &&
          Array.from({ length: layout.last + layout.count }, (_, column) => column).map(column => (
            <i
              key={column}
              className={styles.stop}
              style={{ insetInlineStart: column * (layout.width + layout.gap) }}
            />
          ))}
        {layout && <i className={styles.end} style={{ insetInlineStart: endOf(layout) - 1 }} />}
      </div>
      {layout ? (
        <MoreColumns layout={layout} first={first} undrawn={undrawn} onGo={go} />
      ) : (
        <MoreBelow count={below + undrawn} onShow={show} />
      )}
    </div>
  );
});
