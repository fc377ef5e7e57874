import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { freshKey } from '../../../api/idempotency.ts';
import { meQuery, useVenue } from '../../session/index.ts';
import { againstMenu, type PadLine } from '../add/menu-changes.ts';
import { menuQuery } from '../add/menu-query.ts';
import { holdCourse } from '../courses/draft-courses.ts';
import { addLine, type DraftLine, draftPieces, setQuantity } from './draft.ts';
import type { Seated } from './joined.ts';
import {
  type Attempt,
  forgetOldPads,
  type Pad as KeptPad,
  type KeptPads,
  keptPads,
  padAt,
} from './kept-pads.ts';
import { padsOfParties } from './pads-of-parties.ts';
import { isKnownFailed } from './sending.ts';

const stores = new Map<string, KeptPads>();
const storeOf = (venueId: string, personId: string): KeptPads => {
  const name = `${venueId} ${personId}`;
  const store = stores.get(name) ?? keptPads({ venueId, personId });
  stores.set(name, store);
  return store;
};

/** The pads of whoever is signed in, at the venue that is worked at. */
const usePads = (): { readonly store: KeptPads; readonly pads: readonly KeptPad[] } => {
  const { id } = useVenue();
  const { data: me } = useQuery(meQuery);
  const store = storeOf(id, me?.id ?? '');
  return { store, pads: useSyncExternalStore(store.subscribe, store.all) };
};

/** How many dishes lie in each table's pad, by table. */
export const useBegunOrders = (): ReadonlyMap<string, number> => {
  const { pads } = usePads();
  return useMemo(() => new Map(pads.map(({ place, lines }) => [place, draftPieces(lines)])), [pads]);
};
export const begunAt = (begun: ReadonlyMap<string, number>, place: 'table' | 'bill', id: string): number =>
  begun.get(padAt[place](id)) ?? 0;

/** Keeps the pads with the parties that they are for, as tables are closed, moved and taken. */
export const usePadsOfParties = (tables: readonly Seated[] | undefined): void => {
  const { store, pads } = usePads();
  useEffect(() => {
    try {
      forgetOldPads(localStorage, Date.now());
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  }, []);
  useEffect(() => {
    if (!tables) return;
    const settled = padsOfParties(pads, tables);
    if (settled !== pads) store.replace(settled);
  }, [store, pads, tables]);
};

/** What is in the pad for one place, at today's prices, and how it is sent exactly once. */
export const usePad = (place: string, party: string | null) => {
  const venue = useVenue();
  const { store, pads } = usePads();
  const { data: menu } = useQuery(menuQuery(venue.id));
  const pad = pads.find(each => each.place === place);
  const { decimals } = venue.currency;
  const lines = useMemo(
    () => (pad?.lines ?? []).map((line): PadLine => againstMenu(line, menu, decimals)),
    [pad, menu, decimals],
  );
  const put = useCallback(
    (next: readonly DraftLine[], sending: Attempt | null = null) =>
      store.put({ place, party, lines: next, sending }),
    [store, place, party],
  );
  const add = useCallback(
    (line: DraftLine) => store.change({ place, party }, lines => addLine(lines, line)),
    [store, place, party],
  );
  const again = useRef(false);
  const kept = (): readonly DraftLine[] => store.at(place)?.lines ?? [];
  return {
    lines,
    /** It was begun while nobody sat there, and somebody does by now. */
    begunFree: pad?.begunFree ?? false,
    /** It was sent, and nobody has said what became of it. */
    sending: pad?.sending ?? null,
    /** The same, asked in the moment. */
    unanswered: (): Attempt | null => store.at(place)?.sending ?? null,
    add,
    setQuantity: (key: string, quantity: number) =>
      store.change({ place, party }, lines => setQuantity(lines, key, quantity)),
    /** Lets a course wait once it is sent, or not. */
    hold: (course: string, held: boolean) =>
      store.change({ place, party }, lines => holdCourse(lines, course, held)),
    empty: () => put([]),
    /**
     * The key and the body that belong together of what is sent now: once more those of what was sent and not answered. Taken
     * in the moment of sending.
     */
    attempt: <Body>(body: Body): { readonly key: string; readonly body: Body } => {
      const earlier = store.at(place)?.sending ?? null;
      again.current = earlier !== null;
      const attempt = earlier ?? { key: freshKey(), body };
      put(kept(), attempt);
      return attempt as { readonly key: string; readonly body: Body };
    },
    /** After a failure: whether it is known that nothing was ordered; else it is sent again as it is. */
    failed: (error: unknown): boolean => {
      const known = isKnownFailed(error, again.current);
      if (known) put(kept());
      return known;
    },
  };
};
export type Pad = ReturnType<typeof usePad>;
