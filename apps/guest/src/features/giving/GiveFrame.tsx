import { LANGUAGE_NAMES } from '@tableside/i18n';
import { type ReactNode, useEffect } from 'react';
import { useQuery } from '../../app/navigation.ts';
import { tellHeight } from '../../app/place/tell-height.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import styles from './Giving.module.css';

const tellBarHeight = tellHeight('--bar-size');

type Props = {
  readonly title: string;
  /** Whose page it is. */
  readonly venue: string;
  readonly languages: readonly string[];
  readonly children: ReactNode;
  /** Beside the venue's name. */
  readonly aside?: ReactNode;
  /** The ways to pay, and the action at the bottom. */
  readonly below?: ReactNode;
  /** Out of reach, while a backdrop lies over the screen. */
  readonly inert?: boolean;
};

/** The languages of a card, each under its own name: a link, so that it works before any script. TIPCARD-14, TIPCARD-15 */
const Languages = ({ languages }: Pick<Props, 'languages'>) => {
  const t = useT();
  const current = useLanguage();
  const query = useQuery();
  if (languages.length < 2) return null;
  const at = (lang: string): string => {
    const next = new URLSearchParams(query);
    next.set('lang', lang);
    return `?${next}`;
  };
  return (
    <nav className={styles.languages} aria-label={t('gift.languages')}>
      {languages.map(language => (
        <a
          key={language}
          href={at(language)}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
        >
          <span className="visually-hidden">{LANGUAGE_NAMES[language]?.name ?? language}</span>
          <span aria-hidden="true">{language.toUpperCase()}</span>
        </a>
      ))}
    </nav>
  );
};

/** The one action of a card's page, in thumb reach. */
export const GiveBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.footer} ref={tellBarHeight}>
    {children}
  </div>
);

/** The frame of a card's page: whose it is, in which language, the content, one action at the bottom. */
export const GiveFrame = ({ title, venue, languages, children, aside, below, inert }: Props) => {
  useEffect(() => {
    document.title = venue ? `${title} · ${venue}` : title;
  }, [title, venue]);
  return (
    <div className={styles.frame} inert={inert}>
      <header className={styles.top}>
        <span className={styles.venue}>{venue}</span>
        <Languages languages={languages} />
        {aside}
      </header>
      <main className={styles.main}>{children}</main>
      {below}
    </div>
  );
};
