import type { KitchenSettings } from '@tableside/contract/http/console-kitchen';
import { ageOf } from '@tableside/domain/kitchen';
import { useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import banded from '../../parts/banded.module.css';
import { ReprintButton } from '../printing/index.ts';
import { type BoardTicket, callsGuest, openLines } from './kitchen-board.ts';
import { TicketHead } from './TicketHead.tsx';
import { TicketPart } from './TicketPart.tsx';
import { TicketWarning } from './TicketWarning.tsx';
import styles from './ticket.module.css';
import { useKitchenAction } from './use-kitchen-action.ts';
import { warnsOfAllergy } from './warnings.ts';

type Props = {
  ticket: BoardTicket;
  settings: KitchenSettings;
  showsStations: boolean;
  now: number;
  onSoldOut: () => void;
};

/** One ticket: who, how old, what to beware of, what to make, and the one large button that says it is made. */
export const TicketCard = ({ ticket, settings, showsStations, now, onSoldOut }: Props) => {
  const { t } = useText();
  const headingId = useId();
  const { order, parts } = ticket;
  const doing = useKitchenAction(order);
  const age = ageOf({ since: ticket.since, promisedMinutes: order.wait_minutes || null }, now, {
    soonMinutes: settings.soon_minutes,
    lateMinutes: settings.late_minutes,
  });
  const left = openLines(ticket);
  const bump = () => void doing.act({ kind: 'ready', items: left.map(({ id }) => id), ready: true });
  return (
    <article
      className={`${banded.card} ${styles.ticket}`}
      data-band={ticket.state === 'waits' ? 'waits' : age.band}
      aria-labelledby={headingId}
    >
      <TicketHead ticket={ticket} age={age} headingId={headingId} />
      <TicketWarning order={order} />
      <div className={styles.parts}>
        {parts.map(part => (
          <TicketPart
            key={part.course ?? ''}
            part={part}
            named={parts.length > 1}
            settings={settings}
            showsStations={showsStations}
            warns={warnsOfAllergy(order)}
            doing={doing}
          />
        ))}
      </div>
      <footer className={styles.foot}>
        <button type="button" className={styles.more} onClick={onSoldOut}>
          {t('kitchen.soldOut')}
        </button>
        <ReprintButton order={order.unique_order_number} className={styles.more} />
        {left.length > 0 && (
          <button type="button" className={styles.bump} disabled={doing.disabled} onClick={bump}>
            <Icon name="check" />
            {t(callsGuest(order, left) ? 'kitchen.callGuest' : 'kitchen.bump')}
          </button>
        )}
      </footer>
    </article>
  );
};
