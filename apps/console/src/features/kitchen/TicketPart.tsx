import type { KitchenSettings } from '@tableside/contract/http/console-kitchen';
import type { Part } from '@tableside/domain/kitchen';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Line } from './kitchen-board.ts';
import { TicketLine } from './TicketLine.tsx';
import styles from './ticket.module.css';
import type { KitchenDoing } from './use-kitchen-action.ts';
import { useStationName } from './use-station-name.ts';

type Props = {
  part: Part<Line>;
  /** Those of its lines that stand here. */
  lines: readonly Line[];
  /** Whether it begins here; the rest of it has no heading. */
  begins: boolean;
  /** Whether the ticket has other courses. */
  named: boolean;
  settings: KitchenSettings;
  showsStations: boolean;
  /** Somebody at this order has an allergy. */
  warns: boolean;
  doing: KitchenDoing;
};

/** A course of a ticket; one that waits says so and can be fired. */
export const TicketPart = ({ part, lines, begins, named, settings, showsStations, warns, doing }: Props) => {
  const { t } = useText();
  const { act, disabled } = doing;
  const course = settings.courses.find(({ id }) => id === part.course)?.name ?? t('kitchen.noCourse');
  const stationName = useStationName();
  const stationOf = ({ station }: Line): string | undefined =>
    showsStations
      ? stationName(settings.stations.find(({ id }) => id === station) ?? { id: station, name: station })
      : undefined;
  const isOpen = part.lines.some(({ doneAt, left }) => doneAt === null && left > 0);
  return (
    <section className={styles.part} data-held={part.held || undefined} aria-label={course}>
      {begins && (named || part.held || part.course !== null) && (
        <div className={styles.course} data-block="course">
          <h3>{part.held ? t('kitchen.held', { course }) : course}</h3>
          {isOpen && (
            <button
              type="button"
              className={styles.courseButton}
              data-fire={part.held || undefined}
              disabled={disabled}
              aria-label={`${t(part.held ? 'kitchen.fire' : 'kitchen.hold')}: ${course}`}
              onClick={() => void act({ kind: 'course', course: part.course, held: !part.held })}
            >
              <Icon name={part.held ? 'bell' : 'clock'} />
              {t(part.held ? 'kitchen.fire' : 'kitchen.hold')}
            </button>
          )}
        </div>
      )}
      <ul className={styles.lines}>
        {lines.map(line => (
          <TicketLine
            key={line.id}
            line={line}
            station={stationOf(line)}
            warns={warns}
            disabled={disabled}
            onTap={() =>
              void act({ kind: 'ready', items: [line.id], ready: line.left === 0 || line.doneAt === null })
            }
          />
        ))}
      </ul>
    </section>
  );
};
