import type { KitchenOrder, KitchenSettings } from '@tableside/contract/http/console/kitchen';
import type { Part } from '@tableside/domain/kitchen';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { showAtOnce } from '../ahead/at-once.ts';
import type { Line } from '../board/kitchen-board.ts';
import { isOnPass } from '../board/pass-board.ts';
import { useStationName } from '../setup/use-station-name.ts';
import type { Bumped } from '../UndoBump.tsx';
import type { KitchenDoing } from '../use-kitchen-action.ts';
import { CourseAge } from './CourseAge.tsx';
import { TicketLine } from './TicketLine.tsx';
import styles from './ticket.module.css';

type Props = {
  order: KitchenOrder;
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
  atPass: boolean;
  onBumped: (bumped: Bumped) => void;
};

/** A course of a ticket with its own time; one that waits says so and can be fired. */
export const TicketPart = (props: Props) => {
  const { order, part, lines, begins, named, settings, showsStations, warns, doing, atPass, onBumped } =
    props;
  const { t } = useText();
  const { act, disabled } = doing;
  const course = settings.courses.find(({ id }) => id === part.course)?.name ?? t('kitchen.noCourse');
  const stationName = useStationName();
  const stationOf = ({ station }: Line): string | undefined =>
    showsStations
      ? stationName(settings.stations.find(({ id }) => id === station) ?? { id: station, name: station })
      : undefined;
  const isOpen = part.lines.some(({ doneAt, left }) => doneAt === null && left > 0);
  const tap = (line: Line, tapped: Element): void => {
    const items = [line.id];
    const on = line.left === 0 || line.doneAt === null;
    const taken = doing.act(
      atPass ? { kind: 'bring', items, brought: on } : { kind: 'ready', items, ready: on },
    );
    if (!on || line.left === 0) return;
    if (!atPass) showAtOnce.made(tapped.closest('li'), taken);
    const back = atPass
      ? ({ kind: 'bring', items, brought: false } as const)
      : ({ kind: 'ready', items, ready: false } as const);
    onBumped({ order, back, taken });
  };
  const fire = (): void => {
    const to = { kind: 'course', course: part.course } as const;
    onBumped({ order, back: { ...to, held: true }, taken: act({ ...to, held: false }) });
  };
  return (
    <section className={styles.part} data-held={part.held || undefined} aria-label={course}>
      {begins && (named || part.held || part.course !== null) && (
        <div className={styles.course} data-block="course">
          <h3>{part.held ? t('kitchen.held', { course }) : course}</h3>
          {isOpen && part.held && (
            <button
              type="button"
              className={styles.fire}
              data-fire
              disabled={disabled}
              aria-label={`${t('kitchen.fire')}: ${course}`}
              onClick={fire}
            >
              <Icon name="bell" />
              {t('kitchen.fire')}
            </button>
          )}
          {isOpen && !part.held && <CourseAge order={order} course={part.course} settings={settings} />}
        </div>
      )}
      <ul className={styles.lines}>
        {lines.map(line => (
          <TicketLine
            key={line.id}
            line={line}
            station={stationOf(line)}
            warns={warns}
            onPass={atPass && isOnPass(line)}
            disabled={disabled || (atPass ? !isOnPass(line) : line.delivered_at !== null)}
            onTap={tapped => tap(line, tapped)}
          />
        ))}
      </ul>
    </section>
  );
};
