import { useState } from 'react';
import { walletHere } from '../../../app/wallet-here.ts';
import { eachWayOnce, isByPhone, methodsOf, type PhoneMethod } from '../../pay/index.ts';

/** The ways to give that this phone is offered, each once: this phone's wallet, card, bank. TIPCARD-12 */
export const useWaysToGive = (providers: readonly string[]) => {
  const [absent, setAbsent] = useState<ReadonlySet<string>>(new Set());
  const [wanted, choose] = useState<string | null>(null);
  const usable = methodsOf(providers).filter(
    method =>
      isByPhone(method) && (method.kind !== 'wallet' || (walletHere() !== null && !absent.has(method.id))),
  );
  const methods = eachWayOnce(usable, absent).filter(isByPhone) as readonly PhoneMethod[];
  return {
    methods,
    method: methods.find(({ id }) => id === wanted) ?? methods[0],
    choose,
    isAbsent: (id: string) => absent.has(id),
    /** The form of this one did not come, or the phone has no such wallet. */
    markAbsent: (id: string) => setAbsent(known => new Set([...known, id])),
    forgive: (id: string) => setAbsent(known => new Set([...known].filter(one => one !== id))),
  };
};
