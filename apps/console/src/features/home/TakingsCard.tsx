import type { HomeView } from '@tableside/contract/http/console/home';
import { Link } from 'wouter';
import { localeOf, useText } from '../../i18n/index.ts';
import { sectionPath } from '../../routes.ts';
import { useCents } from '../numbers/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import { TakingsCurve } from './curve/TakingsCurve.tsx';
import styles from './home.module.css';
import { useChange } from './use-change.ts';

/** What the day has brought, and whether that is much. */
export const TakingsCard = ({ home }: { home: HomeView }) => {
  const { t, language } = useText();
  const { slug } = useVenue();
  const clock = useClock();
  const cents = useCents();
  const changeOf = useChange();
  const { now, usual, likely } = home.takings;
  const change = changeOf(now, usual);
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${home.day}T00:00:00Z`),
  );
  return (
    <section className={styles.card} aria-labelledby="home-takings">
      <div className={styles.head}>
        <h2 id="home-takings">{t('home.until', { day: weekday, time: clock.time(home.at) })}</h2>
        <Link className={styles.onward} href={sectionPath(slug, 'numbers')}>
          {t('home.allNumbers')}
        </Link>
      </div>
      <p className={styles.sum}>
        <b>{cents(now)}</b>
        {change && (
          <span className={styles.change} data-tone={change.tone}>
            {change.text}
          </span>
        )}
        <small>
          {usual === null ? t('home.noUsual', { day: weekday }) : t('home.usual', { amount: cents(usual) })}
          {likely !== null && ` · ${t('home.likely', { amount: cents(likely) })}`}
        </small>
      </p>
      <TakingsCurve home={home} />
      {home.compared > 0 && (
        <p className={styles.soft}>{t('home.band', { count: home.compared, day: weekday })}</p>
      )}
    </section>
  );
};
