import type { ReservePage } from '@tableside/contract/http/guests/reserve';
import { LANGUAGE_NAMES } from '@tableside/i18n';
import { type ReactNode, useEffect } from 'react';
import { useQuery } from '../../app/navigation.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import styles from './Reserve.module.css';

type Props = {
  readonly title: string;
  readonly page: ReservePage | null;
  readonly children: ReactNode;
  /** The one action, in thumb reach. */
  readonly footer?: ReactNode;
};

/** Each language under its own name. The page comes anew in the one that is chosen. */
const Languages = ({ languages }: { readonly languages: readonly string[] }) => {
  const t = useT();
  const current = useLanguage();
  const query = useQuery();
  const choose = (language: string): void => {
    const next = new URLSearchParams(query);
    next.set('lang', language);
    location.assign(`${location.pathname}?${next}${location.hash}`);
  };
  return (
    <select
      className={styles.language}
      aria-label={t('reserve.language')}
      value={current}
      onChange={event => choose(event.currentTarget.value)}
    >
      {languages.map(language => (
        <option key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]?.name ?? language}
        </option>
      ))}
    </select>
  );
};

/** Whose page it is and in which language, what it says, and one action at the bottom. */
export const ReserveFrame = ({ title, page, children, footer }: Props) => {
  const venue = page?.venue.name ?? '';
  useEffect(() => {
    document.title = venue ? `${title} · ${venue}` : title;
  }, [title, venue]);
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <span className={styles.venue}>{venue}</span>
        {page && <Languages languages={page.languages} />}
      </header>
      <main className={styles.main}>
        <h1>{title}</h1>
        {children}
      </main>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
};
