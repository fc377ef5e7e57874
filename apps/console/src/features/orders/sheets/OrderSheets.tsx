import type { BoardOrder } from '@tableside/contract/http/console/board';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { readySheetHost } from '../../../parts/sheet/sheet-host.ts';
import { useBoard } from '../../board/index.ts';
import { WholeSheet } from '../whole/WholeSheet.tsx';
import { AcceptSheet } from './AcceptSheet.tsx';
import { AllergySheet } from './AllergySheet.tsx';
import { CashSheet } from './CashSheet.tsx';
import { ContentsSheet } from './ContentsSheet.tsx';
import { OrderSheetContext } from './order-sheets.ts';
import { ReasonSheet } from './ReasonSheet.tsx';
import type { SheetKind } from './sheet-kinds.ts';
import { useOrderSheet } from './use-order-sheet.ts';
import { WaitSheet } from './WaitSheet.tsx';

type Opened = { readonly kind: SheetKind; readonly order: string };

const Open = ({ kind, order, onClose }: { kind: SheetKind; order: BoardOrder; onClose: () => void }) => {
  const sheet = useOrderSheet(kind, order, onClose);
  switch (kind) {
    case 'whole':
      return <WholeSheet sheet={sheet} />;
    case 'accept':
      return <AcceptSheet sheet={sheet} />;
    case 'wait':
      return <WaitSheet sheet={sheet} />;
    case 'contents':
      return <ContentsSheet sheet={sheet} />;
    case 'allergy':
      return <AllergySheet sheet={sheet} />;
    case 'cash':
      return <CashSheet sheet={sheet} />;
    case 'reject':
    case 'fail':
      return <ReasonSheet kind={kind} sheet={sheet} />;
  }
};

/**
 * The sheet of one order at a time, beside the cards that open it. It comes in a frame of its own: that the button was
 * pressed is seen at once, whatever the sheet takes to make.
 */
export const OrderSheets = ({ children }: { children: ReactNode }) => {
  const { state } = useBoard();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [open] = useState(
    () => (kind: SheetKind, order: string) => startTransition(() => setOpened({ kind, order })),
  );
  useEffect(readySheetHost, []);
  const order = opened && state?.orders[opened.order];
  return (
    <OrderSheetContext value={open}>
      {children}
      {opened && order && (
        <Open
          key={`${opened.kind} ${opened.order}`}
          kind={opened.kind}
          order={order}
          onClose={() => setOpened(now => (now === opened ? null : now))}
        />
      )}
    </OrderSheetContext>
  );
};
