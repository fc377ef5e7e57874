import type { WireGroup } from '@tableside/contract/dish-choice';
import type { Translate } from '@tableside/i18n';

/** How many answers a group wants, in words. ITEM-11…13, ITEM-18. */
export const groupHint = (group: WireGroup, t: Translate): string => {
  const min = group.type === 'single' ? 1 : group.min_choices;
  const max = group.type === 'single' ? 1 : group.max_choices || null;
  if (min === 1 && max === 1) return t('item.chooseOne');
  if (max === null) return min > 0 ? t('item.chooseAtLeast', { min }) : t('item.chooseAny');
  if (min === max) return t('item.chooseExactly', { count: min });
  return min > 0 ? t('item.chooseBetween', { min, max }) : t('item.chooseUpTo', { max });
};
