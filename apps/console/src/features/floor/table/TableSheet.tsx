import type { BoardTable } from '@tableside/contract/http/console/board';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { CloseTable } from '../../tables/index.ts';
import { JoinSheet } from '../party/JoinSheet.tsx';
import { MoveSheet } from '../party/MoveSheet.tsx';
import { SeatSheet } from '../party/SeatSheet.tsx';
import { SplitSheet } from '../party/SplitSheet.tsx';
import { OrderSheet } from '../staff-order/OrderSheet.tsx';
import { TableActions, type TableDoing } from './TableActions.tsx';
import { TableFacts } from './TableFacts.tsx';

type Props = { table: BoardTable | undefined; onClose: () => void };

/** One table: what goes on there, and what staff can do with it, one sheet at a time. */
export const TableSheet = ({ table, onClose }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const [doing, setDoing] = useState<TableDoing | null>(null);
  if (!table) return null;
  const leave = () => {
    setDoing(null);
    onClose();
  };
  const back = () => setDoing(null);
  const name = tableName(table.name);
  if (doing === 'move') return <MoveSheet table={table} onClose={leave} />;
  if (doing === 'join') return <JoinSheet table={table} onClose={leave} />;
  if (doing === 'split') return <SplitSheet table={table} onClose={leave} />;
  if (doing === 'order') return <OrderSheet table={table} onClose={leave} />;
  if (doing === 'seat') return <SeatSheet table={table} onClose={leave} />;
  if (doing === 'close') {
    return (
      <Sheet opened onClose={leave} title={t('close.tableTitle', { table: name })}>
        <CloseTable table={table} onClosed={leave} onCancel={back} />
      </Sheet>
    );
  }
  const state = t(`table.${table.state}`);
  return (
    <Sheet opened onClose={leave} title={t('table.details', { table: name, state })}>
      <TableFacts table={table} />
      <TableActions table={table} onDo={setDoing} />
    </Sheet>
  );
};
