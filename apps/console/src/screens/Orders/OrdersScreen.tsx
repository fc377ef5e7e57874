import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useBoard } from '../../features/board/index.ts';
import { OrderSheets } from '../../features/orders/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { useFrameLater } from '../../parts/steady/use-frame-later.ts';
import styles from '../screens.module.css';
import { LaneColumns } from './LaneColumns.tsx';
import { LanePanels } from './LanePanels.tsx';
import { LaneTabs } from './LaneTabs.tsx';
import type { MainLane } from './LaneView.tsx';

/** From this width, that of a tablet on its side, new orders and those in the making stand side by side. */
const WIDE = '(min-width: 70em)';

export const OrdersScreen = () => {
  const { t } = useText();
  const { state, failure, reload } = useBoard();
  const wide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const [lane, setLane] = useState<MainLane>('new');
  // The tab answers the finger; its orders come in the frame after.
  const shown = useFrameLater(lane);
  if (!state && failure) {
    return <LoadFailed title={t('board.loadFailed')} error={failure} onRetry={reload} />;
  }
  if (!state) return <CardSkeletons count={6} height="22rem" className={`${styles.page} ${styles.cards}`} />;
  return (
    <OrderSheets>
      {wide ? (
        <LaneColumns />
      ) : (
        <>
          <LaneTabs lane={lane} onChoose={setLane} />
          <LanePanels lane={shown} />
        </>
      )}
    </OrderSheets>
  );
};
