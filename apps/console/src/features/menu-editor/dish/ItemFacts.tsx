import { Autocomplete, Checkbox, Select, Switch } from '@mantine/core';
import type { DraftItem } from '@tableside/domain/menu';
import { itemsOf, withRate } from '@tableside/domain/menu-edit';
import { useText } from '../../../i18n/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import { useProblem } from '../form/form-problems.ts';
import styles from '../menu-editor.module.css';
import { partOf } from '../part-of.tsx';
import { RateField, useRateName } from '../price/RateField.tsx';
import { nameIn } from '../words.ts';

const FIELDS = [
  'id',
  'subcategory',
  'station',
  'vatRate',
  'tags',
  'hidden',
  'popular',
  'isSpecialDeal',
] as const;

/** Where a dish stands, what it is marked with, who makes it. */
export const ItemFacts = partOf<{ readonly categoryId: string }>(
  FIELDS,
  ({ item, categoryId, onSet, onType }) => {
    const { t } = useText();
    const { draft, change } = useDraft();
    const problem = useProblem();
    const rateName = useRateName();
    const main = draft.main_language;
    const { categories, tags } = draft.document;
    const category = categories.find(({ id }) => id === categoryId);
    const named = (each: { id: string; name: DraftItem['name'] }) => ({
      value: each.id,
      label: nameIn(each.name, main),
    });
    const tagged = (id: string, on: boolean): string[] =>
      on ? [...item.tags, id] : item.tags.filter(each => each !== id);
    const { hidden: _, ...shown } = item;
    return (
      <>
        <div className={styles.pair}>
          <Select
            size="lg"
            label={t('menu.category')}
            allowDeselect={false}
            data={categories.map(named)}
            value={categoryId}
            onChange={id => {
              const at = categories.find(each => each.id === id)?.items.length ?? 0;
              if (id !== null && id !== categoryId)
                void change({ kind: 'item-move', id: item.id, category: id, at });
            }}
          />
          {category && category.subcategories.length > 0 && (
            <Select
              size="lg"
              clearable
              label={t('menu.subcategory')}
              data={category.subcategories.map(named)}
              value={item.subcategory}
              onChange={subcategory => onSet({ ...item, subcategory })}
            />
          )}
          <Autocomplete
            size="lg"
            label={t('menu.station')}
            data={[...new Set(itemsOf(draft.document).map(each => each.station))]}
            value={item.station}
            error={problem('station')}
            onChange={station => onType({ ...item, station })}
          />
          <RateField
            value={item.vatRate}
            none={t('menu.vatRateOfCategory', { rate: rateName(category?.vatRate) })}
            onSet={rate => onSet(withRate(item, rate))}
          />
        </div>
        {tags.length > 0 && (
          <fieldset className={styles.part}>
            <legend>{t('menu.tags')}</legend>
            <div className={styles.ticks}>
              {tags.map(tag => (
                <Checkbox
                  key={tag.id}
                  size="md"
                  label={nameIn(tag.name, main)}
                  checked={item.tags.includes(tag.id)}
                  onChange={event => onSet({ ...item, tags: tagged(tag.id, event.currentTarget.checked) })}
                />
              ))}
            </div>
          </fieldset>
        )}
        <div className={styles.switches}>
          <Switch
            size="md"
            label={t('menu.showToGuests')}
            checked={!item.hidden}
            onChange={event => onSet(event.currentTarget.checked ? shown : { ...shown, hidden: true })}
          />
          <Switch
            size="md"
            label={t('menu.popular')}
            checked={item.popular}
            onChange={event => onSet({ ...item, popular: event.currentTarget.checked })}
          />
          <Switch
            size="md"
            label={t('menu.specialDeal')}
            checked={item.isSpecialDeal}
            onChange={event => onSet({ ...item, isSpecialDeal: event.currentTarget.checked })}
          />
        </div>
      </>
    );
  },
);
