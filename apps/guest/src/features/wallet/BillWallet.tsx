import { minor, toMajor } from '@tableside/domain/money';
import { useGuest } from '../venue/index.ts';
import type { Begun, WalletUse } from './begun.ts';
import { begunIn, useWalletInSession } from './in-session.ts';
import { WalletPay } from './WalletPay.tsx';

type Props = Pick<WalletUse, 'amount' | 'onBusy' | 'onThere'> & {
  /** Unique number of the bill. */
  readonly number: string;
  /** Dish by dish, or all that is left. */
  readonly items: boolean;
  /** Holds what is chosen, if it is worth what the guest agreed to; false: it is not, and that was said. */
  readonly hold: (agreed: number) => Promise<boolean>;
  readonly onFailed: () => void;
};

/** Pays for the chosen dishes of a bill, or for what is left of it, by one word in the sheet of the phone's wallet. */
export const BillWallet = ({ number, items, hold, ...use }: Props) => {
  const guest = useGuest();
  const at = useWalletInSession();
  const begin = async (agreed: number): Promise<Begun | null> => {
    if (!(await hold(agreed))) return null;
    const wish = {
      session: guest.token,
      order: number,
      personnel_id: null,
      tips: 0,
      pay_for_selected_items: items,
      expected_amount: toMajor(minor(agreed), at.decimals),
    };
    return begunIn(guest, null, wish);
  };
  return <WalletPay {...use} at={at} begin={begin} />;
};
