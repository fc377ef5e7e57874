import { Skeleton } from '@tableside/design';
import { useT } from '../../texts/texts.ts';
import styles from './Giving.module.css';

/** A card that is being fetched. */
export const GiveLoading = () => {
  const t = useT();
  return (
    <main className={styles.frame} aria-busy="true" aria-label={t('common.loading')}>
      <div className={styles.main}>
        <Skeleton shape="block" />
        <Skeleton lines={3} />
      </div>
    </main>
  );
};
