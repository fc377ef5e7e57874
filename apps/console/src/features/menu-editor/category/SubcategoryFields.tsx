import { Button } from '@mantine/core';
import type { Subcategory } from '@tableside/domain/menu';
import type { CategoryHead } from '@tableside/domain/menu-edit';
import { useText } from '../../../i18n/index.ts';
import { movedBy } from '../../../parts/list/moved-by.ts';
import { useDraft } from '../draft/draft-context.ts';
import { PartHead } from '../form/PartHead.tsx';
import { TextFields } from '../form/TextFields.tsx';
import styles from '../menu-editor.module.css';
import { newId } from '../new-entities.ts';
import { nameIn } from '../words.ts';

type Props = {
  readonly category: CategoryHead;
  readonly onType: (category: CategoryHead) => void;
  readonly onSet: (category: CategoryHead) => void;
};

/** Headings inside a category. */
export const SubcategoryFields = ({ category, onType, onSet }: Props) => {
  const { t } = useText();
  const { draft } = useDraft();
  const main = draft.main_language;
  const list = category.subcategories;
  const withList = (subcategories: readonly Subcategory[]): CategoryHead => ({ ...category, subcategories });
  return (
    <details className={styles.details} open={list.length > 0}>
      <summary>
        {t('menu.subcategories')} <b>{list.length || t('menu.nothing')}</b>
      </summary>
      {list.map((sub, place) => (
        <div key={sub.id} className={styles.part}>
          <PartHead
            name={nameIn(sub.name, main)}
            place={place}
            count={list.length}
            onMove={by => onSet(withList(movedBy(list, place, by)))}
            onRemove={() => onSet(withList(list.toSpliced(place, 1)))}
          />
          <TextFields
            label={t('menu.name')}
            value={sub.name}
            text={`category:${category.id} sub:${sub.id}`}
            field={`subcategories.${place}.name`}
            onChange={name => onType(withList(list.with(place, { ...sub, name })))}
          />
        </div>
      ))}
      <Button
        variant="default"
        onClick={() =>
          onSet(withList([...list, { id: newId(), name: { [main]: t('menu.newSubcategory') } }]))
        }
      >
        {t('menu.addSubcategory')}
      </Button>
    </details>
  );
};
