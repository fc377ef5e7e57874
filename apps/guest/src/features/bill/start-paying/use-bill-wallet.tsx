import type { Bill } from '../../../data/bills.ts';
import { useLoyaltyApplying } from '../../../data/loyalty-applying.ts';
import { useWalletSlot } from '../../wallet-slot/index.ts';
import { isOpen } from '../view/bill-sums.ts';

const load = () => import('../../wallet/index.ts').then(part => ({ default: part.BillWallet }));

type Asked = {
  /** What its sheet opens at, minor units; nothing to pay shows no button. */
  readonly amount: number;
  /** Dish by dish, or all that is left. */
  readonly items: boolean;
  readonly hold: (agreed: number) => Promise<boolean>;
  readonly onFailed?: () => void;
  /** Its sheet is open or it is paid right now: what it belongs to has to stay. */
  readonly onBusy?: (busy: boolean) => void;
};

const nothing = (): void => undefined;

/** The button of this phone's wallet beside the one that leads to all ways of paying for a bill. */
export const useBillWallet = (bill: Bill, { onFailed = nothing, onBusy = nothing, ...asked }: Asked) => {
  const applying = useLoyaltyApplying();
  return useWalletSlot(isOpen(bill) && asked.amount > 0 && !applying, load, (Wallet, hooks) => (
    <Wallet
      {...asked}
      number={bill.unique_order_number}
      onThere={hooks.onThere}
      onBusy={busy => {
        hooks.onBusy(busy);
        onBusy(busy);
      }}
      onFailed={onFailed}
    />
  ));
};
