import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useBoard } from '../../features/board/index.ts';
import { useStillWhen } from '../../features/orders/index.ts';
import { useText } from '../../i18n/index.ts';
import { linesOf } from './deal-cards.ts';
import { dealColumns } from './deal-columns.ts';
import { LaneView, MAIN_LANES, type MainLane } from './LaneView.tsx';
import styles from './orders.module.css';

/** A wall, read from where the trays stand. */
const WALL = '(min-width: 112em)';

/**
 * The whole board on a wide screen. A lane without orders is folded to its head, unless there is nothing else; so is what is
 * over, on all but a wall, until somebody looks for it.
 */
export const LaneColumns = () => {
  const { t } = useText();
  const { lanes, ringing } = useBoard();
  const wall = useMediaQuery(WALL, undefined, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const idle = lanes.new.length + lanes.progress.length === 0;
  const showsDone = chosen ?? wall;
  const dealt = dealColumns(wall ? 5 : 4, {
    new: linesOf(lanes.new),
    progress: linesOf(lanes.progress),
    done: showsDone ? linesOf(lanes.done) : 0,
  });
  const widthOf = (lane: MainLane): number => {
    if (lane === 'done' && chosen === true) return Math.max(1, dealt.done);
    return dealt[lane] === 0 && idle && lane === 'new' ? 3 : dealt[lane];
  };
  const isFolded = (lane: MainLane): boolean =>
    widthOf(lane) === 0 && !(lane === 'new' && lanes.waiting.length > 0);
  const template = MAIN_LANES.map(lane =>
    widthOf(lane) > 0 ? `minmax(0, ${widthOf(lane)}fr)` : 'auto',
  ).join(' ');
  useStillWhen(board, template);
  const nameOf = (lane: MainLane) => (
    <>
      {t(`board.${lane}`)} <span className={styles.count}>{lanes[lane].length}</span>
    </>
  );
  return (
    <div ref={board} className={styles.columns} style={{ gridTemplateColumns: template }}>
      {MAIN_LANES.map(lane => (
        <section key={lane} aria-labelledby={`lane-${lane}`} data-folded={isFolded(lane) || undefined}>
          <h2
            id={`lane-${lane}`}
            className={styles.laneHeading}
            data-ringing={(lane === 'new' && ringing.orders > 0) || undefined}
          >
            {lane === 'done' ? (
              <UnstyledButton
                className={styles.fold}
                aria-expanded={!isFolded(lane)}
                onClick={() => setChosen(isFolded(lane))}
              >
                {nameOf(lane)}
              </UnstyledButton>
            ) : (
              nameOf(lane)
            )}
          </h2>
          {!isFolded(lane) && <LaneView lane={lane} className={styles.column} columns={dealt[lane]} />}
        </section>
      ))}
    </div>
  );
};
