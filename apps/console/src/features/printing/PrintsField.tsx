import { Checkbox, NativeSelect } from '@mantine/core';
import { PRINTER_PRINTS } from '@tableside/domain/printing';
import { useText } from '../../i18n/index.ts';
import type { PrinterDraft } from './printer-draft.ts';
import type { PrinterSetup } from './printers-query.ts';

type Props = {
  draft: PrinterDraft;
  tables: PrinterSetup['tables'];
  wrong: 'taken' | 'unknown' | null;
  onChange: (over: Partial<Pick<PrinterDraft, 'prints' | 'table' | 'drawer'>>) => void;
};

/** What comes out of a printer: tickets, what staff print, or what guests get at a self-service place; and whether a drawer hangs on it. */
export const PrintsField = ({ draft, tables, wrong, onChange }: Props) => {
  const { t } = useText();
  const { table, prints = 'tickets', drawer = false } = draft;
  const isAtCounter = !table && prints !== 'tickets';
  const hint = table
    ? t('printing.printsReceiptsHint')
    : prints === 'tickets'
      ? undefined
      : t('printing.printsPapersHint');
  return (
    <>
      <NativeSelect
        label={t('printing.prints')}
        description={hint}
        value={table ?? prints}
        error={wrong !== null && t(`printing.table.${wrong}`)}
        data={[
          ...PRINTER_PRINTS.map(value => ({ value, label: t(`printing.prints.${value}`) })),
          ...tables.map(({ id, name }) => ({ value: id, label: t('printing.printsReceipts', { name }) })),
        ]}
        onChange={event => {
          const { value } = event.currentTarget;
          const own = PRINTER_PRINTS.find(each => each === value);
          const place = own ? { prints: own, table: null } : { prints: 'tickets' as const, table: value };
          const keeps = own !== undefined && own !== 'tickets';
          onChange({ ...place, drawer: keeps && drawer });
        }}
      />
      {isAtCounter && (
        <Checkbox
          size="lg"
          label={t('printing.drawer')}
          description={t('printing.drawerHint')}
          checked={drawer}
          onChange={event => onChange({ drawer: event.currentTarget.checked })}
        />
      )}
    </>
  );
};
