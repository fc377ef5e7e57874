import { TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { walkFound } from '../../parts/list/walk-found.ts';
import { findPlaces } from './find.ts';
import { PlaceLink } from './PlaceLink.tsx';
import styles from './settings-places.module.css';
import { useWordedPlaces } from './use-worded.ts';

/** Finds what can be set by any word for it; what is found stands in place of the list. Arrows go through it, Enter takes the first. */
export const SettingsSearch = ({ children }: { children: ReactNode }) => {
  const { t } = useText();
  const places = useWordedPlaces();
  const [typed, setTyped] = useState('');
  const whole = useRef<HTMLElement>(null);
  const list = useId();
  const found = findPlaces(places, typed);
  const clear = () => setTyped('');
  const onKeyDown = (event: KeyboardEvent) => {
    if (typed === '') return;
    if (event.key === 'Escape') {
      clear();
      whole.current?.querySelector('input')?.focus();
    } else if (!walkFound(event, whole.current, 'li > a')) return;
    event.preventDefault();
  };
  return (
    <search ref={whole} className={styles.search} onKeyDown={onKeyDown}>
      <TextInput
        type="search"
        className={styles.field}
        aria-label={t('places.find')}
        placeholder={t('places.find')}
        aria-controls={list}
        leftSection={<Icon name="search" />}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        autoComplete="off"
      />
      <p className={styles.count} role="status">
        {typed.trim() !== '' && t('places.found', { count: found.length })}
      </p>
      <div id={list}>
        {typed.trim() === '' ? (
          children
        ) : (
          <ul className={styles.found}>
            {found.map(({ in: { place, title, hint }, label }) => (
              <li key={`${place.name} ${label}`}>
                <PlaceLink
                  place={place}
                  title={label ?? title}
                  hint={label === null ? hint : title}
                  label={label}
                  onGo={clear}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </search>
  );
};
