import { useEffect, useState } from 'react';
import { go, useQuery } from '../../../app/navigation.ts';
import { api } from '../../../data/api.ts';
import { followGift, type GiftStanding, giftReturn } from './follow-gift.ts';

const wait = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** How the payment of the address stands; whoever broke it off at the bank goes back to the card. TIPCARD-34…38 */
export const useGift = (cardPath: string): GiftStanding => {
  const query = useQuery();
  const [standing, setStanding] = useState<GiftStanding>({ kind: 'asking' });
  const key = query.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address names the payment
  useEffect(() => {
    const said = giftReturn(query);
    if (said.kind === 'canceled') {
      const uuid = query.get('paymentUuid');
      if (uuid) api('POST /payments/cancel/{uuid}', { uuid }).catch(() => undefined);
    }
    if (said.kind !== 'follow') {
      go(cardPath, { replace: true });
      return;
    }
    let here = true;
    void followGift(said, wait, () => here).then(next => here && setStanding(next));
    return () => {
      here = false;
    };
  }, [key, cardPath]);
  return standing;
};
