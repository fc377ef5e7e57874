import { Button, TextInput } from '@mantine/core';
import type { MenuItem } from '@tableside/contract/http/menu';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { Form } from '../../../parts/form/Form.tsx';
import { CardSkeletons } from '../../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx';
import { useVenue } from '../../session/index.ts';
import { findDishes } from '../add/find-dishes.ts';
import { menuQuery } from '../add/menu-query.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { DishTile } from './DishTile.tsx';
import grid from './grid.module.css';
import { favourites, type Habit } from './habits.ts';

/** The place of what is taken most, before the categories. */
const OFTEN = 'often';
const MAX_OFTEN = 12;
/** Fewer are no list of favourites. */
const MIN_OFTEN = 4;

type Props = {
  words: string;
  onWords: (words: string) => void;
  /** The category that was chosen, by its id; null: nobody has chosen one. */
  category: string | null;
  onCategory: (id: string) => void;
  onPick: (dish: MenuItem) => void;
  /** How many of each dish are in the pad, by the dish. */
  taken: ReadonlyMap<string, number>;
  habits: readonly Habit[];
  /** Where something may be written that the menu does not have. */
  onWordsLine?: () => void;
};

/** Typing at once is for who has keys: on glass it would raise a keyboard over the dishes. */
const hasKeys = (): boolean => !matchMedia('(pointer: coarse)').matches;

/** The menu for a thumb: favourites and categories in their places, below them dishes, each one tap; or found by typing. */
export const DishGrid = (props: Props) => {
  const { words, onWords, category, onCategory, onPick, taken, habits, onWordsLine } = props;
  const { t } = useText();
  const venue = useVenue();
  const { data: menu, error, refetch } = useQuery(menuQuery(venue.id));
  const sought = useDeferredValue(words).trim();
  const often = useMemo(() => (menu ? favourites(menu, habits, MAX_OFTEN) : []), [menu, habits]);
  const categories = useMemo(
    () => (menu ? menu.categories.filter(({ items }) => items.length > 0) : []),
    [menu],
  );
  const hasOften = often.length >= MIN_OFTEN;
  const open = category ?? (hasOften ? OFTEN : (categories[0]?.id ?? null));
  const [entered, setEntered] = useState('');
  // Enter may be quicker than the menu, and is always quicker than the list: what counts is what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each Enter picks once
  useEffect(() => {
    if (!menu || entered === '') return;
    setEntered('');
    const first = findDishes(menu, entered)[0]?.dishes.find(({ in_stock }) => in_stock);
    if (first) onPick(first);
  }, [menu, entered]);
  const found = useMemo(
    () => (menu && sought !== '' ? findDishes(menu, sought).flatMap(({ dishes }) => dishes) : []),
    [menu, sought],
  );
  const shown =
    sought !== '' ? found : open === OFTEN ? often : (categories.find(({ id }) => id === open)?.items ?? []);
  return (
    <div className={grid.whole}>
      <Form className={grid.find} onSubmit={() => setEntered(words.trim())}>
        <TextInput
          type="search"
          aria-label={t('add.search')}
          placeholder={t('add.search')}
          leftSection={<Icon name="search" />}
          value={words}
          onChange={event => onWords(event.currentTarget.value)}
          data-autofocus={hasKeys() || undefined}
          autoComplete="off"
        />
        {onWordsLine && (
          <Button variant="default" px="xs" fz="md" onClick={onWordsLine}>
            {t('add.words')}
          </Button>
        )}
      </Form>
      {!menu && error && (
        <LoadFailed title={t('add.menuFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!menu && !error && <CardSkeletons count={6} height="4rem" className={grid.dishes} />}
      {menu && sought === '' && (
        <CategoryTiles
          tiles={[
            ...(hasOften ? [{ id: OFTEN, name: t('add.often') }] : []),
            ...categories.map(({ id, name }) => ({ id, name })),
          ]}
          chosen={open}
          language={menu.language}
          onChoose={onCategory}
        />
      )}
      {menu && shown.length === 0 && <p role="status">{t('add.nothing')}</p>}
      {shown.length > 0 && (
        <ul className={grid.dishes} aria-label={t('add.dishes')}>
          {shown.map(dish => (
            <DishTile key={dish.id} dish={dish} taken={taken.get(dish.id) ?? 0} onPick={onPick} />
          ))}
        </ul>
      )}
    </div>
  );
};
