/** What begins a formula, for spreadsheets: in the wide form of Asian keyboards, too. */
const SIGNS = '=+\\-@\uFF1D\uFF0B\uFF0D\uFF20';

/** What a spreadsheet might calculate, or begin anew behind a tab or a line break; behind as many apostrophes as there are. */
const CALCULATED = new RegExp(`^'*(?:\\s*[${SIGNS}]|[\\t\\r\\n])`);

/** The text of a person as a cell that no spreadsheet calculates: they take what follows an apostrophe as text. */
export const guarded = (cell: string): string => (CALCULATED.test(cell) ? `'${cell}` : cell);

/** The text that {@link guarded} was given. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && CALCULATED.test(cell) ? cell.slice(1) : cell;

/** A cell that was to be calculated, and says nothing by itself; a plus or minus begins a number. */
export const isFormula = (cell: string): boolean => /^\s*[=@\uFF1D\uFF20]/.test(cell);
