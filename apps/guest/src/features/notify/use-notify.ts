import { isPhoneValid, nationalDigits, notifyWays, type PhoneCountry } from '@tableside/domain/notify';
import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { failureCode } from '../../data/connection/failures.ts';
import { patchSession } from '../../data/session.ts';
import { announceFailure } from '../toasts/index.ts';
import { useGuest } from '../venue/index.ts';
import { notifyChoice, rememberChoice } from './notify-cookie.ts';
import { canBeNotified, subscribeHere } from './push-here.ts';

export type NotifyProblem = 'phone' | 'blocked' | 'failed';

/** How this phone hears of its orders, and what the guest may do about it. NOTIFY-04…11. */
export const useNotify = () => {
  const { token, session, flags, preview, selfService } = useGuest();
  const offered = notifyWays({ flags, preview });
  // A kiosk is nobody's own phone.
  const ways = { sms: offered.sms, push: offered.push && !selfService };
  // Known in the browser only.
  const [here, setHere] = useState({ can: false, on: false });
  const [busy, setBusy] = useState<'sms' | 'push' | null>(null);
  const [problem, setProblem] = useState<NotifyProblem | null>(null);

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

  const attempt = async (way: 'sms' | 'push', work: () => Promise<NotifyProblem | null>) => {
    setBusy(way);
    setProblem(null);
    const outcome = await work();
    setProblem(outcome);
    setBusy(null);
    return outcome === null;
  };

  return {
    phone: session.phone_number,
    told: here.on,
    sms: ways.sms,
    push: here.can,
    busy,
    problem,
    forgetProblem: () => setProblem(null),
    /** Gives the number; true when it is taken. */
    text: (country: PhoneCountry, typed: string) =>
      attempt('sms', async () => {
        if (!isPhoneValid(country, typed)) return 'phone';
        const body = {
          countryCallingCode: country.code,
          nationalNumber: nationalDigits(typed, country),
        };
        try {
          const answer = await api('POST /session/{session}/add-phone-number', { session: token, body });
          patchSession(token, answer);
          rememberChoice('phone');
          return null;
        } catch (error) {
          if (failureCode(error) === 'phone_invalid') return 'phone';
          announceFailure(error);
          return 'failed';
        }
      }),
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
