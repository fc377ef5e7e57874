import { useCallback } from 'react';
import { useText } from '../i18n/index.ts';

/** A table's name for staff: venues often call tables just "9", which beside order numbers needs the word. */
export const useTableName = (): ((name: string) => string) => {
  const { t } = useText();
  return useCallback(name => (/^\d+$/.test(name) ? t('table.numbered', { number: name }) : name), [t]);
};
