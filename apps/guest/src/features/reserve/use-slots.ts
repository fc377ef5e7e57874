import type { ReserveSlots } from '@tableside/contract/http/guests/reserve';
import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';

export type Slot = ReserveSlots['slots'][number];
type Asked = {
  readonly slug: string;
  readonly day: string;
  readonly party: number;
  readonly own: string | null;
};
type Known = { readonly about: string; readonly slots: readonly Slot[] | null };

/** The times of a day for a party, asked anew when `round` grows; undefined: on their way, null: they did not come. */
export const useSlots = (
  { slug, day, party, own }: Asked,
  round: number,
): readonly Slot[] | null | undefined => {
  const about = `${day} ${party} ${round}`;
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    const stop = new AbortController();
    const query = { day, party, ...(own !== null && { key: own }) };
    api('GET /reserve/{slug}/slots', { slug, query, signal: stop.signal }).then(
      ({ slots }) => setKnown({ about, slots }),
      () => stop.signal.aborted || setKnown({ about, slots: null }),
    );
    return () => stop.abort();
  }, [slug, day, party, own, about]);
  return known?.about === about ? known.slots : undefined;
};
