/** What a key does in the kitchen: `bump` the ticket at a place, counted from 0, or one of the acts below. */
export type KeyAct =
  | { readonly kind: 'bump'; readonly place: number }
  | { readonly kind: 'go'; readonly ticket: -1 | 0 | 1; readonly line: -1 | 0 | 1 }
  | {
      readonly kind:
        | 'fire'
        | 'undo'
        | 'more'
        | 'counts'
        | 'done'
        | 'pass'
        | 'wall'
        | 'larger'
        | 'smaller'
        | 'help';
    };

export type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const LETTERS: Readonly<Record<string, KeyAct>> = {
  f: { kind: 'fire' },
  z: { kind: 'undo' },
  m: { kind: 'more' },
  a: { kind: 'counts' },
  r: { kind: 'done' },
  e: { kind: 'pass' },
  w: { kind: 'wall' },
  '+': { kind: 'larger' },
  '=': { kind: 'larger' },
  '-': { kind: 'smaller' },
  '?': { kind: 'help' },
  arrowleft: { kind: 'go', ticket: -1, line: 0 },
  arrowright: { kind: 'go', ticket: 1, line: 0 },
  arrowup: { kind: 'go', ticket: 0, line: -1 },
  arrowdown: { kind: 'go', ticket: 0, line: 1 },
};

/**
 * What a key of a keyboard or a bump bar means; null: nothing here. `1` to `9` and `0` are the first ten tickets, as the
 * keys of a bump bar are numbered; Enter and Space act on what has the focus, as everywhere.
 */
export const keyAct = ({ key, altKey, ctrlKey, metaKey }: Pressed): KeyAct | null => {
  if (altKey || ctrlKey || metaKey) return null;
  if (/^\d$/.test(key)) return { kind: 'bump', place: (Number(key) + 9) % 10 };
  return LETTERS[key.toLowerCase()] ?? null;
};

/** The keys as the page that explains them lists them. */
export const KEYS_SHOWN = [
  { keys: ['1', '…', '9', '0'], words: 'kitchen.key.bump' },
  { keys: ['←', '→'], words: 'kitchen.key.tickets' },
  { keys: ['↑', '↓'], words: 'kitchen.key.lines' },
  { keys: ['Enter'], words: 'kitchen.key.enter' },
  { keys: ['Z'], words: 'kitchen.key.undo' },
  { keys: ['F'], words: 'kitchen.key.fire' },
  { keys: ['M'], words: 'kitchen.key.more' },
  { keys: ['A'], words: 'kitchen.key.counts' },
  { keys: ['R'], words: 'kitchen.key.done' },
  { keys: ['E'], words: 'kitchen.key.pass' },
  { keys: ['W'], words: 'kitchen.key.wall' },
  { keys: ['+', '−'], words: 'kitchen.key.size' },
  { keys: ['?'], words: 'kitchen.key.help' },
] as const;
