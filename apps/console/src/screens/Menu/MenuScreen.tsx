import { useQuery } from '@tanstack/react-query';
import { DraftProvider, menuDraftQuery } from '../../features/menu-editor/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import styles from '../screens.module.css';
import { MenuEditor } from './MenuEditor.tsx';

/** The menu as the venue writes it. */
export const MenuScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data, error, refetch } = useQuery(menuDraftQuery(venue.id));
  if (!data && error) {
    return <LoadFailed title={t('menu.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={8} height="4.5rem" className={`${styles.page} ${styles.list}`} />;
  return (
    <DraftProvider loaded={data}>
      <MenuEditor />
    </DraftProvider>
  );
};
