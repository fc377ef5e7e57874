import type { HomeView } from '@tableside/contract/http/console/home';
import { useText } from '../../i18n/index.ts';
import { useCents } from '../numbers/index.ts';
import { useClock } from '../session/index.ts';
import styles from './home.module.css';

/** How the day goes, each beside what is usual. */
export const FewNumbers = ({ home }: { home: HomeView }) => {
  const { t } = useText();
  const cents = useCents();
  const { age } = useClock();
  const minutes = (seconds: number): string => age(Math.max(1, Math.round(seconds / 60)));
  const few = [
    { name: t('home.orders'), of: home.orders, show: String },
    { name: t('home.average'), of: home.average, show: cents },
    { name: t('home.atTable'), of: home.at_table, show: minutes },
    { name: t('home.kitchen'), of: home.kitchen, show: minutes },
  ];
  return (
    <dl className={`${styles.card} ${styles.few}`}>
      {few.map(({ name, of: { now, usual }, show }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{now === null ? '–' : show(now)}</b>
            {usual !== null && <small>{t('home.usualIs', { value: show(usual) })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
};
