import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { sectionPath } from '../../routes.ts';
import { openPalette } from '../palette/index.ts';
import { atThumb, placesOf, useVenue } from '../session/index.ts';
import { PlaceLinks } from './Navigation.tsx';
import styles from './shell.module.css';

/** The same places at the bottom of narrow screens, in reach of the thumb: the busiest, and the rest behind More. */
export const BottomNavigation = () => {
  const { t } = useText();
  const { slug, role, hall, reserves } = useVenue();
  const [opened, setOpened] = useState(false);
  const { shown, more } = atThumb(placesOf(role, { hall, reserves }));
  const close = () => setOpened(false);
  if (shown.length < 2) return null;
  return (
    <>
      <nav className={styles.atBottom} aria-label={t('nav.label')}>
        <PlaceLinks places={shown} />
        {more.length > 0 && (
          <button
            type="button"
            className={styles.navLink}
            aria-haspopup="dialog"
            onClick={() => setOpened(true)}
          >
            <Icon name="more" size="1.5rem" />
            <span>{t('nav.more')}</span>
          </button>
        )}
      </nav>
      <Sheet opened={opened} onClose={close} title={t('nav.more')}>
        <nav className={styles.moreList} aria-label={t('nav.more')}>
          <button
            type="button"
            className={styles.navLink}
            onClick={() => {
              close();
              openPalette();
            }}
          >
            <Icon name="search" size="1.5rem" />
            <span>{t('palette.open')}</span>
          </button>
          <PlaceLinks places={more} onGo={close} />
          {/* Where a shift ends and tables are handed over: looked for here, not under security. */}
          <Link href={sectionPath(slug, 'account')} className={styles.navLink} onClick={close}>
            <Icon name="clock" size="1.5rem" />
            <span>{t('nav.account')}</span>
          </Link>
        </nav>
      </Sheet>
    </>
  );
};
