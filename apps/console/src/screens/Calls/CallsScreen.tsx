import { doneCalls, openCalls, useBoard } from '../../features/board/index.ts';
import { CallCard, DoneCalls } from '../../features/calls/index.ts';
import { useText } from '../../i18n/index.ts';
import { Blank } from '../../parts/page/Blank.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import styles from '../screens.module.css';

export const CallsScreen = () => {
  const { t } = useText();
  const { state, failure, reload } = useBoard();
  if (!state && failure) {
    return <LoadFailed title={t('board.loadFailed')} error={failure} onRetry={reload} />;
  }
  if (!state) return <CardSkeletons count={3} height="12rem" className={`${styles.page} ${styles.cards}`} />;
  const calls = Object.values(state.calls);
  const open = openCalls(calls);
  return (
    <div className={styles.page}>
      {open.length === 0 ? (
        <Blank icon="hand" title={t('call.emptyTitle')} hint={t('call.emptyHint')} />
      ) : (
        <div className={styles.cards}>
          {open.map(call => (
            <CallCard key={call.id} call={call} />
          ))}
        </div>
      )}
      <DoneCalls calls={doneCalls(calls)} />
    </div>
  );
};
