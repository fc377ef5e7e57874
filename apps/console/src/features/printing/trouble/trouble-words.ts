import type { Translate } from '../../../i18n/index.ts';
import type { PrinterState } from '../printers-query.ts';

/** What is wrong with a printer and how many tickets wait for it, in plain words; null: it prints. */
export const troubleWords = (
  { name, problem, waiting }: Pick<PrinterState, 'name' | 'problem' | 'waiting'>,
  t: Translate,
): { readonly what: string; readonly waiting: string } | null =>
  problem === null
    ? null
    : {
        what: t(`printing.trouble.${problem}`, { name }),
        waiting: waiting === 0 ? t('printing.noneWaiting') : t('printing.waiting', { count: waiting }),
      };
