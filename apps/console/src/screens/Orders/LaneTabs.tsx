import { UnstyledButton } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useBoard } from '../../features/board/index.ts';
import { useText } from '../../i18n/index.ts';
import { MAIN_LANES, type MainLane } from './LaneView.tsx';
import styles from './orders.module.css';

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** New, in progress, done, each with its number; unseen orders keep the first one coloured from anywhere. */
export const LaneTabs = ({ lane, onChoose }: { lane: MainLane; onChoose: (lane: MainLane) => void }) => {
  const { t } = useText();
  const { lanes, ringing } = useBoard();
  const onKey = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    const next = step && MAIN_LANES[MAIN_LANES.indexOf(lane) + step];
    if (!next) return;
    onChoose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('board.title')} onKeyDown={onKey}>
      {MAIN_LANES.map(each => (
        <UnstyledButton
          key={each}
          id={`tab-${each}`}
          role="tab"
          className={styles.tab}
          aria-selected={lane === each}
          aria-controls={`panel-${each}`}
          tabIndex={lane === each ? 0 : -1}
          data-ringing={(each === 'new' && ringing.orders > 0) || undefined}
          onClick={() => onChoose(each)}
        >
          {t(`board.${each}`)} <span className={styles.count}>{lanes[each].length}</span>
        </UnstyledButton>
      ))}
    </div>
  );
};
