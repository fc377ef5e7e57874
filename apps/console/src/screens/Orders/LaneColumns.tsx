import { useBoard } from '../../features/board/index.ts';
import { ReadyStrip } from '../../features/orders/index.ts';
import { useText } from '../../i18n/index.ts';
import { LaneView, MAIN_LANES } from './LaneView.tsx';
import styles from './orders.module.css';

/** The whole board on a wide screen. */
export const LaneColumns = () => {
  const { t } = useText();
  const { lanes, ringing } = useBoard();
  return (
    <div className={styles.columns}>
      {MAIN_LANES.map(lane => (
        <section key={lane} aria-labelledby={`lane-${lane}`}>
          <h2
            id={`lane-${lane}`}
            className={styles.laneHeading}
            data-ringing={(lane === 'new' && ringing.orders > 0) || undefined}
          >
            {t(`board.${lane}`)} <span className={styles.count}>{lanes[lane].length}</span>
          </h2>
          {lane === 'progress' && <ReadyStrip />}
          <LaneView
            lane={lane}
            // Columns of even height need to know how tall each card is.
            className={lane === 'progress' ? styles.laneCards : `${styles.laneCards} ${styles.skippable}`}
          />
        </section>
      ))}
    </div>
  );
};
