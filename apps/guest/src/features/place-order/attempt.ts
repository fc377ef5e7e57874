import type { CallInput } from '@tableside/contract/client';

export type PlaceBody = NonNullable<CallInput<'POST /cart/{session}/place-order'>['body']>;

/** A placing whose answer is not known: sent again under the same key it is placed once. DESIGN §5. */
export type Attempt = { readonly key: string; readonly body: PlaceBody; readonly at: number };

/** Just what is needed of `sessionStorage`. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** After this long (ms) a lost placing is no longer taken up by itself: the guest may have changed their mind. */
export const RESUME_WITHIN_MS = 5 * 60_000;

const nameOf = (token: string): string => `placing:${token}`;
const read = (store: Store, token: string): Attempt | null => {
  const text = store.getItem(nameOf(token));
  return text === null ? null : (JSON.parse(text) as Attempt);
};

/** The placing to send: the unanswered one when it asks for the same, otherwise a new one under a new key. */
export const beginAttempt = (
  store: Store,
  token: string,
  body: PlaceBody,
  fresh: { readonly key: string; readonly at: number },
): Attempt => {
  const open = read(store, token);
  const attempt =
    open && JSON.stringify(open.body) === JSON.stringify(body)
      ? open
      : { key: fresh.key, body, at: fresh.at };
  store.setItem(nameOf(token), JSON.stringify(attempt));
  return attempt;
};

/** The placing that a lost connection or a reload left without an answer, while it is young. */
export const openAttempt = (store: Store, token: string, now: number): Attempt | null => {
  const open = read(store, token);
  return open && now - open.at <= RESUME_WITHIN_MS ? open : null;
};

/** The server failed: a second try uses the same key, but only the guest starts it. */
export const pauseAttempt = (store: Store, token: string): void => {
  const open = read(store, token);
  if (open) store.setItem(nameOf(token), JSON.stringify({ ...open, at: 0 }));
};

/** The answer is here, whatever it is. */
export const endAttempt = (store: Store, token: string): void => store.removeItem(nameOf(token));

/** The tab's storage, or memory where the browser refuses it. */
export const attemptStore = (): Store => {
  try {
    sessionStorage.getItem('');
    return sessionStorage;
  } catch {
    return memory;
  }
};
const kept = new Map<string, string>();
const memory: Store = {
  getItem: name => kept.get(name) ?? null,
  setItem: (name, value) => void kept.set(name, value),
  removeItem: name => void kept.delete(name),
};
