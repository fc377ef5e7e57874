import { Icon, Skeleton } from '@tableside/design';
import { useEffect } from 'react';
import type { ScreenProps } from '../../app/screens.ts';
import { LOOK_ID } from '../../boot/boot-data.ts';
import { failureCode } from '../../data/connection/failures.ts';
import { FailSplash } from '../../features/splash/index.ts';
import { useT } from '../../texts/texts.ts';
import { useHall } from './court-data.ts';
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

const WORDS = {
  food_court_not_found: { title: 'court.notFoundTitle', text: 'court.notFoundText' },
  food_court_closed: { title: 'court.closedTitle', text: 'court.closedText' },
} as const;
type Gone = keyof typeof WORDS;
const isGone = (code: string): code is Gone => code in WORDS;

/** No hall, in words; anything else that went wrong can be tried again. FOOD-28. */
const Missing = ({ code }: { code: Gone }) => {
  const t = useT();
  return (
    <main className={styles.missing}>
      <Icon name="info" size={32} />
      <h1>{t(WORDS[code].title)}</h1>
      <p>{t(WORDS[code].text)}</p>
    </main>
  );
};

/**
 * Who comes from a menu comes on a page that wears that venue's looks and speaks its languages: the hall is fetched as a
 * page of its own, which wears nobody's.
 */
const useOwnPage = (): void => {
  useEffect(() => {
    if (document.getElementById(LOOK_ID)?.textContent) location.reload();
  }, []);
};

/** The hall that the code of a food court opens. Spec 3§2 Food court hall; FOOD-01, FOOD-09…21, FOOD-28. */
const FoodCourt = ({ params }: ScreenProps) => {
  const hash = params.foodCourtHash ?? '';
  useOwnPage();
  const { data, error } = useHall(hash);
  const code = error === undefined ? null : failureCode(error);
  // Its owner may close it while somebody looks at it.
  if (code !== null && isGone(code)) return <Missing code={code} />;
  if (data) return <HallPage hash={hash} hall={data} />;
  return code === null ? <Loading /> : <FailSplash code={code} reloadable />;
};
export default FoodCourt;
