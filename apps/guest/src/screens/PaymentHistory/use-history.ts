import type { CallAnswer } from '@tableside/contract/client';
import { useEffect } from 'react';
import { api } from '../../data/api.ts';
import { type Entry, loadEntry, useEntry } from '../../data/cache.ts';

export type PastPayment = CallAnswer<'GET /payments/list/{session}'>['payments'][number];

const fetchList = (session: string) => async () =>
  (await api('GET /payments/list/{session}', { session })).payments;

/** What this phone has paid, newest first; looked at anew each time the screen opens. HIST-06. */
export const useHistory = (session: string): Entry<readonly PastPayment[]> => {
  const key = `payments:${session}`;
  const entry = useEntry<readonly PastPayment[]>(key, fetchList(session));
  useEffect(() => {
    loadEntry(`payments:${session}`, fetchList(session)).catch(() => undefined);
  }, [session]);
  return entry;
};
