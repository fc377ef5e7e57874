import type { KitchenSettings } from '@tableside/contract/http/console/kitchen';
import { ageOf } from '@tableside/domain/kitchen';
import { memo, useId, useMemo } from 'react';
import { useNowWhen } from '../../board/index.ts';
import type { Piece } from '../board/columns/columns.ts';
import type { BoardTicket } from '../board/kitchen-board.ts';
import { useRowSpan } from '../board/use-row-span.ts';
import type { Bumped } from '../UndoBump.tsx';
import { useKitchenAction } from '../use-kitchen-action.ts';
import { TicketContents } from './TicketContents.tsx';
import { type Place, TicketPiece } from './TicketPiece.tsx';
import { useTicketName } from './use-ticket-name.ts';
import { warnsOfAllergy } from './warnings.ts';

type Props = {
  ticket: BoardTicket;
  /** Whose ticket it is; null: the pass, which sees all. */
  station: string | null;
  settings: KitchenSettings;
  place: Place;
  /** Where it is divided; absent: it stands whole, or was not measured yet. */
  pieces: readonly Piece[] | undefined;
  /** Seen by who sends the plates out: a line is over when it was brought. */
  atPass: boolean;
  onBumped: (bumped: Bumped) => void;
  onMore: (order: string) => void;
};

/** A ticket is made anew with every answer of the server; its order is the same while nothing about it changed. */
const saysTheSame = (before: Props, after: Props): boolean =>
  before.ticket.order === after.ticket.order &&
  before.station === after.station &&
  before.settings === after.settings &&
  before.place?.width === after.place?.width &&
  before.place?.gap === after.place?.gap &&
  JSON.stringify(before.pieces) === JSON.stringify(after.pieces) &&
  before.atPass === after.atPass &&
  before.onBumped === after.onBumped &&
  before.onMore === after.onMore;

/**
 * One ticket: who, how old, what to beware of, what to make; a tap on its head says that it is made. Drawn anew only when
 * the order, or what is said of its age, is another.
 */
export const TicketCard = memo((props: Props) => {
  const { ticket, station, settings, place, pieces, atPass, onBumped, onMore } = props;
  const headingId = useId();
  const { order, parts } = ticket;
  const doing = useKitchenAction(order, 'at once');
  const name = useTicketName();
  const card = useRowSpan();
  const ageAt = (moment: number) =>
    ageOf({ since: ticket.since, promisedMinutes: order.wait_minutes || null }, moment, {
      soonMinutes: settings.soon_minutes,
      lateMinutes: settings.late_minutes,
    });
  const { minutes, band, lateBy } = ageAt(useNowWhen(moment => Object.values(ageAt(moment)).join()));
  const age = useMemo(() => ({ minutes, band, lateBy }), [minutes, band, lateBy]);
  const count = parts.reduce((all, { lines }) => all + lines.length, 0);
  const shown = pieces ?? [undefined];
  return (
    <article ref={card} data-order={order.unique_order_number} aria-labelledby={headingId}>
      {shown.map(piece => {
        const { from, to } = piece ?? { from: 0, to: count };
        return (
          <TicketPiece
            key={from}
            band={ticket.state === 'waits' || ticket.state === 'void' ? ticket.state : band}
            place={place}
            piece={piece}
            restOf={from === 0 ? null : name(order)}
            warns={warnsOfAllergy(order)}
            more={count - to}
          >
            <TicketContents
              ticket={ticket}
              from={from}
              to={to}
              age={age}
              headingId={headingId}
              station={station}
              settings={settings}
              atPass={atPass}
              doing={doing}
              onBumped={onBumped}
              onMore={onMore}
            />
          </TicketPiece>
        );
      })}
    </article>
  );
}, saysTheSame);
