import { memo, startTransition, useEffect, useState } from 'react';
import styles from '../screens.module.css';
import { LaneView, MAIN_LANES, type MainLane } from './LaneView.tsx';
import lanes from './orders.module.css';

/** All lanes, of which one is seen. The others are begun once it stands, so that a tap finds them there. */
export const LanePanels = memo(({ lane }: { lane: MainLane }) => {
  const [all, setAll] = useState(false);
  useEffect(() => startTransition(() => setAll(true)), []);
  return (
    <div className={`${styles.page} ${lanes.panels}`}>
      {MAIN_LANES.filter(each => all || each === lane).map(each => (
        <div
          key={each}
          id={`panel-${each}`}
          role="tabpanel"
          aria-labelledby={`tab-${each}`}
          className={lanes.panel}
          aria-hidden={each !== lane || undefined}
          data-away={each !== lane || undefined}
        >
          <LaneView lane={each} className={`${lanes.cards} ${lanes.skippable}`} away={each !== lane} />
        </div>
      ))}
    </div>
  );
});
