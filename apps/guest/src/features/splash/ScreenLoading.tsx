import { Skeleton } from '@tableside/design';
import { useT } from '../../texts/texts.ts';
import styles from './Splash.module.css';

/** The shape of a screen that is being fetched. */
export const ScreenLoading = () => {
  const t = useT();
  return (
    <main className={styles.loading} aria-busy="true" aria-label={t('common.loading')}>
      <Skeleton />
      <Skeleton shape="block" />
      <Skeleton lines={3} />
      <Skeleton shape="block" />
    </main>
  );
};
