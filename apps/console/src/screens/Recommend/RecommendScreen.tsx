import { useQuery } from '@tanstack/react-query';
import { menuQuery } from '../../features/bills/index.ts';
import {
  AlwaysCard,
  PairsCard,
  PopularCard,
  popularQuery,
  suggestionsQuery,
} from '../../features/recommend/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import styles from '../screens.module.css';

/** What the menu recommends by itself: what goes well with what, and what is popular. */
export const RecommendScreen = () => {
  const { t } = useText();
  const { id } = useVenue();
  const menu = useQuery(menuQuery(id));
  const suggestions = useQuery(suggestionsQuery(id));
  const popular = useQuery(popularQuery(id));
  const failed = [menu, suggestions, popular].find(({ data, error }) => !data && error);
  if (failed) {
    const retry = () => void Promise.all([menu, suggestions, popular].map(({ refetch }) => refetch()));
    return <LoadFailed title={t('recommend.loadFailed')} error={failed.error} onRetry={retry} />;
  }
  if (!menu.data || !suggestions.data || !popular.data)
    return <CardSkeletons count={3} height="14rem" className={`${styles.page} ${styles.list}`} />;
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <h1 className={styles.title}>{t('recommend.title')}</h1>
      <div className={styles.list}>
        <AlwaysCard menu={menu.data} always={suggestions.data.always} />
        <PairsCard menu={menu.data} pairs={suggestions.data.with} />
        <PopularCard popular={popular.data} />
      </div>
    </div>
  );
};
