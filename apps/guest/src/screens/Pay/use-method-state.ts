import { useEffect } from 'react';
import { failureText } from '../../data/connection/failures.ts';
import { type Intents, methodKind, payTrouble } from '../../features/pay/index.ts';
import { useT } from '../../texts/texts.ts';
import type { Ways } from './use-ways.ts';

/** Which ways of paying do not work now, in words, and the one that is chosen. PAY-23. */
export const useMethodState = (ways: Ways, { slots }: Intents, wanted: string | null) => {
  const t = useT();
  const { methods, absent, down, setDown } = ways;
  const broken: Record<string, string> = {};
  for (const { id } of methods) {
    const slot = slots[id];
    if (absent[id]) broken[id] = t('pay.formFailed');
    else if (slot?.state === 'refused') {
      const isSilent = slot.code === 'payment_provider_silent';
      broken[id] = isSilent ? t('pay.silent') : t(failureText(slot.code));
    }
  }
  // What is wrong with the bill itself is no better at another provider.
  const fallen = payTrouble(slots) ? [] : Object.keys(broken).filter(id => !down.has(id));
  const key = fallen.join();
  useEffect(() => {
    if (key) setDown(before => new Set([...before, ...key.split(',')]));
  }, [key, setDown]);
  const works = methods.find(({ id }) => !broken[id]) ?? methods[0];
  // By its way: another provider may have taken over meanwhile.
  const way = wanted && methodKind(wanted);
  return { broken, chosen: methods.find(({ kind }) => kind === way) ?? works };
};
