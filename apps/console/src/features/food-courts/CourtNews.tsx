import type { CourtNews as News } from '@tableside/contract/http/admin/food-courts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useClock } from '../session/index.ts';
import styles from './food-courts.module.css';

/** What owners of other venues in the hall did to it, for whoever would wonder why it is closed or called otherwise. */
export const CourtNews = ({ news }: { readonly news: readonly News[] }) => {
  const { t } = useText();
  const clock = useClock();
  if (news.length === 0) return null;
  return (
    <section className={styles.news} aria-label={t('courts.news')}>
      <Icon name="bell" size="1.4rem" />
      <div>
        <h2>{t('courts.news')}</h2>
        <ul>
          {news.map(({ what, by, name, at }) => (
            <li key={`${at} ${what}`}>
              <span>{t(`courts.news.${what}`, { by, name })}</span>{' '}
              <time dateTime={at}>{clock.dayAndTime(at)}</time>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
