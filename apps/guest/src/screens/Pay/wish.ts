import { toMajor } from '@tableside/domain/money';
import type { Payable, Scope, Wish } from '../../features/pay/index.ts';

type Wanted = {
  readonly session: string;
  readonly payable: Payable;
  readonly scope: Scope;
  /** Minor units. */
  readonly tip: number;
  readonly personnelId: string | null;
  /** What is given on top by rounding up, minor units. */
  readonly donation: number;
  /** What our server said it costs, where that was not what the phone knew; major units. */
  readonly said: number | null;
  readonly decimals: number;
};

/** What payments are begun for: what the guest sees, in the words of the calls. PAY-47, PAY-48. */
export const wishOf = ({
  session,
  payable,
  scope,
  tip,
  personnelId,
  donation,
  said,
  decimals,
}: Wanted): Wish => ({
  session,
  order: payable.number,
  personnel_id: personnelId,
  tips: tip,
  ...(donation > 0 && { round_up: donation }),
  pay_for_selected_items: scope.kind === 'items',
  expected_amount: said ?? toMajor(payable.amount, decimals),
  ...(scope.kind === 'amount' ? { amount: payable.amount } : {}),
  ...(scope.kind === 'share' ? { split_between: scope.between } : {}),
});
