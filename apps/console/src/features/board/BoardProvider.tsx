import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useVenue } from '../session/index.ts';
import { allWithPending } from './ahead/ahead.ts';
import { type Expect, useAhead } from './ahead/use-ahead.ts';
import { boardQuery } from './board-query.ts';
import type { BoardState } from './board-state.ts';
import { type Ready, readyToCarry } from './dishes/ready.ts';
import { type Lanes, lanesOf, rings } from './lanes.ts';
import { type Told, tell } from './told.ts';
import { useBoardStream } from './use-board-stream.ts';

export type Board = {
  /** Undefined until the first load succeeds. */
  readonly state: BoardState | undefined;
  readonly lanes: Lanes;
  /** What the kitchen has made and nobody has brought yet; empty for who does not carry. */
  readonly ready: readonly Ready[];
  /** Orders nobody has looked at and calls nobody goes to. */
  readonly ringing: { readonly orders: number; readonly calls: number };
  /** No answer from the server: what is shown is from `heardAt`, and only what `bills/unsent` keeps can be taken. */
  readonly lost: boolean;
  /** When the board was last known to be right; device clock, milliseconds. */
  readonly heardAt: number;
  readonly failure: Error | null;
  readonly reload: () => void;
};

/**
 * Who reads the board hears of it here, and not by a context's value: when that changes, React walks through every element below it in
 * search of readers, and three hundred cards that are not drawn anew were a third of what an order's act took.
 */
const Context = createContext<Told<Board> | null>(null);

/** What every card asks of the board; it changes seldom, so that an event of one order draws no other card anew. */
export type Link = {
  readonly lost: boolean;
  /** Add it to the device clock to get the server's. Whole seconds, in milliseconds. */
  readonly clockOffset: number;
  /** Has an order shown as it will be, until the server has answered. */
  readonly expect: Expect<BoardOrder>;
};
const LinkContext = createContext<Link>({ lost: true, clockOffset: 0, expect: () => () => undefined });
const SECOND_MS = 1_000;

/** What follows of the orders alone: the board hears of much else, and each load of it says the same again. */
const useOrders = (byId: BoardState['orders'] | undefined, carries: boolean) => {
  const before = useRef<Lanes>(undefined);
  const found = useMemo(() => {
    const orders = Object.values(byId ?? {});
    return {
      lanes: lanesOf(orders, before.current),
      ready: carries ? readyToCarry(orders) : [],
      ringing: orders.filter(rings).length,
    };
  }, [byId, carries]);
  useLayoutEffect(() => {
    before.current = found.lanes;
  }, [found]);
  return found;
};

export const BoardProvider = ({ children }: { children: ReactNode }) => {
  const venue = useVenue();
  const client = useQueryClient();
  const query = boardQuery(client, venue.id, venue.may('seeBoard'));
  const { data: known, isError, error, dataUpdatedAt, refetch } = useQuery(query);
  const [ahead, expect] = useAhead<BoardOrder>();
  // Of the orders alone: most events are of something else.
  const byId = known?.orders;
  const orders = useMemo(() => byId && allWithPending(byId, ahead), [byId, ahead]);
  const state = useMemo(
    () => (known && orders && orders !== known.orders ? { ...known, orders } : known),
    [known, orders],
  );
  useBoardStream(venue.id, state !== undefined, isError);
  const carries = venue.may('carry');
  const ofOrders = useOrders(state?.orders, carries);
  const calls = state?.calls;
  const board = useMemo<Board>(() => {
    const { lanes, ready, ringing } = ofOrders;
    const open = Object.values(calls ?? {}).filter(call => call.taken_at === null && call.done_at === null);
    return {
      state,
      lanes,
      ready,
      ringing: { orders: ringing, calls: open.length },
      lost: isError,
      heardAt: dataUpdatedAt,
      failure: error,
      reload: () => void refetch(),
    };
  }, [state, calls, ofOrders, isError, error, dataUpdatedAt, refetch]);
  const clockOffset = Math.round((state?.clockOffset ?? 0) / SECOND_MS) * SECOND_MS;
  const link = useMemo<Link>(() => ({ lost: isError, clockOffset, expect }), [isError, clockOffset, expect]);
  const [told] = useState(() => tell(board));
  useLayoutEffect(() => told.now(board), [told, board]);
  return (
    <Context value={told}>
      <LinkContext value={link}>{children}</LinkContext>
    </Context>
  );
};

export const useBoard = (): Board => {
  const told = useContext(Context);
  if (!told) throw new Error('useBoard needs a BoardProvider above it');
  return useSyncExternalStore(told.listen, told.get, told.get);
};

export const useLink = (): Link => useContext(LinkContext);
