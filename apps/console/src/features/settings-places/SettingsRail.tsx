import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { sectionPath } from '../../routes.ts';
import { useVenue } from '../session/index.ts';
import { GROUPS, type Group, type Place, pathOf, placesFor } from './places.ts';
import { SettingsSearch } from './SettingsSearch.tsx';
import styles from './settings-places.module.css';

/** Beside a page of settings: the search and the groups, the one of this page unfolded. */
export const SettingsRail = ({ open }: { open: Place | undefined }) => {
  const { t } = useText();
  const { slug, may } = useVenue();
  const [unfolded, setUnfolded] = useState<Group | null>(open?.group ?? null);
  // Who came to another group by the search finds it unfolded.
  const [seen, setSeen] = useState(open?.group);
  if (seen !== open?.group) {
    setSeen(open?.group);
    setUnfolded(open?.group ?? null);
  }
  const places = placesFor(may);
  return (
    <nav className={styles.rail} aria-label={t('venueSettings.pages')}>
      <Link href={sectionPath(slug, 'settings')} className={styles.all}>
        <Icon name="back" /> {t('venueSettings.title')}
      </Link>
      <SettingsSearch>
        {GROUPS.map(group => {
          const here = places.filter(place => place.group === group);
          if (here.length === 0) return null;
          const isOpen = unfolded === group;
          return (
            <div key={group} className={styles.fold} data-open={isOpen || undefined}>
              <UnstyledButton
                className={styles.foldHead}
                aria-expanded={isOpen}
                onClick={() => setUnfolded(isOpen ? null : group)}
              >
                {t(`places.${group}`)}
                <Icon name={isOpen ? 'up' : 'chevron-down'} />
              </UnstyledButton>
              {isOpen && (
                <ul>
                  {here.map(place => (
                    <li key={place.name}>
                      <Link
                        href={pathOf(slug, place)}
                        className={styles.page}
                        aria-current={place === open ? 'page' : undefined}
                      >
                        <Icon name={place.icon} size="1.25rem" />
                        {t(`place.${place.name}`)}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          );
        })}
      </SettingsSearch>
    </nav>
  );
};
