import { useT } from '../../texts/texts.ts';
import { useGuest } from './guest-context.ts';

/** Whether a table is only numbered: then the word "table" goes with the number. */
export const isNumbered = (name: string): boolean => /^\d+[a-z]?$/i.test(name);

/** The table as a guest calls it: "Table 5" for a number, otherwise the name the venue gave it. */
export const useTableLabel = (): string => {
  const t = useT();
  const { name } = useGuest().session.table;
  return isNumbered(name) ? t('common.tableNumber', { name }) : name;
};
