import type { HomeView } from '@tableside/contract/http/console/home';
import { useText } from '../../i18n/index.ts';
import { useCents } from '../numbers/index.ts';
import { useClock } from '../session/index.ts';
import styles from './home.module.css';

/** Who works now; nothing where nobody has begun a shift. */
export const ShiftCard = ({ shift }: Pick<HomeView, 'shift'>) => {
  const { t } = useText();
  const clock = useClock();
  const cents = useCents();
  if (shift.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="home-shift">
      <div className={styles.head}>
        <h2 id="home-shift">{t('home.shift', { count: shift.length })}</h2>
      </div>
      <ul className={styles.people}>
        {shift.map(({ name, since, on_break, tables, tips }) => (
          <li key={`${name} ${since}`}>
            <b>{name}</b>
            <span>{on_break ? t('home.onBreak') : t('home.since', { time: clock.time(since) })}</span>
            <span>{tables > 0 && t('home.tables', { count: tables })}</span>
            <span>{tips !== 0 && t('home.tips', { amount: cents(tips) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
