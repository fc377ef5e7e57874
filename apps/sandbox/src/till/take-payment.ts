import { readPlan } from '../control/behaviours.ts';
import { billDue, type TillBill, type TillPayment } from './bill.ts';
import { billOf, newId, openBillOf, type Till, timeOf } from './counter.ts';
import { TillRefusal } from './refusal.ts';
import { billWebhook } from './webhook.ts';
import type { PaymentBody } from './wire.ts';

type Known = { readonly bill: TillBill; readonly payment: TillPayment };

const knownPayment = ({ book }: Till, reference: string): Known | null => {
  for (const bill of book.state.bills.values()) {
    const payment = bill.payments.find(each => each.reference === reference);
    if (payment) return { bill, payment };
  }
  return null;
};

const isSame = ({ bill, payment }: Known, id: string, body: PaymentBody): boolean =>
  bill.id === id &&
  payment.amount === body.amount &&
  payment.tip === body.tip &&
  payment.method === body.method;

export type Taken = Known & { readonly isNew: boolean; readonly silent: boolean };

/** `POST /till/api/bills/:id/payments`. The same reference is the same payment, also when the bill has closed since. */
export const takePayment = async (till: Till, id: string, body: PaymentBody): Promise<Taken> => {
  const known = knownPayment(till, body.reference);
  if (known) {
    if (isSame(known, id, body)) return { ...known, isNew: false, silent: false };
    throw new TillRefusal('reference_reused', 'This reference belongs to another payment');
  }
  const bill = openBillOf(till, id, body.expected_version);
  if (body.amount > billDue(bill)) {
    throw new TillRefusal('exceeds_due', `Only ${billDue(bill)} is owed`, bill);
  }
  const plan = readPlan(till.world.behaviours.take('till', body.reference));
  if (plan.declineCode !== undefined) throw new TillRefusal('refused', plan.declineCode, bill);
  const { reference, method, amount, tip } = body;
  const payment: TillPayment = { id: newId('pay'), reference, method, amount, tip, at: timeOf(till) };
  till.book.append({ changed: id, pay: payment });
  const after = billOf(till, id);
  await till.world.webhooks.tell('till', billWebhook(after, reference, till.world.now()), plan.webhook);
  return { bill: after, payment, isNew: true, silent: plan.timeout !== undefined };
};
