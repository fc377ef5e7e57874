import { useEffect, useState } from 'react';
import { TIMINGS } from '../../app/timings.ts';
import { track } from '../../data/analytics/analytics.ts';
import type { Restaurant } from '../../data/session.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Splash.module.css';

type Props = {
  readonly restaurant: Restaurant;
  /** Called when the splash has been there for its least time; without it the splash stays, to be looked at. PREVIEW-09. */
  readonly onDone: (() => void) | null;
};

/**
 * Whether the venue wants a loading screen: it goes before its welcome, or the venue has made one of its own. Anywhere
 * else the page that the server sent is simply there. ADR 0031.
 */
export const hasSplash = ({ functionalities }: Restaurant): boolean =>
  functionalities.includes('show-select-screen') || functionalities.includes('unified-splash-screen');

/**
 * The venue's loading screen over a page that is already there: at least 1.2 s from the moment the page was asked for,
 * so a slow network adds nothing to it. The unified splash is the venue's loading screen all over; the older one has its
 * mark on the ground of the theme (venue-style.ts). SCAN-03, SCAN-08, MENU-04, SELECT-18, SELECT-20.
 */
export const Splash = ({ restaurant, onDone }: Props) => {
  const t = useT();
  const [leaving, setLeaving] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock runs once per page
  useEffect(() => {
    track('loading_screen');
    if (!onDone) return;
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
  const backdrop = restaurant.functionalities.includes('unified-splash-screen') && loading?.background_image;
  const logo = loading?.logo ?? restaurant.logo;
  return (
    <div
      className={`${styles.splash} ${leaving ? styles.leaving : ''}`}
      data-stays={!onDone || undefined}
      role="status"
      aria-label={t('scan.loading')}
    >
      {backdrop && <img className={styles.backdrop} src={backdrop} alt="" />}
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
