/** What the JavaScript engine says itself: it quotes names of ours, never what a guest wrote. */
const OF_THE_ENGINE: ReadonlySet<string> = new Set(['TypeError', 'ReferenceError', 'RangeError']);

/** From the first quotation mark to the last of its kind: what is quoted may hold some itself. */
const QUOTED = /(["'`])[\s\S]*\1/g;

/** What the database names beside its message: our own tables and rules. `detail`, `where` and `hint` quote rows. */
const PLACES = ['code', 'table', 'column', 'constraint', 'routine'] as const;

const placesOf = (error: Error): string =>
  PLACES.flatMap(name => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' && /^\w+$/.test(value) ? `${name} ${value}` : [];
  }).join(', ');

const unquoted = (text: string): string => text.replace(QUOTED, '…');

/** Where it was thrown; the message stands above that, in as many lines as it has. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n');

/**
 * What somebody outside may read of an error: databases and parsers quote what they were given, and that is what guests
 * wrote. Their quotations are left out, and the names of our tables and rules are put in their place. MONITOR-03.
 */
export const wordsOf = (error: unknown): { name: string; message: string; stack: string } => {
  if (!(error instanceof Error)) return { name: 'Error', message: unquoted(String(error)), stack: '' };
  const { name } = error;
  if (OF_THE_ENGINE.has(name)) return { name, message: error.message, stack: framesOf(error.stack ?? '') };
  const places = placesOf(error);
  const message = unquoted(error.message) + (places && ` (${places})`);
  return { name, message, stack: framesOf(error.stack ?? '') };
};
