import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { ReviewIds, ReviewPhone } from './phone.ts';
import { orderOfPhone, paymentOfPhone, type Subject, visitOfPhone } from './subject-store.ts';

const paid = async (run: Run, phone: ReviewPhone, ids: ReviewIds): Promise<Subject | null> => {
  const { payment_uuid: uuid, tips_qr_card_hash: card } = ids;
  if (!uuid) return null;
  const found = isUuid(uuid) ? await paymentOfPhone(run, phone, { uuid }) : null;
  if (!found) throw new Refusal('payment_not_found');
  return card ? { ...found, kind: 'card' } : found;
};

const ordered = async (run: Run, phone: ReviewPhone, number: string): Promise<Subject> => {
  const found = (await orderOfPhone(run, phone, number)) ?? (await paymentOfPhone(run, phone, { number }));
  if (found) return found;
  // A bill that the phone has not paid at is that of its visit.
  const visit = await visitOfPhone(run, phone, number);
  if (!visit) throw new Refusal('order_not_found');
  return visit;
};

/**
 * What the ids of a call name, as far as it is this phone's own: of the same meal, the order rather than its payment, the
 * payment rather than the visit. All that are given must be its own. Null: they name nothing but perhaps a review. The hash of
 * a tip card proves nothing by itself: anybody may have seen the card.
 */
export const subjectOf = async (run: Run, phone: ReviewPhone, ids: ReviewIds): Promise<Subject | null> => {
  const payment = await paid(run, phone, ids);
  const order = ids.unique_order_number ? await ordered(run, phone, ids.unique_order_number) : null;
  if (order?.kind === 'order') return order;
  return payment ?? order ?? visitOfPhone(run, phone);
};
