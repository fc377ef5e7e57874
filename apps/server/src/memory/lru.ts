/** Values by key, the longest unused leaving when their weight passes `maxWeight`. */
export type Lru<V> = {
  readonly get: (key: string) => V | undefined;
  readonly set: (key: string, value: V) => void;
  readonly delete: (key: string) => void;
};

export const createLru = <V>(maxWeight: number, weightOf: (value: V) => number): Lru<V> => {
  const values = new Map<string, V>();
  let weight = 0;
  const remove = (key: string): void => {
    const value = values.get(key);
    if (value !== undefined && values.delete(key)) weight -= weightOf(value);
  };
  return {
    get: key => {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set: (key, value) => {
      remove(key);
      values.set(key, value);
      weight += weightOf(value);
      for (const oldest of values.keys()) {
        if (weight <= maxWeight || oldest === key) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
};
