import { useState } from 'react';
import { go } from '../../../app/navigation.ts';
import { loadScreen } from '../../../app/screens.ts';
import { useLoyaltyApplying } from '../../../data/loyalty-applying.ts';
import { useGuest } from '../../venue/index.ts';
import { canPay, nobodyElseChooses } from './can-pay.ts';
import { payPath, type WayToPay } from './pay-path.ts';

/**
 * `check` asks whether the bill can be paid now, all that is left (`whole`: only while nobody else chooses) or in parts,
 * and says why not; `start` goes to Pay after it. `before` runs in between, e.g. to keep a selection. PAYGO-09…15.
 */
export const useStartPaying = (number: string) => {
  const { token } = useGuest();
  const applying = useLoyaltyApplying();
  const [checking, setBusy] = useState(false);
  const busy = checking || applying;
  const check = async (whole: boolean): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const may = (await canPay(token, number, whole)) && (!whole || (await nobodyElseChooses(token, number)));
    setBusy(false);
    return may;
  };
  const start = async (way: WayToPay, before: () => void = () => {}): Promise<void> => {
    loadScreen('Pay').catch(() => undefined);
    if (!(await check(way.kind === 'all'))) return;
    before();
    go(payPath(token, number, way));
  };
  return { busy, check, start };
};
