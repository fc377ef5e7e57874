import { useText } from '../../i18n/index.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { GROUPS } from './places.ts';
import { SettingsSearch } from './SettingsSearch.tsx';
import styles from './settings-places.module.css';
import { useWordedPlaces } from './use-worded.ts';

/** Everything that can be set, group by group, with a line about each. */
export const SettingsHome = () => {
  const { t } = useText();
  const places = useWordedPlaces();
  return (
    <SettingsSearch>
      <div className={styles.groups}>
        {GROUPS.map(group => {
          const here = places.filter(({ place }) => place.group === group);
          if (here.length === 0) return null;
          return (
            <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`}>{t(`places.${group}`)}</h2>
              <ul>
                {here.map(({ place, title, hint }) => (
                  <li key={place.name}>
                    <PlaceLink place={place} title={title} hint={hint} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </SettingsSearch>
  );
};
