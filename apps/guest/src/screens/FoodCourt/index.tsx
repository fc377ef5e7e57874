import { Skeleton } from '@tableside/design';
import type { ScreenProps } from '../../app/screens.ts';
import { HallGate } from '../../features/food-court/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './FoodCourt.module.css';
import { HallPage } from './HallPage.tsx';

/** FOOD-13. */
const SKELETONS = 6;

const Loading = () => {
  const t = useT();
  return (
    <main className={styles.page} aria-busy="true" aria-label={t('common.loading')}>
      <div className={styles.head} data-covered />
      <ul className={`${styles.cards} ${styles.main}`}>
        {Array.from({ length: SKELETONS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one card from another
          <li key={place} className={styles.card} data-skeleton>
            <Skeleton shape="block" />
            <Skeleton lines={2} />
          </li>
        ))}
      </ul>
    </main>
  );
};

/** The hall that the code of a food court opens. Spec 3§2 Food court hall; FOOD-01, FOOD-09…21, FOOD-28. */
const FoodCourt = ({ params }: ScreenProps) => {
  const hash = params.foodCourtHash ?? '';
  return (
    <HallGate hash={hash} loading={<Loading />}>
      {hall => <HallPage hash={hash} hall={hall} />}
    </HallGate>
  );
};
export default FoodCourt;
