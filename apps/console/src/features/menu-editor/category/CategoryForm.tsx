import { SegmentedControl, Switch } from '@mantine/core';
import type { DraftCategory } from '@tableside/domain/menu';
import { type CategoryHead, checkHead, textsOfEntity, withRate } from '@tableside/domain/menu-edit';
import { useText } from '../../../i18n/index.ts';
import { AvailabilityFields } from '../dish/AvailabilityFields.tsx';
import { useDraft } from '../draft/draft-context.ts';
import { EntityForm } from '../form/EntityForm.tsx';
import { TextFields } from '../form/TextFields.tsx';
import { useEntityForm } from '../form/use-entity-form.ts';
import styles from '../menu-editor.module.css';
import { RateField, useRateName } from '../price/RateField.tsx';
import { BannerFields } from './BannerFields.tsx';
import { SubcategoryFields } from './SubcategoryFields.tsx';

const KIND = {
  check: checkHead,
  edit: (category: CategoryHead) => ({ kind: 'category-set', category }) as const,
};

const headOf = ({ items: _, ...head }: DraftCategory): CategoryHead => head;

/** Everything about a category but its dishes; saved field by field. */
export const CategoryForm = ({
  category: whole,
  onClose,
}: {
  category: DraftCategory;
  onClose: () => void;
}) => {
  const { t } = useText();
  const { change } = useDraft();
  const rateName = useRateName();
  const form = useEntityForm(headOf(whole), KIND);
  const { typed: category, type, set } = form;
  const { hidden: _, ...shown } = category;
  return (
    <EntityForm
      form={form}
      onClose={onClose}
      texts={textsOfEntity.category(whole)}
      remove={t('menu.removeCategory', { count: whole.items.length })}
      onRemove={() => void change({ kind: 'category-remove', id: category.id })}
    >
      <TextFields
        label={t('menu.name')}
        fresh={t('menu.newCategory')}
        value={category.name}
        text={`category:${category.id} name`}
        field="name"
        onChange={name => type({ ...category, name })}
      />
      <TextFields
        long
        label={t('menu.description')}
        value={category.description}
        text={`category:${category.id} description`}
        field="description"
        onChange={description => type({ ...category, description })}
      />
      <div className={styles.switches}>
        <Switch
          size="md"
          label={t('menu.showToGuests')}
          checked={!category.hidden}
          onChange={event => set(event.currentTarget.checked ? shown : { ...shown, hidden: true })}
        />
        <Switch
          size="md"
          label={t('menu.inList')}
          checked={category.showInCategoriesList}
          onChange={event => set({ ...category, showInCategoriesList: event.currentTarget.checked })}
        />
        <Switch
          size="md"
          label={t('menu.ageRestricted')}
          checked={category.ageRestricted}
          onChange={event => set({ ...category, ageRestricted: event.currentTarget.checked })}
        />
      </div>
      <RateField
        value={category.vatRate}
        none={t('menu.vatRateUsual', { rate: rateName(undefined) })}
        onSet={rate => set(withRate(category, rate))}
      />
      <SegmentedControl
        size="lg"
        fullWidth
        aria-label={t('menu.categoryType')}
        value={category.type}
        data={(['normal', 'banner'] as const).map(value => ({ value, label: t(`menu.type.${value}`) }))}
        onChange={value => set({ ...category, type: value })}
      />
      {category.type === 'banner' && <BannerFields category={category} onSet={set} />}
      <AvailabilityFields
        availability={category.availability}
        onType={availability => type({ ...category, availability })}
        onSet={availability => set({ ...category, availability })}
      />
      <SubcategoryFields category={category} onType={type} onSet={set} />
    </EntityForm>
  );
};
