import type { KitchenSettings } from '@tableside/contract/http/console/kitchen';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { ReprintButton } from '../../printing/index.ts';
import type { BoardTicket } from '../board/kitchen-board.ts';
import styles from '../kitchen.module.css';
import { useKitchenAction } from '../use-kitchen-action.ts';
import { LineContents } from './LineContents.tsx';
import { useTicketName } from './use-ticket-name.ts';

type Props = {
  ticket: BoardTicket | undefined;
  settings: KitchenSettings;
  onSoldOut: (order: string) => void;
  onClose: () => void;
};

const Deeds = ({ ticket, settings, onSoldOut, onClose }: Props & { ticket: BoardTicket }) => {
  const { t } = useText();
  const { act, disabled } = useKitchenAction(ticket.order);
  const order = ticket.order.unique_order_number;
  const courseName = (course: string | null): string =>
    settings.courses.find(({ id }) => id === course)?.name ?? t('kitchen.noCourse');
  const open = ticket.parts.filter(({ lines }) =>
    lines.some(({ doneAt, left }) => doneAt === null && left > 0),
  );
  return (
    <div className={styles.deeds}>
      {open.map(({ course, held }) => (
        <button
          key={course ?? ''}
          type="button"
          className={styles.deed}
          disabled={disabled}
          onClick={async () => {
            if (await act({ kind: 'course', course, held: !held })) onClose();
          }}
        >
          <Icon name={held ? 'bell' : 'clock'} />
          {t(held ? 'kitchen.fireCourse' : 'kitchen.holdCourse', { course: courseName(course) })}
        </button>
      ))}
      <button type="button" className={styles.deed} onClick={() => onSoldOut(order)}>
        <Icon name="box" />
        {t('kitchen.soldOut')}
      </button>
      <ReprintButton order={order} className={styles.deed} />
      <section>
        <h3>{t('contents.ask')}</h3>
        <dl className={styles.contents}>
          {ticket.parts
            .flatMap(({ lines }) => lines)
            .map(line => (
              <div key={line.id}>
                <dt>{[line.name, ...line.modifiers.map(({ name }) => name)].join(', ')}</dt>
                <dd>
                  <LineContents line={line} className={undefined} />
                </dd>
              </div>
            ))}
        </dl>
      </section>
    </div>
  );
};

/** Everything about a ticket that is no daily tap: courses held and begun, what ran out, the paper once more, what its dishes contain. */
export const TicketSheet = ({ ticket, onClose, ...rest }: Props) => {
  const name = useTicketName();
  return (
    <Sheet gloves opened={ticket !== undefined} onClose={onClose} title={ticket && name(ticket.order)}>
      {ticket && <Deeds ticket={ticket} onClose={onClose} {...rest} />}
    </Sheet>
  );
};
