import type { KitchenSettings } from '@tableside/contract/http/console/kitchen';
import type { Age } from '@tableside/domain/kitchen';
import { memo } from 'react';
import { showAtOnce } from '../ahead/at-once.ts';
import type { BoardTicket } from '../board/kitchen-board.ts';
import type { Bumped } from '../UndoBump.tsx';
import type { KitchenDoing } from '../use-kitchen-action.ts';
import { linesBetween } from './lines-between.ts';
import { TicketHead } from './TicketHead.tsx';
import { TicketPart } from './TicketPart.tsx';
import { TicketWarning } from './TicketWarning.tsx';
import styles from './ticket.module.css';
import { headTap } from './ticket-tap.ts';
import { warnsOfAllergy } from './warnings.ts';

type Props = {
  ticket: BoardTicket;
  /** Lines `from` to before `to`; the head stands above the first. */
  from: number;
  to: number;
  age: Age;
  headingId: string;
  /** Whose ticket it is; null: the pass, which sees all. */
  station: string | null;
  settings: KitchenSettings;
  atPass: boolean;
  doing: KitchenDoing;
  onBumped: (bumped: Bumped) => void;
  onMore: (order: string) => void;
};

/** What stands in a piece of a ticket. When a ticket before it goes, the piece moves, and nothing in it is drawn anew. */
export const TicketContents = memo((props: Props) => {
  const { ticket, from, to, age, headingId, station, settings, atPass, doing, onBumped, onMore } = props;
  const { order, parts } = ticket;
  // Where all of it is made at one place, the head says so once.
  const places = new Set(parts.flatMap(({ lines }) => lines.map(line => line.station)));
  const [only] = places.size === 1 && station === null && settings.stations.length > 1 ? places : [];
  const tap = headTap(ticket, atPass);
  const bump = (): void => {
    if (!tap) return;
    const taken = doing.act(tap.change);
    if (tap.leaves) showAtOnce.goes(order.unique_order_number, taken);
    if (tap.back) onBumped({ order, back: tap.back, taken });
  };
  return (
    <>
      {from === 0 && (
        <div data-block="head">
          <TicketHead
            ticket={ticket}
            age={age}
            station={only}
            settings={settings}
            headingId={headingId}
            tap={tap?.tap ?? null}
            disabled={doing.disabled}
            onTap={bump}
            onMore={() => onMore(order.unique_order_number)}
          />
          <TicketWarning order={order} />
        </div>
      )}
      <div className={styles.parts} data-block="parts">
        {linesBetween(parts, from, to).map(({ part, begins, lines }) => (
          <TicketPart
            key={part.course ?? ''}
            order={order}
            part={part}
            lines={lines}
            named={parts.length > 1}
            begins={begins}
            settings={settings}
            showsStations={station === null && places.size > 1}
            warns={warnsOfAllergy(order)}
            doing={doing}
            atPass={atPass}
            onBumped={onBumped}
          />
        ))}
      </div>
    </>
  );
});
