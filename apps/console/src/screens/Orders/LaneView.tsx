import { useMemo } from 'react';
import { useBoard, waitingFirst } from '../../features/board/index.ts';
import { type TextKey, useText } from '../../i18n/index.ts';
import type { IconName } from '../../icons/paths.ts';
import { firstInSight, useGrowing } from '../../parts/list/growing/use-growing.ts';
import { Blank } from '../../parts/page/Blank.tsx';
import { CardColumns } from './CardColumns.tsx';
import { CardList } from './CardList.tsx';
import styles from './orders.module.css';

export type MainLane = 'new' | 'progress' | 'done';
export const MAIN_LANES = ['new', 'progress', 'done'] as const satisfies readonly MainLane[];

const empty: Record<MainLane, { icon: IconName; title: TextKey; hint: TextKey }> = {
  new: { icon: 'bell', title: 'board.emptyNew', hint: 'board.emptyNewHint' },
  progress: { icon: 'tray', title: 'board.emptyProgress', hint: 'board.emptyProgressHint' },
  done: { icon: 'check', title: 'board.emptyDone', hint: 'board.emptyDoneHint' },
};

const CARDS = { first: firstInSight(6, 8), step: 6 };

type Props = {
  lane: MainLane;
  className: string | undefined;
  /** Side by side on a wide screen; absent: as many as the page has room for, row by row. */
  columns?: number;
  away?: boolean;
};

/**
 * The orders of a lane, or why there are none. Below new orders stand those that are not to be made yet. Of a lane that
 * nobody looks at (`away`) no more is drawn than was.
 */
export const LaneView = ({ lane, className, columns, away = false }: Props) => {
  const { t } = useText();
  const { lanes } = useBoard();
  const all = lanes[lane];
  const orders = useMemo(() => (lane === 'progress' ? waitingFirst(all) : all), [lane, all]);
  const count = useGrowing(orders.length, CARDS, away);
  const shown = useMemo(() => orders.slice(0, count), [orders, count]);
  return (
    <>
      {orders.length === 0 && (
        <Blank icon={empty[lane].icon} title={t(empty[lane].title)} hint={t(empty[lane].hint)} />
      )}
      {columns === undefined ? (
        <CardList orders={shown} className={className} />
      ) : (
        <CardColumns orders={shown} columns={Math.max(1, columns)} />
      )}
      {lane === 'new' && lanes.waiting.length > 0 && (
        <details className={styles.waiting}>
          <summary>
            {t('board.waiting')} <span className={styles.count}>{lanes.waiting.length}</span>
          </summary>
          <p>{t('board.waitingHint')}</p>
          <CardList orders={lanes.waiting} className={className} />
        </details>
      )}
    </>
  );
};
