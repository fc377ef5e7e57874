import type { Translate } from '@tableside/i18n';
import { useT } from '../../texts/texts.ts';
import { useGuest } from './guest-context.ts';

/** Whether a place is only numbered: then the word for it goes with the number. */
export const isNumbered = (name: string): boolean => /^\d+[a-z]?$/i.test(name);

/** "Table 5", "Room 101", the venue's name for it, or what such a place is called: "Pickup", "Your table". */
export const labelOf = (t: Translate, called: string | null): string => {
  if (called === null) return t('common.yourTable');
  return isNumbered(called) ? t('common.tableNumber', { name: called }) : called;
};

/** Where the guest is, in their language; empty where it needs no saying. */
export const useTableLabel = (): string => labelOf(useT(), useGuest().session.table.called);
