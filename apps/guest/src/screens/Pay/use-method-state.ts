import { useState } from 'react';
import { failureText } from '../../data/failures.ts';
import type { Intents, Method } from '../../features/pay/index.ts';
import { useT } from '../../texts/texts.ts';

/** Which ways of paying do not work now, in words, and the one that is chosen. PAY-23. */
export const useMethodState = (methods: readonly Method[], { slots }: Intents, wanted: string | null) => {
  const t = useT();
  const [absent, setAbsent] = useState<Readonly<Record<string, true>>>({});
  const broken: Record<string, string> = {};
  for (const { id, kind } of methods) {
    const slot = slots[id];
    if (absent[id]) broken[id] = t(kind === 'wallet' ? 'pay.notOnPhone' : 'pay.formFailed');
    else if (slot?.state === 'refused') {
      const isSilent = slot.code === 'payment_provider_silent';
      broken[id] = isSilent ? t('pay.silent') : t(failureText(slot.code));
    }
  }
  const works = methods.find(({ id }) => !broken[id]) ?? methods[0];
  return {
    broken,
    chosen: methods.find(({ id }) => id === wanted) ?? works,
    markAbsent: (id: string) => setAbsent(known => ({ ...known, [id]: true })),
    /** Lets a form that did not come try once more. */
    forgive: (id: string) =>
      setAbsent(known => {
        const { [id]: _, ...others } = known;
        return others;
      }),
  };
};
