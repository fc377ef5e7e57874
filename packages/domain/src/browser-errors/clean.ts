/** Most that is taken of an error of a browser, in characters and entries. */
export const ERROR_LIMITS = {
  name: 40,
  message: 300,
  stack: 2000,
  frames: 12,
  route: 40,
  release: 80,
  steps: 10,
} as const;

/** A call that the browser had made before. */
export type Step = { readonly call: string; readonly status: number };

/** What the JavaScript engine says itself quotes names of ours; what else is quoted may be what somebody typed. */
const OF_THE_ENGINE: ReadonlySet<string> = new Set(['TypeError', 'ReferenceError', 'RangeError']);
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|„[^“”]*[“”]|“[^”]*”/g;
const NAME_OF_OURS = /^.[A-Za-z_$][\w$.]{0,30}.$/;
const ADDRESS = /\b[a-z][a-z+.-]*:\/\/[^\s"'`)]+/gi;
const MAIL = /[^\s@<>"']+@[^\s@<>"']+/g;
/** Tokens, codes, ids, numbers of phones and cards. */
const TELLING = /[A-Za-z0-9_-]{16,}|\+?\d[\d ()-]{4,}\d/g;

/** A message without addresses, what was typed, tokens and numbers: of whom it is cannot be told. */
export const cleanMessage = (message: string, name: string): string => {
  const kept = (quoted: string) => (OF_THE_ENGINE.has(name) && NAME_OF_OURS.test(quoted) ? quoted : '…');
  return (
    message
      .slice(0, 4 * ERROR_LIMITS.message)
      .replace(ADDRESS, '…')
      .replace(MAIL, '…')
      .replace(QUOTED, kept)
      // Engines name functions and fields that are longer than a token.
      .replace(TELLING, each => (/^[A-Za-z]+$/.test(each) && each.length < 32 ? each : '…'))
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, ERROR_LIMITS.message)
  );
};

/** Longer than any frame of ours: whoever sends more must not make us search it. */
const MAX_LINE = 500;
/** Of any browser, in two steps, so that no line costs more than its length: the script with line and column … */
const PLACE = /([\w.-]{1,80}\.[mc]?[jt]sx?)(?:\?[^\s:]{0,200})?:(\d{1,7}):(\d{1,7})/;
/** … and what stands before them: the function where it has a name, and the address of the script's folder. */
const BEFORE =
  /(?:([A-Za-z_$][\w$.<>]{0,60})\s{0,9}[(@]|\bat\s{1,9}|@|^)(?:[a-z]{1,20}:\/\/[^\s/]{1,200})?\/[^\s:?#]*$/;

/** Function, script, line and column of a line of a stack; null: it is none. */
const frameOf = (line: string): readonly (string | undefined)[] | null => {
  const place = PLACE.exec(line);
  const before = place && BEFORE.exec(line.slice(0, place.index));
  return before && [undefined, before[1], ...place.slice(1)];
};

/** As it was cleaned before: what is clean stays as it is. */
const CLEAN = /^at ([\w$.<>]{1,61}|\?) \(([\w.-]{1,80}\.[mc]?[jt]sx?):(\d{1,7}):(\d{1,7})\)$/;

/** The frames of a stack by function and script alone, and none of the message above them. */
export const cleanStack = (stack: string): string =>
  stack
    .slice(0, 10 * ERROR_LIMITS.stack)
    .split('\n')
    .flatMap(line => {
      const text = line.trim().slice(0, MAX_LINE);
      const [, named, script, row, column] = CLEAN.exec(text) ?? frameOf(text) ?? [];
      return script === undefined ? [] : [`at ${named ?? '?'} (${script}:${row}:${column})`];
    })
    .slice(0, ERROR_LIMITS.frames)
    .join('\n')
    .slice(0, ERROR_LIMITS.stack);

/** A path below the API with words of ours alone: whatever else stands in it is left out. */
const cleanCall = (path: string): string =>
  path
    .split(/[?#]/, 1)[0]
    ?.split('/')
    .map(part => (/^[a-z][a-z0-9]{0,14}(?:-[a-z0-9]{1,14}){0,4}$/.test(part) ? part : part === '' ? '' : '…'))
    .join('/')
    .slice(0, 120) ?? '';

/** The last calls before an error, without what stood in their addresses. */
export const cleanSteps = (steps: readonly Step[]): Step[] =>
  steps.slice(-ERROR_LIMITS.steps).map(({ call, status }) => ({ call: cleanCall(call), status }));
