import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { meQuery, useVenue } from '../../session/index.ts';
import type { DraftLine } from '../pad/draft.ts';
import { type Habit, learn, readHabits } from './habits.ts';

/** What whoever is signed in sends most at this venue, as known when the pad was opened, and how more is learned. */
export const useHabits = (): {
  readonly habits: readonly Habit[];
  readonly learnFrom: (sent: readonly DraftLine[]) => void;
} => {
  const { id: venueId } = useVenue();
  const { data: me } = useQuery(meQuery);
  const personId = me?.id ?? '';
  const habits = useMemo(() => {
    try {
      return readHabits({ venueId, personId }, localStorage, Date.now());
    } catch {
      return [];
    }
  }, [venueId, personId]);
  const learnFrom = (sent: readonly DraftLine[]): void => {
    const dishes = sent.flatMap(({ wire }) =>
      'menu_item_id' in wire ? [{ dish: wire.menu_item_id, note: wire.note ?? '' }] : [],
    );
    try {
      learn({ venueId, personId }, dishes, localStorage, Date.now());
    } catch {
      // A browser that keeps nothing.
    }
  };
  return { habits, learnFrom };
};
