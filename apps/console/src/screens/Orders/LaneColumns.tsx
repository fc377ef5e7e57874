import { useMediaQuery } from '@mantine/hooks';
import type { CSSProperties } from 'react';
import { useBoard } from '../../features/board/index.ts';
import { useText } from '../../i18n/index.ts';
import { dealColumns } from './deal-columns.ts';
import { LaneView, MAIN_LANES } from './LaneView.tsx';
import styles from './orders.module.css';

/** A wall, read from where the trays stand. */
const WALL = '(min-width: 112em)';

/** The whole board on a wide screen. A lane without orders is folded to its head, unless there is nothing else. */
export const LaneColumns = () => {
  const { t } = useText();
  const { lanes, ringing } = useBoard();
  const wall = useMediaQuery(WALL, undefined, { getInitialValueInEffect: false });
  const dealt = dealColumns(wall ? 5 : 4, {
    new: lanes.new.length,
    progress: lanes.progress.length,
    done: lanes.done.length,
  });
  const idle = lanes.new.length + lanes.progress.length === 0;
  const template = MAIN_LANES.map(lane =>
    dealt[lane] > 0 ? `minmax(0, ${dealt[lane]}fr)` : idle && lane === 'new' ? 'minmax(0, 3fr)' : 'auto',
  );
  return (
    <div className={styles.columns} style={{ gridTemplateColumns: template.join(' ') }}>
      {MAIN_LANES.map(lane => (
        <section
          key={lane}
          aria-labelledby={`lane-${lane}`}
          data-empty={lanes[lane].length === 0 || undefined}
        >
          <h2
            id={`lane-${lane}`}
            className={styles.laneHeading}
            data-ringing={(lane === 'new' && ringing.orders > 0) || undefined}
          >
            {t(`board.${lane}`)} <span className={styles.count}>{lanes[lane].length}</span>
          </h2>
          <div
            className={styles.lane}
            style={{ '--columns': dealt[lane] } as CSSProperties}
            data-idle={(idle && lane === 'new') || undefined}
          >
            <LaneView lane={lane} className={styles.laneCards} />
          </div>
        </section>
      ))}
    </div>
  );
};
