import type { PhoneCountry } from '@tableside/domain/notify';
import { useEffect, useState } from 'react';
import { api } from '../../../data/api.ts';
import { type Entry, loadEntry, useEntry, writeEntry } from '../../../data/cache.ts';
import {
  canBeNotified,
  type Notify,
  rememberChoice,
  type SentNumber,
  subscribeBrowser,
  useAsking,
} from '../../notify/index.ts';
import { announceFailure } from '../../toasts/index.ts';
import { inVisit } from '../hall/court-data.ts';
import { forgetNumber, keepNumber } from './kept-number.ts';

type View = Awaited<ReturnType<typeof load>>;

const keyOf = (hash: string): string => `food-court-notify:${hash}`;
const load = (hash: string) =>
  inVisit(hash, session => api('GET /food-courts/notifications/{session}', { session }));

/** How this phone hears of what it ordered at the stalls of a hall, and what its guest may do about it. FOOD-45, FOOD-71. */
export const useHallNotify = (hash: string, sessions: readonly string[]): Notify => {
  const { data: said }: Entry<View> = useEntry(keyOf(hash), () => load(hash));
  const { busy, problem, attempt, attemptNumber, forgetProblem } = useAsking();
  // Known in the browser only.
  const [can, setCan] = useState(false);
  useEffect(() => setCan(canBeNotified()), []);
  const take = (view: View): void => writeEntry(keyOf(hash), view);
  const give = async ({ country }: PhoneCountry, number: SentNumber): Promise<void> => {
    await inVisit(hash, food_court_session =>
      api('POST /food-courts/assign-phone-number', {
        body: { food_court_session, sessions: [...sessions], ...number },
      }),
    );
    keepNumber({ country, number: number.nationalNumber });
    await loadEntry(keyOf(hash), () => load(hash), 'anew');
  };
  return {
    phone: said?.phone_number ?? null,
    told: can && (said?.on ?? false),
    sms: (said?.sms ?? false) && sessions.length > 0,
    push: can && said?.key != null,
    busy,
    problem,
    forgetProblem,
    text: (country, typed) => attemptNumber(country, typed, number => give(country, number)),
    tellHere: () =>
      attempt('push', async () => {
        const save = (body: Parameters<Parameters<typeof subscribeBrowser>[1]>[0]) =>
          inVisit(hash, session =>
            api('POST /food-courts/notifications/{session}/push', { session, body }),
          ).then(take);
        const asked = await subscribeBrowser(async () => said?.key ?? null, save).catch(() => null);
        if (asked === null) return 'failed';
        rememberChoice(asked);
        setCan(canBeNotified());
        return asked === 'granted' ? null : 'blocked';
      }),
    decline: () => rememberChoice('denied'),
    stop: async () => {
      try {
        take(
          await inVisit(hash, session => api('POST /food-courts/notifications/{session}/off', { session })),
        );
        forgetNumber();
        rememberChoice('denied');
      } catch (error) {
        announceFailure(error);
      }
    },
  };
};
