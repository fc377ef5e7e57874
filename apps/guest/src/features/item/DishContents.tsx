import { chosenOptions } from '@tableside/contract/dish-choice';
import { said, stated } from '@tableside/contract/dish-diet';
import { Icon } from '@tableside/design';
import { contentsOf } from '@tableside/domain/allergens';
import type { MenuItem } from '../../data/menu.ts';
import { useT } from '../../texts/texts.ts';
import { allergenNames, useDietChoice } from '../diet/index.ts';
import styles from './Contents.module.css';
import type { Choice } from './choice.ts';

type Chosen = { readonly item: MenuItem; readonly choice: Choice };

/** What the dish contains as it is chosen just now, by EU law 1169/2011; silence would be read as "none". */
export const DishContents = ({ item, choice }: Chosen) => {
  const t = useT();
  const { without } = useDietChoice();
  const variation = item.variations.find(({ id }) => id === choice.variationId);
  const chosen = [...(variation ? [variation] : []), ...chosenOptions(item, choice)];
  const contents = contentsOf({ ...said(item), stated: stated(item) }, chosen.map(said));
  const { contains, mayContain } = contents;
  const avoided = [...contains, ...mayContain].filter(code => without.includes(code));
  const asks = item.variations.length + item.option_groups.length > 0;
  return (
    <div className={styles.contents} data-avoided={avoided.length > 0 || undefined} role="status">
      {avoided.length > 0 && (
        <p className={styles.avoided}>
          <Icon name="warning" size={18} />
          {t('allergens.avoided', { list: allergenNames(avoided, t) })}
        </p>
      )}
      {contains.length > 0 && (
        <p>
          {t('allergens.contains', { list: allergenNames(contains, t) })}
          {asks && <span className={styles.quiet}> ({t('allergens.asChosen')})</span>}
        </p>
      )}
      {mayContain.length > 0 && <p>{t('allergens.may', { list: allergenNames(mayContain, t) })}</p>}
      {!contents.stated && <p className={styles.unknown}>{t('allergens.notStated')}</p>}
      {contents.stated && contains.length + mayContain.length === 0 && (
        <p>
          {t('allergens.none')}
          {asks && <span className={styles.quiet}> ({t('allergens.asChosen')})</span>}
        </p>
      )}
    </div>
  );
};
