import { ALLERGENS } from '@tableside/domain/menu';
import type { MessageKey, Translate } from '@tableside/i18n';
import type { MenuItem } from '../../data/menu.ts';
import { useT } from '../../texts/texts.ts';
import styles from './ItemSheet.module.css';

const known: readonly string[] = ALLERGENS;

/** Allergens in the guest's language; one that the law does not list is shown as the venue wrote it. */
export const allergenNames = (codes: readonly string[], t: Translate): string =>
  codes.map(code => (known.includes(code) ? t(`item.allergen.${code}` as MessageKey) : code)).join(', ');

/** What a dish contains by EU law 1169/2011, or that nothing is stated; silence would be read as "none". */
export const Allergens = ({ item }: { item: MenuItem }) => {
  const t = useT();
  return (
    <p className={styles.allergens}>
      {item.allergens.length > 0
        ? t('item.contains', { list: allergenNames(item.allergens, t) })
        : t('item.noAllergens')}
    </p>
  );
};
