import type { Role } from '@tableside/contract';
import type { CallInput } from '@tableside/contract/client';
import type { StaffPayment } from '@tableside/contract/http/console/money';
import { type Minor, minor, sum, ZERO } from '@tableside/domain/money';
import { mayRefund } from '@tableside/domain/staff';

type Body = CallInput<'POST /console/{venue}/payments/{payment}/refund'>['body'];
type Read = (wire: number) => Minor;

/** What staff are about to give back; `amount` and `tip` in minor units. */
export type RefundPlan = {
  readonly part: 'all' | 'amount' | 'items' | 'tip';
  readonly amount: Minor | null;
  readonly items: ReadonlySet<string>;
  readonly tip: Minor | null;
  readonly reason: string;
};
export const newRefund: RefundPlan = { part: 'all', amount: null, items: new Set(), tip: null, reason: '' };

/** What can still be given back for an item. */
export const refundableOf = ({ price, refunded }: StaffPayment['items'][number], read: Read): Minor =>
  minor(Math.max(0, read(price) - read(refunded)));

/** What is left of the tip to give back. */
export const tipLeft = ({ tips, refunds }: Pick<StaffPayment, 'tips' | 'refunds'>, read: Read): Minor =>
  minor(Math.max(0, read(tips) - sum(refunds.map(({ tip }) => read(tip)))));

/** What goes back altogether, the tip included. */
export const refundSum = (payment: StaffPayment, plan: RefundPlan, read: Read): Minor => {
  switch (plan.part) {
    case 'all':
      return read(payment.refundable);
    case 'amount':
      return plan.amount ?? ZERO;
    case 'tip':
      return plan.tip ?? tipLeft(payment, read);
    case 'items':
      return sum([
        plan.tip ?? ZERO,
        ...payment.items.filter(({ id }) => plan.items.has(id)).map(item => refundableOf(item, read)),
      ]);
  }
};

/** Why it cannot be asked for; null: it can. What was given back earlier today only the server knows. */
export const refundObstacle = (
  payment: StaffPayment,
  plan: RefundPlan,
  by: { readonly role: Role; readonly decimals: number; readonly read: Read },
): 'nothing' | 'more_than_left' | 'above_limit' | null => {
  const amount = refundSum(payment, plan, by.read);
  if (amount <= 0) return 'nothing';
  const left = plan.part === 'tip' ? tipLeft(payment, by.read) : by.read(payment.refundable);
  if (amount > left) return 'more_than_left';
  return mayRefund(by.role, amount, ZERO, by.decimals) ? null : 'above_limit';
};

/** What the server is told. */
export const refundBody = (payment: StaffPayment, plan: RefundPlan, read: Read): Body => {
  const reason = plan.reason.trim();
  if (plan.part === 'all') return { reason };
  if (plan.part === 'tip') return { tip: refundSum(payment, plan, read), reason };
  const tip = plan.tip ?? ZERO;
  if (plan.part === 'items') return { items: [...plan.items], tip, reason };
  return { amount: refundSum(payment, plan, read), tip, reason };
};
