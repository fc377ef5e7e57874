import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../data/connection/failures.ts';
import { t } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toasts.ts';
import type { Phase } from '../../place-order/index.ts';
import { refetchCourtCarts } from '../basket/court-carts.ts';
import type { Part } from '../basket/use-basket.ts';
import type { Hall } from '../hall/court-data.ts';
import type { Placed } from './send-together.ts';
import type { Told } from './told.ts';

export type PlacingTogether = {
  readonly phase: Phase;
  /** Nobody has said what became of it; it is sent again. */
  readonly lost: boolean;
  /** Why the last try came to nothing. */
  readonly told: Told | null;
  readonly place: (parts: readonly Part[]) => void;
  /** Places what is paid right here: no way leads on by itself. Null: nothing was placed, and that was said. */
  readonly placeToPay: (parts: readonly Part[]) => Promise<Placed | null>;
};

const loadSender = () => import('./send-together.ts');

/** Places the carts of several venues, all or none, once, whatever the connection does, and leads on. FOOD-46, FOOD-70, FOOD-72. */
export const usePlacingTogether = (hash: string, hall: Hall): PlacingTogether => {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const [lost, setLost] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const sending = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    loadSender().catch(() => undefined);
    return () => {
      gone.current = true;
    };
  }, []);

  const send = async (
    parts: readonly Part[],
    then: (placed: Placed, leave: (placed: Placed) => void) => void,
  ): Promise<Placed | null> => {
    if (sending.current || parts.length === 0) return null;
    sending.current = true;
    setPhase({ kind: 'placing' });
    setTold(null);
    let placed: Placed | null = null;
    try {
      const { sendTogether, leave } = await loadSender();
      const waiting = { left: () => gone.current, onLost: () => setLost(true) };
      const outcome = await sendTogether(hash, parts, waiting);
      if (outcome.kind === 'placed') {
        placed = outcome.placed;
        then(placed, all => leave(hash, hall, all));
      } else {
        setPhase(
          outcome.kind === 'changed' ? { kind: 'changed', before: null, now: null } : { kind: 'idle' },
        );
        setTold(outcome.told);
      }
    } catch {
      // What sends could not be fetched: nothing was sent.
      setPhase({ kind: 'idle' });
      showToast({ tone: 'error', text: t(failureText('offline')) });
    }
    sending.current = false;
    setLost(false);
    return placed;
  };
  const leading = (placed: Placed, leave: (placed: Placed) => void): void => {
    if (!gone.current) leave(placed);
    refetchCourtCarts(hash).catch(() => undefined);
  };
  return {
    phase,
    lost,
    told,
    place: parts => void send(parts, leading),
    placeToPay: parts => send(parts, () => undefined),
  };
};
