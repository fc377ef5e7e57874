import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { sectionPath } from '../../routes.ts';
import { useVenue } from '../session/index.ts';
import { pagesOf, type SettingsPage } from './pages.ts';
import styles from './venue-settings.module.css';

/** The pages of the settings beside each other. */
export const SettingsTabs = ({ open }: { open: SettingsPage }) => {
  const { t } = useText();
  const { slug, may } = useVenue();
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the tabs are wider than the phone, the open one is not the one cut off
  useEffect(() => {
    void current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open]);
  const pages = pagesOf(may);
  if (pages.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={t('venueSettings.pages')}>
      {pages.map(page => (
        <Link
          key={page}
          href={sectionPath(slug, 'settings', page)}
          className={styles.tab}
          aria-current={page === open ? 'page' : undefined}
          ref={page === open ? current : undefined}
        >
          {t(`venueSettings.page.${page}`)}
        </Link>
      ))}
    </nav>
  );
};
