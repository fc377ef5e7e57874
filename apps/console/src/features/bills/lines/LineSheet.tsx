import type { StaffBill } from '@tableside/contract/http/console/money';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { ChangeForm } from '../change/ChangeForm.tsx';
import { NoteForm } from '../change/NoteForm.tsx';
import { TakeOffHint } from '../change/TakeOffHint.tsx';
import { VoidForm } from '../change/VoidForm.tsx';
import styles from '../sheets.module.css';
import { type BillLine, isForKitchen, isStaffs } from './bill-lines.ts';
import { usePieceName } from './use-piece-name.ts';

type Props = { bill: StaffBill; line: BillLine; onClose: () => void };

/** Taking pieces off the bill, or changing what one of them costs; of what is paid, what the kitchen reads. */
export const LineSheet = ({ bill, line, onClose }: Props) => {
  const { t } = useText();
  const nameOf = usePieceName();
  const [what, setWhat] = useState<'void' | 'change'>('void');
  // A guest may pay for one of them while this is open.
  const free = bill.items.filter(item => line.ids.includes(item.id) && isStaffs(item));
  const [first] = free;
  const paid = bill.items.find(item => line.ids.includes(item.id) && isForKitchen(item));
  return (
    <Sheet opened onClose={onClose} title={nameOf(line.piece)}>
      <div className={styles.form}>
        {first === undefined ? (
          paid ? (
            <NoteForm key={paid.id} bill={bill} piece={paid} of={line.ids.length} onDone={onClose} />
          ) : (
            <p role="alert">{t('bill.lineTaken')}</p>
          )
        ) : (
          <>
            <FilterChips
              label={t('bill.lineWhat')}
              value={what}
              onChoose={setWhat}
              options={[
                { value: 'void', label: t('bill.lineVoid') },
                { value: 'change', label: t('bill.lineChange') },
              ]}
            />
            <TakeOffHint />
            {what === 'void' ? (
              <VoidForm bill={bill} pieces={free} onDone={onClose} />
            ) : (
              <ChangeForm key={first.id} bill={bill} piece={first} of={free.length} onDone={onClose} />
            )}
          </>
        )}
      </div>
    </Sheet>
  );
};
