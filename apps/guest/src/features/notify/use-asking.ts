import { isPhoneValid, nationalDigits, type PhoneCountry } from '@tableside/domain/notify';
import { useState } from 'react';
import { failureCode } from '../../data/connection/failures.ts';
import { announceFailure } from '../toasts/index.ts';
import { rememberChoice } from './notify-cookie.ts';

export type NotifyProblem = 'phone' | 'blocked' | 'failed';
type Way = 'sms' | 'push';
/** A number as calls take it. */
export type SentNumber = { readonly countryCallingCode: string; readonly nationalNumber: string };

/** What is being asked for now, and why the last thing was not had. */
export const useAsking = () => {
  const [busy, setBusy] = useState<Way | null>(null);
  const [problem, setProblem] = useState<NotifyProblem | null>(null);
  /** True where `work` met no problem. */
  const attempt = async (way: Way, work: () => Promise<NotifyProblem | null>): Promise<boolean> => {
    setBusy(way);
    setProblem(null);
    const outcome = await work();
    setProblem(outcome);
    setBusy(null);
    return outcome === null;
  };
  /** Gives a number that was typed; true when it is taken. */
  const attemptNumber = (
    country: PhoneCountry,
    typed: string,
    send: (number: SentNumber) => Promise<unknown>,
  ): Promise<boolean> =>
    attempt('sms', async () => {
      if (!isPhoneValid(country, typed)) return 'phone';
      try {
        await send({ countryCallingCode: country.code, nationalNumber: nationalDigits(typed, country) });
        rememberChoice('phone');
        return null;
      } catch (error) {
        if (failureCode(error) === 'phone_invalid') return 'phone';
        announceFailure(error);
        return 'failed';
      }
    });
  return { busy, problem, attempt, attemptNumber, forgetProblem: () => setProblem(null) };
};
