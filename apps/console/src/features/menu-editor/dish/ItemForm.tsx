import type { DraftItem } from '@tableside/domain/menu';
import { checkTyped, textsOfEntity } from '@tableside/domain/menu-edit';
import { memo, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import { InSteps } from '../draft/InSteps.tsx';
import { EntityForm } from '../form/EntityForm.tsx';
import { TextFields } from '../form/TextFields.tsx';
import { useEntityForm } from '../form/use-entity-form.ts';
import { partOf } from '../part-of.tsx';
import { PriceFields } from '../price/PriceFields.tsx';
import { PriceHistory } from '../price/PriceHistory.tsx';
import { AllergenFields } from './AllergenFields.tsx';
import { GroupFields } from './GroupFields.tsx';
import { IngredientFields } from './IngredientFields.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { PictureField } from './PictureField.tsx';
import { VariationFields } from './VariationFields.tsx';

type Props = {
  readonly item: DraftItem;
  readonly categoryId: string;
  readonly onClose: () => void;
  readonly onAnother: (categoryId: string) => void;
};

const KIND = {
  check: (item: DraftItem, main: string, before: DraftItem) => checkTyped(item, before, main),
  edit: (item: DraftItem) => ({ kind: 'item-set', item }) as const,
};

const PhotoField = partOf<object>(['photo'], ({ item, onSet }) => (
  <PictureField picture={item.photo} shape="dish" onSet={photo => onSet({ ...item, photo })} />
));

/** Everything about one dish. Each change is saved when its field is left; there is nothing to be confirmed. */
export const ItemForm = memo(({ item: saved, categoryId, onClose, onAnother }: Props) => {
  const { t } = useText();
  const { draft, change } = useDraft();
  // Said of the whole visit: whoever names the first of ten dishes adds the next by one tap.
  const [isFresh] = useState(() => saved.name[draft.main_language] === t('menu.newItem'));
  const form = useEntityForm(saved, KIND);
  const { typed: item, type, set } = form;
  const name = (
    <TextFields
      key="name"
      label={t('menu.name')}
      fresh={t('menu.newItem')}
      value={item.name}
      text={`item:${item.id} name`}
      field="name"
      onChange={words => type({ ...item, name: words })}
    />
  );
  // What is changed most comes first; a new dish is named before it is priced.
  const price = <PriceFields key="price" item={item} onType={type} onSet={set} />;
  return (
    <EntityForm
      form={form}
      onClose={onClose}
      texts={textsOfEntity.item(item)}
      fresh={isFresh}
      another={isFresh ? { words: t('menu.addAnother'), onAdd: () => onAnother(categoryId) } : undefined}
      remove={t('menu.removeItem')}
      onRemove={() => void change({ kind: 'item-remove', id: item.id })}
    >
      <InSteps>
        {isFresh ? [name, price] : [price, name]}
        <TextFields
          long
          label={t('menu.description')}
          value={item.description}
          text={`item:${item.id} description`}
          field="description"
          onChange={description => type({ ...item, description })}
        />
        <PhotoField item={item} onType={type} onSet={set} />
        <ItemFacts item={item} categoryId={categoryId} onSet={set} onType={type} />
        <AllergenFields item={item} onType={type} onSet={set} />
        <VariationFields item={item} onType={type} onSet={set} />
        <GroupFields item={item} onType={type} onSet={set} />
        <IngredientFields item={item} onType={type} onSet={set} />
        <PriceHistory itemId={item.id} />
      </InSteps>
    </EntityForm>
  );
});
