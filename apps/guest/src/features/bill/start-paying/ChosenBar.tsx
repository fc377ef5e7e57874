import { Button } from '@tableside/design';
import { fromMajor, minor, toMajor } from '@tableside/domain/money';
import { useState } from 'react';
import type { Bill } from '../../../data/bills.ts';
import { useT } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { ActionWords } from '../../action-words/index.ts';
import { useGuest } from '../../venue/index.ts';
import type { SelectionKeeper } from '../choose/selection-keeper.ts';
import { worthOf } from '../view/bill-sums.ts';
import styles from './BillDock.module.css';
import { useBillWallet } from './use-bill-wallet.tsx';
import { useStartPaying } from './use-start-paying.ts';

type Props = {
  readonly bill: Bill;
  readonly wanted: readonly string[];
  readonly keeper: SelectionKeeper;
  /** Going on to Pay: the choice must outlive the screen. SPLIT-15. */
  readonly onGo: () => void;
  /** Paid here right now: the bar has to stay, whatever the bill says meanwhile. */
  readonly onBusy?: (busy: boolean) => void;
};

/** How much is chosen, what it leaves on the bill, and paying for it: by this phone's wallet at once, or by any way. */
export const ChosenBar = ({ bill, wanted, keeper, onGo, onBusy }: Props) => {
  const t = useT();
  const { money, restaurant } = useGuest();
  const { busy, start } = useStartPaying(bill.unique_order_number);
  const [waiting, setWaiting] = useState(false);
  const { decimals } = restaurant.currency;
  const worth = (ids: readonly string[]) =>
    worthOf(
      bill.items.filter(({ id }) => ids.includes(id)),
      decimals,
    );
  const count = bill.items.filter(({ id }) => wanted.includes(id)).length;
  const sum = worth(wanted);
  const after = toMajor(
    minor(Math.max(fromMajor(bill.left, decimals) - fromMajor(sum, decimals), 0)),
    decimals,
  );
  /** From now on nobody else can have it; what somebody else has meanwhile is no longer chosen. */
  const hold = async (): Promise<number> => {
    keeper.hold();
    await keeper.settled();
    return worth(keeper.current().wanted);
  };
  const wallet = useBillWallet(bill, {
    amount: fromMajor(sum, decimals),
    items: true,
    hold: async agreed => {
      const fits = fromMajor(await hold(), decimals) === agreed;
      if (!fits) showToast({ id: 'wallet', tone: 'error', text: t('errors.bill_changed') });
      return fits;
    },
    onFailed: keeper.hold,
    ...(onBusy && { onBusy }),
  });
  const pay = async () => {
    if (count === 0) {
      document.querySelector<HTMLElement>('main input[type=checkbox]')?.focus();
      return;
    }
    setWaiting(true);
    const subtotal = await hold();
    setWaiting(false);
    if (subtotal === sum) await start({ kind: 'items', subtotal }, onGo);
  };
  return (
    <>
      <div className={styles.sums}>
        <p role="status">{count === 0 ? t('bill.select.nothing') : t('bill.select.chosen', { count })}</p>
        <p className={styles.left}>
          {t(count === 0 ? 'bill.select.leftOnBill' : 'bill.select.leftAfter')}{' '}
          <strong>{money(after)}</strong>
        </p>
      </div>
      <div className={styles.actions}>
        <Button wide look={wallet.there ? 'secondary' : 'primary'} busy={busy || waiting} onClick={pay}>
          <ActionWords
            shared={wallet.there}
            words={count === 0 ? t('bill.select.payNothing') : t('bill.select.pay', { sum: money(sum) })}
          />
        </Button>
        {wallet.button}
      </div>
    </>
  );
};
