import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { type Bill, receiveBill, refetchBills } from '../../data/bills.ts';
import { type FailureCode, failureCode } from '../../data/connection/failures.ts';
import { freshKey } from '../../data/fresh-key.ts';
import { sayLoyaltyApplying, useLoyaltyApplying } from '../../data/loyalty-applying.ts';
import { announceFailure } from '../toasts/index.ts';
import { useGuest } from '../venue/index.ts';

/** What is said while a card is applied, from so many milliseconds after the tap on. LOYAL-20, LOYAL-21. */
export const APPLY_STAGES = [
  { after: 0, text: 'loyalty.sending' },
  { after: 2_000, text: 'loyalty.applying' },
  { after: 3_000, text: 'loyalty.getting' },
] as const;
export type ApplyStage = (typeof APPLY_STAGES)[number];

/** Nobody knows whether the card was applied. */
export const isLost = (code: FailureCode): boolean => code === 'offline' || code === 'timeout';

/** Shows the guest's card for a bill, and says how far it is. A second tap while it runs does nothing. */
export const useApplyLoyalty = (
  { unique_order_number: number }: Pick<Bill, 'unique_order_number'>,
  uid: string,
) => {
  const { token } = useGuest();
  const applying = useLoyaltyApplying();
  const [stage, setStage] = useState<ApplyStage>(APPLY_STAGES[0]);
  // One key until it is through: a try after a lost answer applies once.
  const [key, setKey] = useState(freshKey);
  useEffect(() => {
    if (!applying) return;
    const timers = APPLY_STAGES.map(each => setTimeout(() => setStage(each), each.after));
    return () => timers.forEach(clearTimeout);
  }, [applying]);
  useEffect(() => () => sayLoyaltyApplying(false), []);
  const apply = async (): Promise<void> => {
    if (applying) return;
    sayLoyaltyApplying(true);
    try {
      const { order } = await api('POST /orders/apply-loyalty-card-to-external-order/{session}', {
        session: token,
        idempotencyKey: key,
        body: { unique_order_number: number, firebase_uid: uid },
      });
      receiveBill(token, order);
      setKey(freshKey());
    } catch (error) {
      if (!isLost(failureCode(error))) setKey(freshKey());
      announceFailure(error);
      await refetchBills(token).catch(() => undefined);
    } finally {
      sayLoyaltyApplying(false);
    }
  };
  return { applying, stage, apply };
};
