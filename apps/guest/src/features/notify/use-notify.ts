import { notifyWays, type PhoneCountry } from '@tableside/domain/notify';
import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { patchSession } from '../../data/session.ts';
import { announceFailure } from '../toasts/index.ts';
import { useGuest } from '../venue/index.ts';
import { notifyChoice, rememberChoice } from './notify-cookie.ts';
import { canBeNotified, subscribeHere } from './push-here.ts';
import { useAsking } from './use-asking.ts';

/** How this phone hears of its orders, and what the guest may do about it. NOTIFY-04…11. */
export const useNotify = () => {
  const { token, session, flags, preview, selfService } = useGuest();
  const offered = notifyWays({ flags, preview });
  // A kiosk is nobody's own phone.
  const ways = { sms: offered.sms, push: offered.push && !selfService };
  // Known in the browser only.
  const [here, setHere] = useState({ can: false, on: false });
  const { busy, problem, attempt, attemptNumber, forgetProblem } = useAsking();

  useEffect(() => {
    const can = ways.push && canBeNotified();
    setHere({ can, on: false });
    // A yes of another visit does not count for this session: the server knows.
    if (!can || notifyChoice() !== 'granted') return;
    let there = true;
    api('GET /session/{session}/push', { session: token }).then(
      ({ on }) => there && setHere({ can, on }),
      () => undefined,
    );
    return () => {
      there = false;
    };
  }, [token, ways.push]);

  return {
    phone: session.phone_number,
    told: here.on,
    sms: ways.sms,
    push: here.can,
    busy,
    problem,
    forgetProblem,
    /** Gives the number; true when it is taken. */
    text: (country: PhoneCountry, typed: string) =>
      attemptNumber(country, typed, async body =>
        patchSession(token, await api('POST /session/{session}/add-phone-number', { session: token, body })),
      ),
    /** Asks the browser; true when this phone is told from now on. */
    tellHere: () =>
      attempt('push', async () => {
        const asked = await subscribeHere(token).catch(() => null);
        if (asked === null) return 'failed';
        rememberChoice(asked);
        setHere({ can: canBeNotified(), on: asked === 'granted' });
        return asked === 'granted' ? null : 'blocked';
      }),
    /** The guest does not want to be asked again. */
    decline: () => rememberChoice('denied'),
    /** Nothing more is sent. */
    stop: async () => {
      try {
        await api('POST /session/{session}/notifications-off', { session: token });
        patchSession(token, { phone_number: null });
        setHere(({ can }) => ({ can, on: false }));
        rememberChoice('denied');
      } catch (error) {
        announceFailure(error);
      }
    },
  };
};
export type Notify = ReturnType<typeof useNotify>;
