import { useState } from 'react';
import { walletHere } from '../../app/wallet-here.ts';
import { eachWayOnce, isByPhone, methodsOf, type Payable } from '../../features/pay/index.ts';

type Marked = Readonly<Record<string, true>>;

/**
 * The ways to pay that this phone is offered, each once. A wallet that the phone turns out not to have goes; a provider that
 * does not work now is followed by the next one of its way. PAY-06.
 */
export const useWays = (providers: readonly string[], kind: Payable['kind']) => {
  const [absent, setAbsent] = useState<Marked>({});
  const [down, setDown] = useState<ReadonlySet<string>>(new Set());
  const usable = methodsOf(providers).filter(
    method =>
      (kind === 'order' || isByPhone(method)) &&
      (method.kind !== 'wallet' || (walletHere() !== null && !absent[method.id])),
  );
  return {
    methods: eachWayOnce(usable, down),
    absent,
    /** The form of this one did not come, or the phone has no such wallet. */
    markAbsent: (id: string) => setAbsent(known => ({ ...known, [id]: true })),
    /** Lets a form that did not come try once more. */
    forgive: (id: string) =>
      setAbsent(known => {
        const { [id]: _, ...others } = known;
        return others;
      }),
    down,
    setDown,
  };
};
export type Ways = ReturnType<typeof useWays>;
