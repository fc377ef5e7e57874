import { applyOps, type Cart, type CartOp, EMPTY_CART, findLine } from './cart-ops.ts';

/** A change waiting for its turn; `notBefore` holds quantity changes back while the guest is still tapping. */
type Waiting = { readonly op: CartOp; readonly key: string; readonly notBefore: number };

export type CartQueueState = {
  /** The cart as the server last told it. */
  readonly server: Cart;
  readonly waiting: readonly Waiting[];
  /** The change that is being sent. */
  readonly sending: Waiting | null;
};

export const emptyQueue = (server: Cart = EMPTY_CART): CartQueueState => ({
  server,
  waiting: [],
  sending: null,
});

/** What the guest sees: the server's cart with every change on top. */
export const shownCart = ({ server, sending, waiting }: CartQueueState, decimals: number): Cart =>
  applyOps(
    server,
    sending ? [sending.op, ...waiting.map(({ op }) => op)] : waiting.map(({ op }) => op),
    decimals,
  );

/** Whether the server does not know everything yet. CART-13. */
export const isSyncing = ({ sending, waiting }: CartQueueState): boolean =>
  sending !== null || waiting.length > 0;

/** Puts a change in line. A newer quantity of a line (or its removal) takes the place of one still waiting. CART-11. */
export const enqueue = (
  state: CartQueueState,
  op: CartOp,
  key: string,
  notBefore: number,
): CartQueueState => {
  if (op.kind === 'add') return { ...state, waiting: [...state.waiting, { op, key, notBefore }] };
  const isOlder = ({ op: other }: Waiting) => other.kind === 'quantity' && other.lineId === op.lineId;
  const waiting = state.waiting.filter(each => !isOlder(each));
  const older = state.waiting.find(isOlder)?.op as typeof op | undefined;
  const from = state.server.shared
    ? (older?.from ?? findLine(shownCart({ ...state, waiting }, 2), op.lineId)?.quantity)
    : undefined;
  return { ...state, waiting: [...waiting, { op: { ...op, from }, key, notBefore }] };
};

/** Takes the first change out to be sent; null while one is under way or the first one's time has not come. */
export const takeNext = (state: CartQueueState, now: number): CartQueueState | null => {
  const [next, ...waiting] = state.waiting;
  return state.sending || !next || next.notBefore > now ? null : { ...state, waiting, sending: next };
};

/** The server answered with its cart. */
export const settled = (state: CartQueueState, server: Cart): CartQueueState => ({
  ...state,
  server,
  sending: null,
});
/** The server refused: the change is taken back. */
export const refused = (state: CartQueueState): CartQueueState => ({ ...state, sending: null });
/** No answer came: the change goes first again, under the same idempotency key, not before that instant (epoch ms). */
export const postponed = (state: CartQueueState, notBefore = 0): CartQueueState =>
  state.sending
    ? { ...state, sending: null, waiting: [{ ...state.sending, notBefore }, ...state.waiting] }
    : state;

/** The server's id of the line a change is about; null when the line is not there (any more). */
export const serverLineId = ({ server }: CartQueueState, lineId: string): string | null =>
  findLine(server, lineId)?.cart_item_id ?? null;
