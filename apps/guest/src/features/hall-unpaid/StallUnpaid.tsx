import type { ReactNode } from 'react';
import { useT } from '../../texts/texts.ts';
import { useUnpaidOfHall } from './at-stall.ts';
import { type UnpaidLine, unpaidLine } from './unpaid-line.ts';

type Props = {
  readonly hash: string;
  /** Takes what the guest has not paid for in the hall; null: nothing, as far as is known. */
  readonly children: (line: UnpaidLine | null) => ReactNode;
};

/** What a page of a stall says of the whole hall: a guest pays for all of its stalls at once. */
export const StallUnpaid = ({ hash, children }: Props) => {
  const t = useT();
  const unpaid = useUnpaidOfHall(hash);
  return children(unpaid ? unpaidLine(t, hash, unpaid.orders, unpaid.together) : null);
};
