import type { ReactNode } from 'react';
import { useWalletSlot } from '../../wallet-slot/index.ts';
import type { Basket, Part } from '../basket/use-basket.ts';
import type { Hall } from '../hall/court-data.ts';
import type { Placed } from '../placing/send-together.ts';
import { paysTogether } from './pay-path.ts';

const load = () => import('./HallWallet.tsx');

type Asked = {
  readonly hash: string;
  readonly hall: Hall;
  readonly basket: Basket;
  /** Nothing stands between the basket and its payment: each stall is paid first, and nothing is asked before. */
  readonly wanted: boolean;
  readonly place: (parts: readonly Part[]) => Promise<Placed | null>;
};

/** The button of this phone's wallet beside the one that leads to all ways, where the hall is paid at once. */
export const useHallWallet = ({ hash, hall, basket, wanted, place }: Asked): ReactNode => {
  const { open, total } = basket;
  const [first, ...rest] = open;
  const payable = wanted && total !== null && first !== undefined && paysTogether(hall);
  return useWalletSlot(payable, load, (Wallet, hooks) =>
    first && total !== null ? (
      <Wallet {...hooks} hash={hash} hall={hall} parts={[first, ...rest]} total={total} place={place} />
    ) : null,
  ).button;
};
