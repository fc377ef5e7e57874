import { queryOptions, useQuery } from '@tanstack/react-query';
import { baseOf } from '../../api/device-base.ts';
import { STAYS_WITH_DEVICE } from './forget-person.ts';

type Waiting = { readonly token: string; readonly person: string };
const NOTHING: ReadonlyMap<string, number> = new Map();

/** How much waits on a device, by the person who took it: nobody else sends it. */
export const byPerson = (waiting: readonly Pick<Waiting, 'person'>[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { person } of waiting) counts.set(person, (counts.get(person) ?? 0) + 1);
  return counts;
};

const unsentHere = queryOptions({
  queryKey: ['unsent-here'],
  queryFn: async () =>
    byPerson(
      await baseOf<Waiting>('unsent')
        .all()
        .catch(() => []),
    ),
  meta: STAYS_WITH_DEVICE,
});

/** What was taken on this device without a line and is not sent, by person, as it is told where nobody is signed in. */
export const useUnsentHere = (): ReadonlyMap<string, number> => useQuery(unsentHere).data ?? NOTHING;
