import type { HomeView } from '@tableside/contract/http/console/home';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { sectionPath } from '../../routes.ts';
import { useCents } from '../numbers/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import styles from './home.module.css';
import { needWords } from './need-words.ts';

/** What nobody but a person can settle, each with the way to where it is done. */
export const NeedsCard = ({ home }: { home: HomeView }) => {
  const { t } = useText();
  const { slug } = useVenue();
  const { dayAndTime: moment } = useClock();
  const cents = useCents();
  const more = home.needs_count - home.needs.length;
  return (
    <section className={styles.card} aria-labelledby="home-needs">
      <div className={styles.head}>
        <h2 id="home-needs">
          {home.needs_count > 0 ? t('home.needs', { count: home.needs_count }) : t('home.needsNone')}
        </h2>
      </div>
      {home.needs.length > 0 ? (
        <ul className={styles.needs}>
          {home.needs.map(need => {
            const { icon, wrong, title, more, act, to } = needWords(need, { t, cents, moment });
            return (
              <li key={`${need.kind} ${'id' in need ? need.id : ''}`} data-wrong={wrong}>
                <Icon name={icon} size="1.4rem" />
                <p>
                  <b>{title}</b>
                  <span>{more}</span>
                </p>
                <Link
                  className={styles.act}
                  href={sectionPath(slug, ...to)}
                  aria-label={t('home.actOn', { act: t(act), what: title })}
                >
                  {t(act)}
                </Link>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className={styles.soft}>{t('home.needsNoneHint')}</p>
      )}
      {more > 0 && <p className={styles.soft}>{t('home.needsMore', { count: more })}</p>}
    </section>
  );
};
