import { Autocomplete, Button } from '@mantine/core';
import type { DraftItem } from '@tableside/domain/menu';
import { MAX_USE } from '@tableside/domain/stock';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Stepper } from '../../../parts/form/Stepper.tsx';
import { useVenue } from '../../session/index.ts';
import { NO_STOCK, stockQuery, useIngredients } from '../../stock/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import { Folded } from '../form/Folded.tsx';
import styles from '../menu-editor.module.css';
import { partOf } from '../part-of.tsx';
import { nameIn } from '../words.ts';

type Part = { readonly kind: 'item' | 'variation' | 'option'; readonly id: string; readonly name: string };

/** The dish with its sizes and options: everything that may take of an ingredient. */
const partsOf = (item: DraftItem, main: string): readonly Part[] => [
  { kind: 'item', id: item.id, name: nameIn(item.name, main) },
  ...item.variations.map(({ id, name }): Part => ({ kind: 'variation', id, name: nameIn(name, main) })),
  ...item.optionGroups.flatMap(({ options }) =>
    options.map(({ id, name }): Part => ({ kind: 'option', id, name: nameIn(name, main) })),
  ),
];

/** What a dish shares with others, by the piece. It is no part of the draft: it counts from the next order on. */
export const IngredientFields = partOf<object>(['id', 'name', 'variations', 'optionGroups'], ({ item }) => {
  const { t } = useText();
  const venue = useVenue();
  const { draft } = useDraft();
  const { data: { ingredients, uses } = NO_STOCK } = useQuery(stockQuery(venue.id));
  const { make, use, busy } = useIngredients();
  const [words, setWords] = useState('');
  const parts = partsOf(item, draft.main_language);
  const takes = ({ kind, id }: Part, ingredient: string): number => uses[`${kind}:${id}`]?.[ingredient] ?? 0;
  const used = ingredients.filter(({ id }) => parts.some(part => takes(part, id) > 0));
  const typed = words.trim();
  const known = ingredients.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  const add = async () => {
    const id = known?.id ?? (typed === '' ? null : await make(typed, null, null));
    if (id !== null && (await use(id, { kind: 'item', id: item.id }, 1))) setWords('');
  };
  return (
    <Folded
      key={item.id}
      open={used.length > 0}
      summary={
        <>
          {t('menu.ingredients')} <b>{used.length || t('menu.nothing')}</b>
        </>
      }
    >
      <p className={styles.soft}>{t('menu.ingredientsHint')}</p>
      {used.map(({ id, name, remaining }) => (
        <fieldset key={id} className={styles.part}>
          <legend>{name}</legend>
          <p className={styles.soft}>
            {remaining === null
              ? t('menu.ingredientUncounted')
              : t('menu.ingredientLeft', { count: remaining })}
          </p>
          {parts
            .filter(part => part.kind !== 'option' || takes(part, id) > 0)
            .map(part => (
              <div key={`${part.kind} ${part.id}`} className={styles.uses}>
                <span>
                  {part.kind === 'item' ? part.name : t('menu.ingredientMore', { name: part.name })}
                </span>
                <Stepper
                  label={`${name}, ${part.name}`}
                  value={takes(part, id)}
                  min={0}
                  max={MAX_USE}
                  onChange={count => void use(id, part, count)}
                />
              </div>
            ))}
        </fieldset>
      ))}
      <div className={styles.uses}>
        <Autocomplete
          size="lg"
          label={t('menu.ingredientAdd')}
          placeholder={t('stock.ingredientExample')}
          maxLength={60}
          data={ingredients.filter(({ id }) => !used.some(each => each.id === id)).map(({ name }) => name)}
          value={words}
          onChange={setWords}
          onKeyDown={event => {
            if (event.key === 'Enter') void add();
          }}
        />
        <Button size="lg" variant="default" loading={busy} onClick={() => void add()}>
          {t('stock.link')}
        </Button>
      </div>
    </Folded>
  );
});
