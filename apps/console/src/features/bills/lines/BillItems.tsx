import type { StaffBill } from '@tableside/contract/http/console/money';
import { useMemo } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Blank } from '../../../parts/page/Blank.tsx';
import { useClock, useMoney } from '../../session/index.ts';
import styles from '../bill.module.css';
import { BillLineRow } from './BillLineRow.tsx';
import { type BillLine, billLines, isChangeable } from './bill-lines.ts';

type Props = { bill: StaffBill; onLine?: ((line: BillLine) => void) | undefined };

/** What is on the bill: to pay first, then what is paid, then what was taken off and why. */
export const BillItems = ({ bill, onLine }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const clock = useClock();
  const lines = useMemo(() => billLines(bill.items), [bill.items]);
  const open = lines.filter(({ state }) => state !== 'paid');
  const paid = lines.filter(({ state }) => state === 'paid');
  const group = (title: string, list: readonly BillLine[]) =>
    list.length > 0 && (
      <section>
        <h3 className={styles.groupTitle}>{title}</h3>
        <ul className={styles.lines}>
          {list.map(line => (
            <BillLineRow
              key={line.key}
              line={line}
              onChange={isChangeable(line.piece) ? onLine : undefined}
            />
          ))}
        </ul>
      </section>
    );
  return (
    <div className={styles.items}>
      {bill.items.length === 0 && (
        <Blank icon="note" title={t('bill.noItems')} hint={t('bill.noItemsHint')} />
      )}
      {group(t('bill.groupToPay'), open)}
      {group(t('bill.groupPaid'), paid)}
      {bill.voided.length > 0 && (
        <section>
          <h3 className={styles.groupTitle}>{t('bill.groupVoided')}</h3>
          <ul className={styles.lines}>
            {bill.voided.map((gone, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was taken off has no id and never moves
              <li key={place} className={styles.voided}>
                <span className={styles.lineName}>
                  <s>{gone.name}</s>
                </span>
                <s>{money.text(gone.price)}</s>
                <span className={styles.lineNotes}>
                  {gone.reason} ({gone.voided_by}, {clock.time(gone.voided_at)})
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
