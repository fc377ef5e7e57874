import { Icon } from '@tableside/design';
import type { MenuItem } from '../../data/menu.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './Options.module.css';
import type { ItemParts } from './use-item-parts.ts';

type Props = {
  readonly item: MenuItem;
  /** The dish's category is served now; otherwise sizes are only there to be read, and the footer says why. */
  readonly served: boolean;
  readonly parts: ItemParts | undefined;
  readonly chosen: string | null;
  readonly onChange: (id: string) => void;
};

/** The sizes or kinds of a dish, each with its own price; those that have run out cannot be chosen. ITEM-07, ITEM-19. */
export const VariationPicker = ({ item, served, parts, chosen, onChange }: Props) => {
  const t = useT();
  const { money } = useGuest();
  if (item.variations.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <span className={styles.title}>{t('item.chooseVariation')}</span>
        <span className={styles.hint}>{t('item.chooseOne')}</span>
        <span className={styles.mark}>{chosen && <Icon name="check" size={20} />}</span>
      </legend>
      {item.variations.map(variation => (
        <label
          key={variation.id}
          className={`${styles.option} ${served && !variation.in_stock ? styles.out : ''}`}
        >
          <input
            type="radio"
            name={`variation-${item.id}`}
            className={styles.input}
            checked={chosen === variation.id}
            disabled={!served || !variation.in_stock}
            onChange={() => onChange(variation.id)}
          />
          <span className={styles.text}>
            {variation.name}
            {parts && <parts.PartContents part={variation} />}
          </span>
          <span className={styles.price}>
            {served && !variation.in_stock ? t('item.outOfStock') : money(variation.price)}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
