import { useEffect, useState } from 'react';
import { TIMINGS } from '../../app/timings.ts';
import { track } from '../../data/analytics.ts';
import type { Restaurant } from '../../data/session.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Splash.module.css';

type Props = {
  readonly restaurant: Restaurant;
  /** Called when the splash has been there for its least time. */
  readonly onDone: () => void;
};

/**
 * The venue's loading screen over a page that is already there: at least 1.2 s from the moment the page was asked for,
 * so a slow network adds nothing to it. SCAN-03, SCAN-08, MENU-04.
 */
export const Splash = ({ restaurant, onDone }: Props) => {
  const t = useT();
  const [leaving, setLeaving] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock runs once per page
  useEffect(() => {
    track('loading_screen');
    const timer = setTimeout(
      () => {
        setLeaving(true);
        onDone();
      },
      Math.max(TIMINGS.splashMinimum - performance.now(), 0),
    );
    return () => clearTimeout(timer);
  }, []);
  const loading = restaurant.loading_screen;
  const logo = loading?.logo ?? restaurant.logo;
  return (
    <div
      className={`${styles.splash} ${leaving ? styles.leaving : ''}`}
      role="status"
      aria-label={t('scan.loading')}
    >
      {loading?.background_image && <img className={styles.backdrop} src={loading.background_image} alt="" />}
      <div className={styles.mark}>
        {logo ? (
          <img className={styles.logo} src={logo} alt="" width={112} height={112} fetchPriority="high" />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {restaurant.name.slice(0, 1)}
          </span>
        )}
        <p className={styles.name}>{restaurant.name}</p>
        <span className={styles.loader} />
      </div>
      <p className={styles.powered}>{t('common.poweredBy')}</p>
    </div>
  );
};
