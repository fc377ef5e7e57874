import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { CodePanel } from './CodePanel.tsx';
import type { CodedTable, Codes } from './codes-query.ts';
import { TableForm } from './TableForm.tsx';

type Props = { codes: Codes; table: CodedTable | undefined; onClose: () => void };

/** One table: its code, and what can be changed about it. */
export const CodeSheet = ({ codes, table, onClose }: Props) => {
  const tableName = useTableName();
  return (
    <Sheet opened={table !== undefined} onClose={onClose} title={table ? tableName(table.name) : ''}>
      {table && (
        <>
          {table.in_use && <CodePanel codes={codes} table={table} />}
          <TableForm key={table.id} codes={codes} table={table} onDone={onClose} />
        </>
      )}
    </Sheet>
  );
};
