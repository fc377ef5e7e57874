import type { Translate } from '@tableside/i18n';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';

/** How a table is called in a sentence: a bare number reads "Table 5", a name stands for itself. */
export const tableLabel = (name: string, t: Translate): string =>
  /^\d+[a-z]?$/i.test(name) ? t('cart.tableNumber', { name }) : name;

/** The guest's own table as it is called. */
export const useTableLabel = (): string => tableLabel(useGuest().session.table.name, useT());
