import { marksIn } from '@tableside/domain/search';
import type { MenuItem } from '../../data/menu.ts';
import type { InMainLanguage } from './main-language.ts';

/**
 * A found dish as its row shows it: where only the name in the menu's main language was what the guest typed, that name
 * comes before the description, so that it is plain why the dish is here.
 */
export const withMainName = (item: MenuItem, marks: readonly string[], main: InMainLanguage): MenuItem => {
  const name = main.dishes.get(item.id)?.name;
  if (!name || name === item.name) return item;
  const plain = [item.name, item.description].some(text => marksIn(text, marks).length > 0);
  if (plain || marksIn(name, marks).length === 0) return item;
  return { ...item, description: [name, item.description].filter(Boolean).join(' · ') };
};
