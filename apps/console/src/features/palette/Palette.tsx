import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { walkFound } from '../../parts/list/walk-found.ts';
import { findPlaces, revealing } from '../settings-places/index.ts';
import styles from './palette.module.css';
import type { Target } from './targets.ts';
import { useTargets } from './use-targets.ts';

/** Before a word is typed there stand the rooms. */
const FIRST_SHOWN = 8;

/** Goes to anything by the beginnings of its words: arrows go through what is found, Enter takes the first. */
export const Palette = ({ onGone }: { onGone: () => void }) => {
  const { t } = useText();
  const targets = useTargets();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const whole = useRef<HTMLElement>(null);
  const list = useId();
  const isEmpty = typed.trim() === '';
  const found = isEmpty
    ? targets.slice(0, FIRST_SHOWN).map(target => ({ in: target, label: null }))
    : findPlaces(targets, typed);
  const go = ({ path, reveal }: Target, label: string | null): void => {
    onGone();
    const sought = label ?? reveal;
    navigate(path, sought === undefined ? {} : { state: revealing(sought) });
  };
  // It comes when it is fetched, after the sheet has looked for what wants the cursor.
  useEffect(() => whole.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (walkFound(event, whole.current, 'li > button')) event.preventDefault();
  };
  return (
    <search ref={whole} className={styles.palette} onKeyDown={onKeyDown}>
      <TextInput
        type="search"
        size="lg"
        aria-label={t('palette.find')}
        placeholder={t('palette.find')}
        aria-controls={list}
        leftSection={<Icon name="search" />}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        autoComplete="off"
      />
      <p className={styles.count} role="status">
        {!isEmpty && t('places.found', { count: found.length })}
      </p>
      <ul id={list} className={styles.found}>
        {found.map(({ in: { place, title, hint }, label }) => (
          <li key={`${place.key} ${label}`}>
            <button type="button" className={styles.target} onClick={() => go(place, label)}>
              <span>{label ?? title}</span>
              <small>{label === null ? hint : title}</small>
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
};
