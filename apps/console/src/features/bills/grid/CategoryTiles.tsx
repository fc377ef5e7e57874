import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import styles from './grid.module.css';

export type CategoryTile = { readonly id: string; readonly name: string };

/** Three rows of four on a phone, four of six where there is room; the last place opens the rest. */
const placesHere = (): number => (matchMedia('(min-width: 40em)').matches ? 24 : 12);

type Props = {
  tiles: readonly CategoryTile[];
  chosen: string | null;
  language: string;
  onChoose: (id: string) => void;
};

/** Every category in its place, which stays the same every day: the thumb learns it. */
export const CategoryTiles = ({ tiles, chosen, language, onChoose }: Props) => {
  const { t } = useText();
  const [places] = useState(placesHere);
  const [all, setAll] = useState(false);
  const folded = tiles.length > places && !all;
  const shown = folded ? tiles.slice(0, places - 1) : tiles;
  return (
    <fieldset className={styles.categories} aria-label={t('add.categories')}>
      {shown.map(({ id, name }) => (
        <UnstyledButton
          key={id}
          lang={language}
          className={styles.category}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {name}
        </UnstyledButton>
      ))}
      {folded && (
        <UnstyledButton className={styles.category} aria-expanded={false} onClick={() => setAll(true)}>
          {t('add.moreCategories', { count: tiles.length - shown.length })}
        </UnstyledButton>
      )}
    </fieldset>
  );
};
