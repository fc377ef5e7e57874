import { useCallback } from 'react';
import { useText } from '../../../i18n/index.ts';
import type { BillPiece } from './bill-lines.ts';

/** A piece as staff say it; fees and tips have no name of their own. */
export const usePieceName = (): ((piece: Pick<BillPiece, 'kind' | 'name' | 'part'>) => string) => {
  const { t } = useText();
  return useCallback(
    ({ kind, name, part }) => {
      const said = kind === 'item' ? name : t(kind === 'fee' ? 'bill.fee' : 'bill.tip');
      return part ? t('bill.part', { name: said, number: part.number, of: part.of }) : said;
    },
    [t],
  );
};
