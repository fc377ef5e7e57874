import { textIn } from '@tableside/domain/menu';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { sectionPath } from '../../routes.ts';
import { useVenue } from '../session/index.ts';
import type { ConsoleFoodCourt } from './courts-query.ts';
import styles from './food-courts.module.css';

/** What staff call a food court: its name in their language. */
export const nameOf = (court: Pick<ConsoleFoodCourt, 'name' | 'main_language'>, language: string): string =>
  textIn(court.name, language, court.main_language);

export const CourtList = ({ courts }: { courts: readonly ConsoleFoodCourt[] }) => {
  const { t, language } = useText();
  const { slug } = useVenue();
  return (
    <ul className={styles.courts}>
      {courts.map(court => (
        <li key={court.id}>
          <Link
            href={sectionPath(slug, 'food-courts', court.id)}
            className={styles.court}
            aria-label={t('courts.change', { name: nameOf(court, language) })}
          >
            <b>{nameOf(court, language)}</b>
            {!court.open && <Tag>{t('courts.closed')}</Tag>}
            <span className={styles.soft}>{t('courts.count', { count: court.venues.length })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
