import { useState } from 'react';
import { walletHere } from '../../../app/wallet-here.ts';
import { eachWayOnce, isByPhone, methodKind, methodsOf, type PhoneMethod } from '../drivers/methods.ts';

/**
 * The ways to pay from a distance that this phone is offered, each once: this phone's wallet, card, bank. A provider that
 * does not work now is followed by the next one of its way. TIPCARD-12, FOOD-39, FOOD-76
 */
export const usePhoneWays = (providers: readonly string[]) => {
  const [absent, setAbsent] = useState<ReadonlySet<string>>(new Set());
  const [down, setDown] = useState<ReadonlySet<string>>(new Set());
  const [wanted, choose] = useState<string | null>(null);
  const usable = methodsOf(providers).filter(
    method =>
      isByPhone(method) && (method.kind !== 'wallet' || (walletHere() !== null && !absent.has(method.id))),
  );
  const methods = eachWayOnce(usable, new Set([...absent, ...down])).filter(
    isByPhone,
  ) as readonly PhoneMethod[];
  // By its way: another provider may have taken over meanwhile.
  const way = wanted === null ? null : methodKind(wanted);
  return {
    methods,
    method: methods.find(({ kind }) => kind === way) ?? methods[0],
    choose,
    isAbsent: (id: string) => absent.has(id),
    /** The form of this one did not come, or the phone has no such wallet. */
    markAbsent: (id: string) => setAbsent(known => new Set([...known, id])),
    forgive: (id: string) => setAbsent(known => new Set([...known].filter(one => one !== id))),
    /** Its provider does not answer. */
    markDown: (id: string) => setDown(known => (known.has(id) ? known : new Set([...known, id]))),
  };
};
