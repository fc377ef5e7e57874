import { Button } from '@mantine/core';
import type { DraftItem, DraftVariation } from '@tableside/domain/menu';
import { useText } from '../../../i18n/index.ts';
import { movedBy } from '../../../parts/list/moved-by.ts';
import { useDraft } from '../draft/draft-context.ts';
import { useProblem } from '../form/form-problems.ts';
import { PartHead } from '../form/PartHead.tsx';
import { TextFields } from '../form/TextFields.tsx';
import styles from '../menu-editor.module.css';
import { newVariation } from '../new-entities.ts';
import { partOf } from '../part-of.tsx';
import { FreeTick, withPrice } from '../price/FreeTick.tsx';
import { PriceInput } from '../price/PriceInput.tsx';
import { nameIn } from '../words.ts';

/** Sizes and kinds of a dish, each with its own price. */
export const VariationFields = partOf<object>(['id', 'variations', 'price'], ({ item, onType, onSet }) => {
  const { t } = useText();
  const { draft } = useDraft();
  const problem = useProblem();
  const main = draft.main_language;
  const with_ = (variations: readonly DraftVariation[]): DraftItem => ({ ...item, variations });
  const put = (place: number, variation: DraftVariation): DraftItem =>
    with_(item.variations.with(place, variation));
  return (
    <details className={styles.details} open={item.variations.length > 0}>
      <summary>
        {t('menu.variations')} <b>{item.variations.length || t('menu.nothing')}</b>
      </summary>
      {item.variations.map((variation, place) => (
        <div key={variation.id} className={styles.part}>
          <PartHead
            name={nameIn(variation.name, main)}
            place={place}
            count={item.variations.length}
            onMove={by => onSet(with_(movedBy(item.variations, place, by)))}
            onRemove={() => onSet(with_(item.variations.toSpliced(place, 1)))}
          />
          <TextFields
            label={t('menu.name')}
            value={variation.name}
            text={`item:${item.id} variation:${variation.id}`}
            field={`variations.${place}.name`}
            onChange={name => onType(put(place, { ...variation, name }))}
          />
          <PriceInput
            label={t('menu.price')}
            value={variation.price}
            error={problem(`variations.${place}.price`)}
            onChange={price => onType(put(place, withPrice(variation, price)))}
          />
          <FreeTick form={variation} onSet={next => onSet(put(place, next))} />
        </div>
      ))}
      <Button
        variant="default"
        onClick={() =>
          onSet(with_([...item.variations, newVariation(main, t('menu.newVariation'), item.price)]))
        }
      >
        {t('menu.addVariation')}
      </Button>
    </details>
  );
});
