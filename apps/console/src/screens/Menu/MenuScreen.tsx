import { useQuery } from '@tanstack/react-query';
import { useRoute } from 'wouter';
import { DraftProvider, menuDraftQuery } from '../../features/menu-editor/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { MENU_FILES, ROUTES } from '../../routes.ts';
import styles from '../screens.module.css';
import { MenuEditor } from './MenuEditor.tsx';
import { MenuFilesPage } from './MenuFilesPage.tsx';

const EditorScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data, error, refetch } = useQuery(menuDraftQuery(venue.id));
  if (!data && error) {
    return <LoadFailed title={t('menu.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={8} height="4.5rem" className={`${styles.page} ${styles.list}`} />;
  return (
    <DraftProvider key={venue.id} loaded={data}>
      <MenuEditor />
    </DraftProvider>
  );
};

/** The menu as the venue writes it, or its files. */
export const MenuScreen = () => {
  const [, params] = useRoute(ROUTES.section);
  return params?.thing === MENU_FILES ? <MenuFilesPage /> : <EditorScreen />;
};
