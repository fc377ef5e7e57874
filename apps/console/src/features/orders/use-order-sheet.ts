import { useState } from 'react';
import type { OrderAction } from './order-actions.ts';
import type { ActOnOrder } from './use-order-action.ts';

/** What a sheet of an order does: it closes when that is done or somebody else was quicker, and says why it failed. */
export const useOrderSheet = (doing: ActOnOrder, onOver: () => void) => {
  const [failed, setFailed] = useState<string | null>(null);
  const send = async (action: OrderAction): Promise<void> => {
    setFailed(null);
    const { over, failed: why } = await doing.attempt(action);
    setFailed(why);
    if (over) onOver();
  };
  const forget = () => setFailed(null);
  return { send, failed, forget };
};
