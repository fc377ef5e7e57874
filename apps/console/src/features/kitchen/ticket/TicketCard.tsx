import type { KitchenSettings } from '@tableside/contract/http/console/kitchen';
import { ageOf } from '@tableside/domain/kitchen';
import { memo, useId } from 'react';
import { useNowWhen } from '../../board/index.ts';
import type { Piece } from '../board/columns.ts';
import type { BoardTicket } from '../board/kitchen-board.ts';
import { useRowSpan } from '../board/use-row-span.ts';
import type { Bumped } from '../UndoBump.tsx';
import { useKitchenAction } from '../use-kitchen-action.ts';
import { linesBetween } from './lines-between.ts';
import { TicketHead } from './TicketHead.tsx';
import { TicketPart } from './TicketPart.tsx';
import { type Place, TicketPiece } from './TicketPiece.tsx';
import { TicketWarning } from './TicketWarning.tsx';
import styles from './ticket.module.css';
import { headTap } from './ticket-tap.ts';
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
  const doing = useKitchenAction(order);
  const name = useTicketName();
  const card = useRowSpan();
  const ageAt = (moment: number) =>
    ageOf({ since: ticket.since, promisedMinutes: order.wait_minutes || null }, moment, {
      soonMinutes: settings.soon_minutes,
      lateMinutes: settings.late_minutes,
    });
  const age = ageAt(useNowWhen(moment => Object.values(ageAt(moment)).join()));
  // Where all of it is made at one place, the head says so once.
  const places = new Set(parts.flatMap(({ lines }) => lines.map(line => line.station)));
  const [only] = places.size === 1 && station === null && settings.stations.length > 1 ? places : [];
  const tap = headTap(ticket, atPass);
  const bump = async (): Promise<void> => {
    if (tap && (await doing.act(tap.change)) && tap.back) onBumped({ order, back: tap.back });
  };
  const band = ticket.state === 'waits' || ticket.state === 'void' ? ticket.state : age.band;
  const count = parts.reduce((all, { lines }) => all + lines.length, 0);
  const shown = pieces ?? [undefined];
  return (
    <article ref={card} data-order={order.unique_order_number} aria-labelledby={headingId}>
      {shown.map(piece => {
        const { from, to } = piece ?? { from: 0, to: count };
        return (
          <TicketPiece
            key={from}
            band={band}
            place={place}
            piece={piece}
            restOf={from === 0 ? null : name(order)}
            warns={warnsOfAllergy(order)}
            more={count - to}
          >
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
                  onTap={() => void bump()}
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
          </TicketPiece>
        );
      })}
    </article>
  );
}, saysTheSame);
