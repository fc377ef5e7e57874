/** What somebody here did to a thing, and the server has not answered yet. Changes nothing of what it says already. */
export type Change<T> = (thing: T) => T;
/** When a tap is seen to have done something: with the tap itself, or once the server has said so. */
export type Shows = 'at once' | 'when answered';
export type Pending<T> = { readonly id: string; readonly change: Change<T> };

const madeOf = new WeakMap<object, WeakMap<object, object>>();
const isMade = new WeakSet<object>();

/** Whether this shows what the server has not said yet: nothing more is done to it until it has. */
export const isAhead = (thing: object): boolean => isMade.has(thing);

/** The same one for as long as the thing is the same, so that it is not drawn anew. */
const changed = <T extends object>(thing: T, change: Change<T>): T => {
  const before = madeOf.get(thing)?.get(change) as T | undefined;
  if (before) return before;
  const next = change(thing);
  if (next !== thing) isMade.add(next);
  madeOf.set(thing, (madeOf.get(thing) ?? new WeakMap()).set(change, next));
  return next;
};

/** The thing as it will be once everything that is awaited of it is done. */
export const withPending = <T extends object>(id: string, thing: T, all: readonly Pending<NoInfer<T>>[]): T =>
  all.reduce((so, each) => (each.id === id ? changed(so, each.change) : so), thing);

/** As {@link withPending}, of things by their ids; what nothing is awaited of stays the same object. */
export const allWithPending = <T extends object>(
  byId: Readonly<Record<string, T>>,
  all: readonly Pending<NoInfer<T>>[],
): Readonly<Record<string, T>> => {
  const ids = new Set(all.map(({ id }) => id));
  const changes = [...ids].flatMap(id => {
    const thing = byId[id];
    const next = thing && withPending(id, thing, all);
    return next && next !== thing ? [[id, next] as const] : [];
  });
  return changes.length === 0 ? byId : { ...byId, ...Object.fromEntries(changes) };
};
