import { useState } from 'react';
import { api } from '../../../data/api.ts';
import { type Bill, receiveBill, refetchBills } from '../../../data/bills.ts';
import { failureCode } from '../../../data/connection/failures.ts';
import { freshKey } from '../../../data/fresh-key.ts';
import { readUser } from '../../account/index.ts';
import { announceFailure } from '../../toasts/index.ts';
import { useGuest } from '../../venue/index.ts';
import { isLost } from '../use-apply-loyalty.ts';

/** Uses a reward for a bill, or takes it back, once; then bill and card are as they stand there. A second tap while it runs does nothing. */
export const useReward = (
  { unique_order_number: number }: Pick<Bill, 'unique_order_number'>,
  program: string,
  onDone: () => void,
) => {
  const { token } = useGuest();
  const [busy, setBusy] = useState(false);
  // One key until it is through: a try after a lost answer uses it once.
  const [key, setKey] = useState(freshKey);
  const ask = async (call: 'use' | 'undo'): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const input = {
        session: token,
        idempotencyKey: key,
        body: { unique_order_number: number, loyalty_program_id: program },
      };
      const { order } = await (call === 'use'
        ? api('POST /orders/use-loyalty-reward/{session}', input)
        : api('POST /orders/undo-loyalty-reward/{session}', input));
      receiveBill(token, order);
      setKey(freshKey());
      onDone();
    } catch (error) {
      if (!isLost(failureCode(error))) setKey(freshKey());
      announceFailure(error);
      await refetchBills(token).catch(() => undefined);
    } finally {
      setBusy(false);
      await readUser(token).catch(() => undefined);
    }
  };
  return { busy, use: () => ask('use'), undo: () => ask('undo') };
};
